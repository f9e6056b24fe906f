import '../ui/theme/mantineForms.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { categories } from './category.ts';
import { fieldProps } from '../ui/form/fieldProps.ts';

const options = [
  { value: '', label: 'Seleccionar categoría', disabled: true },
  ...categories.map(({ name }) => ({ value: name, label: name })),
];

/** The choice of a category, the phone's own picker on a phone. */
export function CategoryField(props: NativeSelectProps) {
  return <NativeSelect {...fieldProps} label="Categoría" data={options} {...props} />;
}
