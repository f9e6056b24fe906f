import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { categories } from '../../../src/domain/category.ts';
import { tvPages, type TvData } from '../../../src/domain/tvPages.ts';
import { leagueQr } from '../../../src/league/leagueQr.ts';
import { seasons } from '../../../src/league/seasons.config.ts';
import { sponsorLogos } from '../../../src/league/sponsorLogos.ts';
import { TvScreen } from '../../../src/pages/Tv/TvScreen.tsx';
import { now, today } from '../../fixtures/clock.ts';
import { matches } from '../../fixtures/matches.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { results, superTieBreak } from '../../fixtures/results.ts';
import type { Connection } from '../../../src/domain/connection.ts';
import type { Result } from '../../../src/domain/result.ts';

const season = seasons.find(({ slug }) => slug === 'clausura-2026');
if (season === undefined) throw new Error('The league has no such season.');
const pairs = Array.from({ length: 10 }, (_, index) => ({
  category: 'Sexta Damas',
  name: index === 0 ? longestName : `Pareja ${index}`,
}));
const data: TvData = { results, matches, pairs };
const pages = tvPages(data, { categories, season, today });
const pageOf = (kind: string) => pages.findIndex((page) => page.kind === kind);
const live: Connection = { state: 'live' };
const offline: Connection = { state: 'offline', dataFrom: null };
const nothing: Result | null = null;

const meta = preview.meta({
  title: 'Pages/Tv',
  component: TvScreen,
  parameters: { fullBleed: true, isWhole: true },
  args: {
    league: { name: 'Liga Pádel Córdoba', address: 'ligapadelcordoba.example' },
    qr: leagueQr,
    sponsors: sponsorLogos,
    now,
    connection: live,
    hasFailed: false,
    unknown: [],
    pages,
    turn: 0,
    seconds: 12,
    arrived: nothing,
  },
});

/** During an evening: what was played today. */
export const Results = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Resultados de hoy');
    await expect(canvas.getByText('20:45')).toBeVisible();
  },
});

/** The next matches, today's time in the colour of what is live. */
export const Matches = meta.story({ args: { turn: pageOf('matches') } });

/** The table of a category with ten pairs, one of a long name. */
export const Table = meta.story({ args: { turn: pageOf('table') } });

/** The sponsors between the tables and the results. */
export const Sponsors = meta.story({ args: { turn: pageOf('sponsors') } });

/** A result has just arrived and takes the screen for some seconds. */
export const Arrival = meta.story({ args: { arrived: superTieBreak } });

/** The longest names that the database accepts. */
export const Longest = meta.story({
  args: { arrived: { ...superTieBreak, team1: longestName, team2: longestWord } },
});

/** A night without a network: the last data stays, and the screen says so. */
export const Offline = meta.story({
  args: { connection: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sin conexión/u)).toBeVisible();
  },
});

/** Before the first result of a season, at an address with a slip in it. */
export const Empty = meta.story({
  args: {
    pages: tvPages({ results: [], matches: [], pairs: [] }, { categories, season, today }),
    unknown: ['sexta-dama'],
  },
});
