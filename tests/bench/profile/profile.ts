import { findPage } from '../firstResult/loads.ts';
import { openLeagues } from '../support/league.ts';
import { rowOf, type Bench } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { buildSite } from '../support/site.ts';
import { each, inTurn, median, summarise } from '../support/statistics.ts';
import { profileLoad, type Profile } from './profileLoad.ts';

export const title = 'what a cold load on a slow phone spends its processor time on';

/** A room or package below this is left out, ms. */
const least = 5;

/** Processor time by room and package, and the longest tasks with what they hold. */
export async function run({ browser, runs, versions }: Bench) {
  await using opened = await openLeagues(versions);
  const folders = await each(versions, ({ project }) => buildSite(project));
  const pages = await each(liveRoutes, async ({ path }) => {
    const visits = await each([...opened.leagues.entries()], async ([version, { url }]) => ({
      ...(await findPage(browser, url + path)),
      folder: folders[version] ?? '',
    }));
    const profiles = await inTurn(visits, runs, ({ url, text, folder }) =>
      profileLoad(browser, url, text, folder),
    );
    return { path, profiles };
  });
  const of = (read: (profile: Profile) => number) => (profiles: readonly Profile[]) =>
    summarise(profiles.map(read));
  const times = pages.flatMap(({ path, profiles }) =>
    rowOf(path, profiles, [
      { what: 'scripts, ms', read: of(({ scripts }) => scripts), goal: 0.75 },
      { what: 'style and layout, ms', read: of(({ layout }) => layout), goal: 0.8 },
      {
        what: 'longest task, ms',
        read: of(({ tasks: [longest] }) => longest?.duration ?? 0),
        goal: 0.6,
      },
    ]),
  );
  const all = pages.flatMap(({ profiles }) => profiles.flat());
  const names = [...new Set(all.flatMap(({ parts }) => Object.keys(parts)))];
  const timeOf = (name: string) => (profiles: readonly Profile[]) =>
    median(profiles.map(({ parts }) => parts[name] ?? 0));
  const parts = names
    .map((name) => ({ name, time: timeOf(name)(all) }))
    .filter(({ time }) => time >= least)
    .toSorted((one, other) => other.time - one.time)
    .flatMap(({ name }) =>
      pages.flatMap(({ path, profiles }) =>
        rowOf(name, profiles, [{ what: `${path}, ms`, read: timeOf(name) }]),
      ),
    );
  const tasks = pages.flatMap(({ path, profiles }) =>
    rowOf(path, profiles, [
      {
        what: 'the longest tasks of the last load, ms: what they hold',
        read: (loads) => textOf(loads.at(-1)),
      },
    ]),
  );
  return [times, parts, tasks];
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
