import { categoriesTable, type CategoryRow, type NewCategory } from '../../league/settingTables.ts';
import { longestShortName, proposeShortName, proposeSlug } from '../../league/proposedNames.ts';
import { linkProblem, slugProblem } from '../../league/settingRules.ts';
import { textProblem } from '../../padel/fieldRules.ts';
import { CategoriesPreview } from './CategoriesPreview.tsx';
import { SettingsRows } from './SettingsRows.tsx';

/** The name is set once: nobody types it. */
type Name = 'name' | 'title' | 'shortName' | 'slug' | 'spreadsheet';

/** The categories, in the order of every list. */
export function CategoriesSection() {
  return (
    <SettingsRows<CategoryRow, NewCategory, Name>
      table={categoriesTable}
      refusals={{
        nameTaken:
          'Ese nombre o ese final de la dirección es, o fue, de otra categoría, y todavía lleva a ella: elegir otro.',
        inUse: 'No se puede eliminar: tiene parejas o partidos.',
      }}
      noun="categoría"
      addLabel="Agregar categoría"
      most={40}
      fields={[
        {
          name: 'title',
          label: 'Nombre',
          placeholder: 'Sexta Damas',
          column: 'name',
          problem: (text) => textProblem(text, 40),
        },
        {
          name: 'shortName',
          label: 'Nombre corto',
          description: 'Para donde hay poco lugar. Vacío: se usa el nombre entero.',
          isRequired: false,
          problem: (text) => textProblem(text, longestShortName),
          proposed: ({ title }) => proposeShortName(title),
          isRenamed: true,
        },
        {
          name: 'slug',
          label: 'Final de la dirección',
          description:
            'Lo que sigue a /categorias/ en la dirección de su página. La anterior sigue llevando aquí.',
          column: 'slug',
          problem: slugProblem,
          proposed: ({ title }) => proposeSlug(title),
        },
        {
          name: 'spreadsheet',
          label: 'Planilla',
          kind: 'url',
          description: 'El enlace a sus posiciones en otro sitio, si existe.',
          isRequired: false,
          problem: linkProblem,
        },
      ]}
      empty={{ name: '', title: '', shortName: '', slug: '', spreadsheet: '' }}
      toFields={({ name, title, shortName, slug, spreadsheet }, position): NewCategory => ({
        name: name || title.trim(),
        title: title.trim(),
        shortName: shortName.trim() || null,
        slug: slug.trim(),
        spreadsheet: spreadsheet.trim() || null,
        position,
      })}
      toTyped={({ name, title, shortName, slug, spreadsheet }) => ({
        name,
        title,
        shortName: shortName ?? '',
        slug,
        spreadsheet: spreadsheet ?? '',
      })}
      nameOf={({ title }) => title}
      detailOf={({ shortName, slug }) =>
        [...(shortName === null ? [] : [shortName]), `/categorias/${slug}`].join(' · ')
      }
      renderPreview={(rows) => <CategoriesPreview categories={rows} />}
    />
  );
}
