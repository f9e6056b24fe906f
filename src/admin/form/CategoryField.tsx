import { useSettings } from '../../league/settings.ts';
import { SelectField, type SelectFieldProps } from '../../ui/form/SelectField.tsx';

/** The choice of a category, the phone's own picker on a phone. */
export function CategoryField(props: SelectFieldProps) {
  const { categories } = useSettings();
  const data = [
    { value: '', label: 'Seleccionar categoría', disabled: true },
    ...categories.map(({ name, title }) => ({ value: name, label: title })),
  ];
  return <SelectField label="Categoría" data={data} {...props} />;
}
