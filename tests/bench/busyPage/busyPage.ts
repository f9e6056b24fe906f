import { launchBrowser } from '../site/browser.ts';
import { buildSite, siteFolder } from '../site/builds.ts';
import { runSite } from '../site/runningSite.ts';
import type { Part, PartReport } from '../support/report.ts';
import { measureBurst, type Burst } from './burst.ts';
import { reportBusyPage } from './busyReport.ts';
import { measureLongList } from './longList.ts';
import { measureMemory } from './memory.ts';
import { signInOrganiser } from './organiser.ts';
import { measureSingleChanges } from './singleChanges.ts';

const bursts = 5;

/** What an open page does when much happens: many changes, long lists, hours. */
export const busyPage: Part = {
  name: 'busyPage',
  title: 'An open page while much happens',
  run: measure,
};

async function measure(): Promise<PartReport> {
  buildSite();
  await using site = await runSite(siteFolder);
  await using browser = await launchBrowser();
  const organiser = await signInOrganiser(site.url);
  const delays = await measureSingleChanges(browser, site.url, organiser);
  const measured: Burst[] = [];
  for (let run = 0; run <= bursts; run += 1) {
    measured.push(await measureBurst(browser, site.url, organiser));
  }
  return reportBusyPage({
    delays,
    // The first is not counted.
    bursts: measured.slice(1),
    memory: await measureMemory(browser, site.url, organiser),
    growths: await measureLongList(browser, site.url, organiser),
  });
}
