import { AboutPage } from '../../home/about/AboutPage.tsx';
import { SettingsContext, useSettings } from '../../league/settings.ts';
import { LeagueForm } from './LeagueForm.tsx';
import { aboutFields } from './settingFields.ts';

const { story, dates, scoring, joining } = aboutFields;

/** The words of the page *Nosotros*. */
export function AboutSection() {
  const settings = useSettings();
  return (
    <LeagueForm
      fields={aboutFields}
      renderPreview={(typed) => {
        const about = {
          story: story.toValue(typed.story),
          dates: dates.toValue(typed.dates),
          scoring: scoring.toValue(typed.scoring),
          joining: joining.toValue(typed.joining),
        };
        return (
          <SettingsContext value={{ ...settings, about }}>
            <AboutPage />
          </SettingsContext>
        );
      }}
    />
  );
}
