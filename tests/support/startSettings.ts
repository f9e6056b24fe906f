import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { startWithSettings } from '../../src/league/settings.ts';

// Where there is no page, the site's code shows the demo league.

const today = new Date();

startWithSettings({
  league: demoSettings,
  builtAt: Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()),
  storage: '/storage/v1/object/public/pictures/',
});
