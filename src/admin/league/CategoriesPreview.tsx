import { CategoryLinks } from '../../league/CategoryLinks.tsx';
import { SettingsContext, useSettings } from '../../league/settings.ts';
import type { NewCategory } from './settingTables.ts';

type CategoriesPreviewProps = {
  /** The categories as they are typed, in their order. */
  categories: ReadonlyArray<NewCategory>;
};

/** The links of the categories as they will stand on the pages. */
export function CategoriesPreview({ categories }: CategoriesPreviewProps) {
  const draft = {
    ...useSettings(),
    categories: categories.map(({ name, title, shortName, slug }, index) => ({
      name,
      title,
      shortName: shortName ?? title,
      // A slug that is being typed may be that of another category for a moment.
      slug: `${slug}-${index}`,
      oldSlugs: [],
      spreadsheet: '',
    })),
  };
  return (
    <SettingsContext value={draft}>
      <CategoryLinks />
    </SettingsContext>
  );
}
