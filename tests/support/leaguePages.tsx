import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter, generatePath, type Params } from 'react-router-dom';
import { CountedNowSection } from '../../src/admin/CountedNowSection.tsx';
import { DueAtDesk, LeftMatches } from '../../src/admin/desk/DeskMatches.tsx';
import { PairListSection } from '../../src/admin/pairList/PairListSection.tsx';
import { pageFiles, previewOf } from '../../src/app/pageFiles.ts';
import { SiteRoutes } from '../../src/app/SiteRoutes.tsx';
import { documentTitle, loadPage, sitePages, type SitePage } from '../../src/app/sitePages.ts';
import { escapeText } from '../../src/build/escapeText.ts';
import { defaultRule } from '../../src/league/defaultRule.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import type { LeagueSettings } from '../../src/league/league.ts';
import { paths } from '../../src/league/paths.ts';
import { SettingsContext, startWithSettings } from '../../src/league/settings.ts';
import { LiveProvider } from '../../src/live/LiveProvider.tsx';
import { comparePositions, positionOf } from '../../src/live/listOrder.ts';
import { listKey, listRule } from '../../src/live/loadRows.ts';
import { giveStart, type PageRows, type PageStart } from '../../src/live/pageStart.ts';
import { createSources } from '../../src/live/sources.ts';
import type { Table, TableRow } from '../../src/live/table.ts';
import { createData, DataProvider } from '../../src/matches/DataProvider.tsx';
import { pairsTable, resultsTable, upcomingMatchesTable } from '../../src/matches/tables.ts';
import { AuthContext } from '../../src/session/authContext.ts';
import { ThemeProvider } from '../../src/ui/theme/ThemeProvider.tsx';
import { emptyResultColumns } from './rows.ts';
import { signNames } from './signNames.ts';

// Pages of leagues whose every text has some sign, as React renders them with rows, settings and a session.

const now = Date.UTC(2026, 10, 20, 21);
const today = '2026-11-20';
const namesInLeague = 100;

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<'results' | 'upcoming_matches' | 'pairs', readonly Row[]>>;
type GivenLeague = { settings: LeagueSettings; rows: Rows };

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A league in whose every text column one of these names stands. */
function leagueWith(names: readonly string[], count: number): GivenLeague {
  let taken = 0;
  const next = () => {
    taken += 1;
    return names[(taken - 1) % names.length] ?? '';
  };
  const categories = Array.from({ length: count }, (_, index) => {
    const name = next();
    return {
      name,
      title: name,
      shortName: Array.from(name).slice(0, 12).join(''),
      slug: `c-${index}`,
      oldSlugs: [],
      spreadsheet: '',
    };
  });
  const rows: Record<keyof Rows, Row[]> = { results: [], upcoming_matches: [], pairs: [] };
  for (const [index, { name: category }] of categories.entries()) {
    const pairs = [next(), next(), next(), next()].map((name, pair) => ({
      id: idOf(index * 10 + pair),
      category,
      name,
      players: `${name} / ${names[index] ?? ''}`,
      lines: [],
      created_at: '2026-08-01T12:00:00+00:00',
    }));
    rows.pairs.push(...pairs);
    const match = ([one, other]: readonly [number, number], id: number, date: string) => ({
      id: idOf(1000 + index * 10 + id),
      team1: pairs[one]?.name,
      team2: pairs[other]?.name,
      pair1_id: pairs[one]?.id,
      pair2_id: pairs[other]?.id,
      category,
      date,
      created_at: `2026-11-1${id}T12:00:00+00:00`,
    });
    const location = next();
    rows.results.push(
      {
        ...emptyResultColumns,
        ...match([0, 1], 1, '2026-11-19'),
        score: '6-4, 6-3',
        winner: 1,
        time: '20:30:00',
        location,
      },
      { ...emptyResultColumns, ...match([2, 3], 2, '2026-11-18'), score: 'W.O.', winner: 2 },
    );
    const counts = { season_id: null, stage: null };
    const coming = { ...counts, changed_at: null, postponed_at: null, time: '20:30:00', location };
    rows.upcoming_matches.push(
      { ...match([0, 2], 3, today), ...coming },
      { ...match([1, 3], 4, '2026-11-10'), ...coming },
      { ...match([0, 3], 5, '2026-11-12'), ...coming, postponed_at: '2026-11-11T12:00:00+00:00' },
    );
  }
  const settings: LeagueSettings = {
    ...demoSettings,
    name: next(),
    shortName: next().slice(0, 12),
    description: next(),
    slogan: next(),
    city: next(),
    profile: { name: next(), network: 'Instagram', url: 'https://a.example/' },
    about: {
      story: [next()],
      dates: [{ day: '2026-12-01', text: next() }],
      scoring: [next()],
      joining: [next()],
    },
    categories,
    seasons: [
      {
        id: idOf(1),
        name: next(),
        slug: 'clausura',
        firstDay: '2026-08-01',
        lastDay: null,
        rule: defaultRule,
        ruleChangedOn: null,
        withdrawals: [],
        lots: [],
        adjustments: categories.map(({ name }, index) => ({
          category: name,
          pairId: idOf(index * 10),
          points: -1,
          reason: next(),
          day: '2026-11-01',
        })),
        categories: Object.fromEntries(
          categories.map(({ name }) => [name, { legs: 1, qualified: 2, relegated: 1 }] as const),
        ),
      },
    ],
    organisers: [{ name: next(), whatsapp: '+54 9 351 555-0100' }],
    clubs: [
      {
        name: next(),
        network: 'Facebook',
        url: 'https://a.example/',
        address: next(),
        map: 'https://a.example/',
      },
    ],
    sponsors: [{ name: next(), picture: 'logos/a.png', alt: next() }],
    heroPictures: [{ picture: 'portadas/a.png', phonePicture: '', alt: next(), focus: '50% 50%' }],
  };
  return { settings, rows };
}

