import '../ui/theme/mantineForms.css';
import { NativeSelect } from '@mantine/core';
import { categories, categoryByName, type CategoryName } from './category.ts';
import { fieldProps } from '../ui/form/fieldProps.ts';

type CategoryChoiceProps = {
  /** `null`: all of them. */
  category: CategoryName | null;
  onChoose: (category: CategoryName | null) => void;
};

const options = [
  { value: '', label: 'Todas las categorías' },
  ...categories.map(({ name }) => ({ value: name, label: name })),
];

/** One category, or all. */
export function CategoryChoice({ category, onChoose }: CategoryChoiceProps) {
  return (
    <NativeSelect
      {...fieldProps}
      label="Categoría"
      data={options}
      value={category ?? ''}
      onChange={(event) => onChoose(categoryByName(event.currentTarget.value)?.name ?? null)}
    />
  );
}
