import { demoSettings } from '../src/league/demo/demoSettings.ts';
import { startWithSettings } from '../src/league/settings.ts';

/** Stories show the demo league, whatever the environment says. */
export function startWithDemo(): void {
  startWithSettings({
    league: demoSettings,
    storage: '/storage/v1/object/public/pictures/',
  });
}
