import { AboutPage } from '../../home/about/AboutPage.tsx';
import { SettingsContext, useSettings } from '../../league/settings.ts';
import { useCurrentSeason, useToday } from '../../league/useNow.ts';
import { daysBefore } from '../../reading/dates.ts';
import { LeagueForm } from './LeagueForm.tsx';
import { aboutFieldsIn } from './settingFields.ts';

/** The words of the page *Nosotros*. */
export function AboutSection() {
  const settings = useSettings();
  const today = useToday();
  const { firstDay, lastDay } = useCurrentSeason();
  // A season without an end may have begun years ago.
  const isOld = lastDay === null && firstDay < daysBefore(today, 365);
  const fields = aboutFieldsIn({ firstDay: isOld ? today : firstDay, lastDay });
  const { story, dates, scoring, joining } = fields;
  return (
    <LeagueForm
      fields={fields}
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