/** What a page that is made of these rows begins with, whatever lists it asks for. */
function startWith({ settings, rows }: GivenLeague): PageStart {
  const categories = [undefined, ...settings.categories.map(({ name }) => name)];
  const pairs = [undefined, ...rows.pairs.map(({ id }) => String(id))];
  const seasons = [undefined, ...settings.seasons.map(({ slug }) => slug)];
  const lists = function* (table: { name: string; orders: object }) {
    for (const order of Object.keys(table.orders)) {
      for (const isWhole of [undefined, true]) {
        for (const category of categories) {
          if (table.name === pairsTable.name) yield { order, isWhole, category };
          else for (const season of seasons) yield { order, isWhole, category, season };
        }
        for (const pair of pairs) yield { order, isWhole, pair };
        for (const date of [today, '2026-11-19', '2026-11-18']) yield { order, isWhole, date };
        yield { order, isWhole, played: 'yes' };
      }
    }
  };
  const listsOf = <Item extends TableRow, NewItem, Order extends string, Filter extends object>(
    table: Table<Item, NewItem, Order, Filter>,
    all: readonly Row[],
  ): PageRows[] =>
    [...lists(table)].map((list) => ({
      table: table.name,
      list: listKey(table, list),
      isWhole: true,
      readAt: now,
      get rows() {
        const { order, matches } = listRule(table, list);
        return all
          .flatMap((row) => {
            const item = table.parse(row);
            if (item === null || !matches(item)) return [];
            return [{ row, position: positionOf(order, item) }];
          })
          .toSorted((one, other) => comparePositions(order, one.position, other.position))
          .map(({ row }) => row);
      },
    }));
  return {
    moment: now,
    saysToday: true,
    search: '',
    rows: [
      ...listsOf(resultsTable, rows.results),
      ...listsOf(upcomingMatchesTable, rows.upcoming_matches),
      ...listsOf(pairsTable, rows.pairs),
    ],
  };
}

/** The parts of the desk that show rows; the desk itself waits for its effects. */
function Desk() {
  return (
    <>
      <CountedNowSection />
      <DueAtDesk />
      <LeftMatches />
      <PairListSection />
    </>
  );
}

async function render(page: SitePage, path: string, { settings }: GivenLeague): Promise<string> {
  const problems: unknown[] = [];
  const nothing = async () => undefined;
  const isDesk = page.path === paths.admin();
  const firstPage = isDesk ? { page, Component: Desk } : await loadPage(page);
  // Desk and paste show addresses of this site; on other pages a `window` would be taken for a browser's.
  if (isDesk || page.path === paths.paste()) {
    Object.assign(globalThis, { window: { location: { origin: 'http://localhost' } } });
  }
  const viewer = { kind: 'admin', email: 'a@example.com' } as const;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <ThemeProvider>
        <SettingsContext value={settings}>
          <DataProvider data={createData(createSources('http://localhost', 'key'))}>
            <AuthContext
              value={{
                currentUser: viewer,
                isAdmin: true,
                loading: false,
                login: nothing,
                loginByLink: nothing,
                logout: nothing,
              }}
            >
              <LiveProvider>
                <SiteRoutes firstPage={firstPage} />
              </LiveProvider>
            </AuthContext>
          </DataProvider>
        </SettingsContext>
      </ThemeProvider>
    </StaticRouter>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Within a boundary an error leaves the rest of the page.
      onError(error) {
        problems.push(error);
      },
    },
  );
  const html = await text(prelude);
  Reflect.deleteProperty(globalThis, 'window');
  if (problems.length > 0) throw problems[0];
  return html;
}

