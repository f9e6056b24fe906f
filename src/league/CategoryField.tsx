import '../ui/theme/mantineForms.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useSettings } from './settings.ts';
import { fieldProps } from '../ui/form/fieldProps.ts';

/** The choice of a category, the phone's own picker on a phone. */
export function CategoryField(props: NativeSelectProps) {
  const { categories } = useSettings();
  const data = [
    { value: '', label: 'Seleccionar categoría', disabled: true },
    ...categories.map(({ name, title }) => ({ value: name, label: title })),
  ];
  return <NativeSelect {...fieldProps} label="Categoría" data={data} {...props} />;
}
