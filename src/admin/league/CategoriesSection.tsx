import { categoriesTable } from './settingTables.ts';
import { CategoriesPreview } from './CategoriesPreview.tsx';
import { categoryFields } from './settingFields.ts';
import { SettingsRows } from './SettingsRows.tsx';

/** The categories, in the order of every list. */
export function CategoriesSection() {
  return (
    <SettingsRows
      table={categoriesTable}
      refusals={{
        nameTaken:
          'Ese nombre o ese final de la dirección es, o fue, de otra categoría, y todavía lleva a ella: elegir otro.',
        inUse: 'No se puede eliminar: tiene parejas o partidos.',
      }}
      noun="categoría"
      addLabel="Agregar categoría"
      most={40}
      fields={categoryFields}
      nameOf={({ title }) => title}
      detailOf={({ shortName, slug }) =>
        [...(shortName === null ? [] : [shortName]), `/categorias/${slug}`].join(' · ')
      }
      renderPreview={(rows) => <CategoriesPreview categories={rows} />}
    />
  );
}
