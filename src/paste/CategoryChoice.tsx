import type { CategoryName } from '../league/category.ts';
import { useSettings } from '../league/settings.ts';
import { SelectField } from '../ui/form/SelectField.tsx';

type CategoryChoiceProps = {
  /** `null`: all of them. */
  category: CategoryName | null;
  /** Called with the chosen category, `null` for all of them. */
  onChoose: (category: CategoryName | null) => void;
};

/**
 * One category, or all.
 *
 * - **Keyboard:** Tab reaches it; arrows and the first letters choose.
 * - **Screen reader:** A choice with its label and the chosen category.
 */
export function CategoryChoice({ category, onChoose }: CategoryChoiceProps) {
  const { categories } = useSettings();
  return (
    <SelectField
      label="Categoría"
      data={[
        { value: '', label: 'Todas las categorías' },
        ...categories.map(({ name, title }) => ({ value: name, label: title })),
      ]}
      value={category ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    />
  );
}
