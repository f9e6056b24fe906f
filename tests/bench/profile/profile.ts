import { readFirstText, openPhone } from '../support/page.ts';
import { listOf, tableOf, type Bench } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { buildSite, startSite } from '../support/site.ts';
import { inTurn, median, summarise } from '../support/statistics.ts';
import { profileLoad, type Profile } from './profileLoad.ts';

export const title = 'what a cold load on a slow phone spends its processor time on';

/** A room or package below this is counted with the others, ms. */
const least = 5;

/** Processor time by room and package, and the longest tasks with what they hold. */
export async function run({ browser, runs }: Bench) {
  const folder = buildSite();
  await using site = await startSite(folder);
  const visits: { path: string; url: string; text: string }[] = [];
  for (const { path } of liveRoutes) {
    const url = site.url + path;
    await using phone = await openPhone(browser, {});
    await phone.page.goto(url);
    visits.push({ path, url, text: await readFirstText(phone.page) });
  }
  const loads = await inTurn(visits, runs, ({ url, text }) =>
    profileLoad(browser, url, text, folder),
  );
  const pages = visits.map(({ path }, index) => ({ path, profiles: loads[index] ?? [] }));
  const names = new Set(
    pages.flatMap(({ profiles }) => profiles.flatMap(({ parts }) => Object.keys(parts))),
  );
  const timeOf = (profiles: readonly Profile[], name: string) =>
    median(profiles.map(({ parts }) => parts[name] ?? 0));
  const rows = [...names]
    .map((name) => ({ name, times: pages.map(({ profiles }) => timeOf(profiles, name)) }))
    .filter(({ times }) => Math.max(...times) >= least)
    .toSorted((one, other) => sum(other.times) - sum(one.times));
  return [
    tableOf(pages, {
      page: ({ path }) => path,
      'scripts, ms': ({ profiles }) => summarise(profiles.map(({ scripts }) => scripts)),
      'style and layout, ms': ({ profiles }) => summarise(profiles.map(({ layout }) => layout)),
      'longest task, ms': ({ profiles }) =>
        summarise(profiles.map(({ tasks: [longest] }) => longest?.duration ?? 0)),
    }),
    tableOf(rows, {
      'processor time, ms': ({ name }) => name,
      ...Object.fromEntries(
        pages.map(({ path }, index) => [
          path,
          ({ times }: { times: readonly number[] }) => times[index] ?? null,
        ]),
      ),
    }),
    listOf(
      'the longest tasks of the last load, ms: what they hold',
      Object.fromEntries(pages.map(({ path, profiles }) => [path, textOf(profiles.at(-1))])),
    ),
  ];
}

function textOf(profile: Profile | undefined): string {
  const tasks = profile?.tasks.slice(0, 4) ?? [];
  return tasks
    .map(({ start, duration, parts }) => {
      const held = parts.slice(0, 4).map(([name, time]) => `${name} ${Math.round(time)}`);
      return `${Math.round(duration)} at ${Math.round(start)}: ${held.join(', ')}`;
    })
    .join('; ');
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
