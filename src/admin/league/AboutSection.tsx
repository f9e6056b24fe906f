import { AboutPage } from '../../home/about/AboutPage.tsx';
import { SettingsContext, useSettings } from '../../league/settings.ts';
import { aboutColumns, aboutFields, typedAbout } from './aboutFields.ts';
import { LeagueForm } from './LeagueForm.tsx';

/** The words of the page *Nosotros*. */
export function AboutSection() {
  const settings = useSettings();
  return (
    <LeagueForm
      fields={aboutFields}
      toTyped={typedAbout}
      toColumns={aboutColumns}
      renderPreview={(typed) => (
        <SettingsContext value={{ ...settings, about: aboutColumns(typed) }}>
          <AboutPage />
        </SettingsContext>
      )}
    />
  );
}
