import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { startWithSettings } from '../../src/league/settings.ts';

// Where there is no page, the site's code shows the demo league.

startWithSettings({
  league: demoSettings,
  storage: '/storage/v1/object/public/pictures/',
});