/** Texts of a league, each with the pages that have to show it. */
function expectedTexts({ settings, rows }: GivenLeague): [text: string, path: string][] {
  const { about, categories, profile } = settings;
  const [season] = settings.seasons;
  const [club] = settings.clubs;
  const texts: [unknown, string][] = [
    ...sitePages.map(({ path }) => [settings.name, path] as const),
    [settings.slogan, paths.home()],
    [settings.heroPictures[0]?.alt, paths.home()],
    [profile?.name, paths.about()],
    [about.story[0], paths.about()],
    [about.joining[0], paths.about()],
    [about.scoring[0], paths.rules()],
    [about.dates[0]?.text, paths.about()],
    [settings.organisers[0]?.name, paths.about()],
    [club?.name, paths.about()],
    [club?.address, paths.about()],
    [season?.name, paths.rules()],
  ]
    .filter(([, path]) => path !== paths.tv() && path !== '*')
    .map(([each, path]): [unknown, string] => [each, String(path)]);
  // Of a long list the page's file has the first rows.
  const keyOf = (row: Row) =>
    `${String(row['date'])} ${String(row['created_at'])} ${String(row['id'])}`;
  const inFile = new Set(
    rows.results.toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1)).slice(0, 14),
  );
  for (const { name, title, slug } of categories) {
    const own = Object.values(rows).flatMap((each) =>
      each.filter((row) => row['category'] === name),
    );
    const pages = [paths.categories(), paths.tables(), paths.admin(), paths.paste()];
    const ownPages = [paths.category(slug), paths.table(slug), paths.left(slug)];
    for (const path of [...pages, ...ownPages]) texts.push([title, path]);
    for (const row of own) {
      for (const team of [row['team1'], row['team2']]) {
        if (team === undefined) continue;
        texts.push([team, paths.category(slug)], [team, paths.table(slug)]);
        if ('score' in row) {
          if (inFile.has(row)) texts.push([team, paths.results()]);
        }
        if (!('score' in row) && row['date'] === today) texts.push([team, paths.admin()]);
      }
      if (row['date'] === today) texts.push([row['location'], paths.upcoming()]);
    }
  }
  return texts.flatMap(([each, path]) => (typeof each === 'string' ? [[each, path]] : []));
}

/** The addresses of a page that has parameters: each category's, and each pair's. */
function paramsOf({ path }: SitePage, { settings, rows }: GivenLeague): readonly Params[] {
  if (path === paths.pairPattern()) {
    return rows.pairs.slice(0, 8).map(({ name, id, category }) => {
      const slug = settings.categories.find((each) => each.name === category)?.slug ?? '';
      const address = paths.pair(slug, String(name), String(id));
      return { categoryId: slug, pairName: decodeURIComponent(address.split('/').at(-1) ?? '') };
    });
  }
  return pageFiles[path]?.params?.(settings, today) ?? [{}];
}

/**
 * Renders every page of leagues whose texts are names with signs.
 * @returns what a page throws or does not show, a line each, and how many pages there were
 */
export async function renderLeagues(leagues: readonly number[], categories = 10) {
  const problems: string[] = [];
  let pages = 0;
  // Rows that are off the screen are rendered later.
  Object.assign(globalThis, { screen: { width: 390, height: 4000 } });
  for (const league of leagues) {
    const names = signNames((league + 1) * namesInLeague).slice(league * namesInLeague);
    const given = leagueWith(names, categories);
    startWithSettings({ league: given.settings, storage: '/' });
    const start = startWith(given);
    giveStart(() => start);
    const htmlOf = new Map<string, string>();
    for (const page of sitePages) {
      for (const params of paramsOf(page, given)) {
        const path = page.path === '*' ? '/404' : generatePath(page.path, params);
        pages += 1;
        try {
          const html = await render(page, path, given);
          htmlOf.set(page.path === '*' ? '*' : path, html);
          documentTitle(page.title(params, given.settings) ?? null, given.settings);
          previewOf(page, params, path, given.settings);
        } catch (error) {
          problems.push(`${path} of league ${league}: ${String(error)}`);
        }
      }
    }
    for (const [name, path] of expectedTexts(given)) {
      const html = htmlOf.get(path);
      if (html !== undefined && !html.replaceAll('<!-- -->', '').includes(escapeText(name))) {
        problems.push(`${path} of league ${league} does not show ${name}`);
      }
    }
  }
  giveStart(() => undefined);
  Reflect.deleteProperty(globalThis, 'screen');
  return { problems, pages };
}
