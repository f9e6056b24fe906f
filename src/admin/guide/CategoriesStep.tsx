import { newId } from '../../live/newId.ts';
import { useSettings } from '../../league/settings.ts';
import { categoriesTable } from '../league/settingTables.ts';
import { CategoriesPreview } from '../league/CategoriesPreview.tsx';
import { CategorySets } from './CategorySets.tsx';
import { useSaveMany } from '../useSaveMany.ts';

/** The categories of a new league, made of the usual ones. */
export function CategoriesStep({ onSaved }: { onSaved: () => void }) {
  const { categories } = useSettings();
  const saveMany = useSaveMany(onSaved);
  return (
    <CategorySets
      existing={categories}
      onCreate={(added) =>
        saveMany(
          categoriesTable,
          added.map((values) => ({ id: newId(), values })),
          {
            done:
              added.length === 1 ? '1 categoría creada.' : `${added.length} categorías creadas.`,
            nameTaken:
              'Una de ellas ya está, o su dirección es de otra: quitarla y crear las demás.',
          },
        )
      }
      renderPreview={(added) => <CategoriesPreview categories={added} />}
    />
  );
}
