import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { tvPages, type TvData } from '../../src/tv/tvPages.ts';
import { qrPath } from '../../src/ui/qrPath.ts';
import { TvScreen } from '../../src/tv/TvScreen.tsx';
import { now, today } from '../../.storybook/fixtures/clock.ts';
import { matches, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import {
  doubleWalkover,
  drawn,
  notUnderstood,
  results,
  superTieBreak,
  unplayed,
  wonRetired,
} from '../fixtures/results.ts';
import { startDraws } from '../fixtures/season.ts';
import { live, offline } from '../../.storybook/fixtures/connections.ts';
import type { Result } from '../../src/padel/result.ts';

const { categories, seasons, sponsors } = demoSettings;
const season = seasons.find(({ slug }) => slug === 'clausura-2026');
if (season === undefined) throw new Error('The league has no such season.');
const pairs = Array.from({ length: 10 }, (_, index) => ({
  id: `pair-${index}`,
  category: 'Sexta Damas',
  name: index === 0 ? longestName : `Pareja ${index}`,
}));
const data: TvData = { results, matches, pairs };
const pagesOf = (shown: TvData, day: string = today) =>
  tvPages(shown, { categories, season, hasSponsors: true, now: { date: day, time: '09:00' } });
const pages = pagesOf(data);
const pageOf = (kind: string) => pages.findIndex((page) => page.kind === kind);
const nothing: Result | null = null;

const meta = preview.meta({
  title: 'Pages/Tv',
  component: TvScreen,
  parameters: { fullBleed: true, isWhole: true },
  globals: { viewport: { value: 'television' } },
  // The path of a picture: thousands of letters.
  argTypes: { qr: { control: false } },
  args: {
    league: { name: demoSettings.name, address: 'liga.example' },
    qr: qrPath(demoSettings.address),
    sponsors,
    now,
    connection: live,
    hasFailed: false,
    isEmpty: false,
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

const atNight = { date: '2026-11-15', time: '00:20' };
const ofTheNight = [
  { ...tonight, time: '23:00' },
  { ...tonight, id: 'late', date: '2026-11-15', time: '00:30' },
  { ...tonight, id: 'after', date: '2026-11-15', time: '20:00' },
];

/** At 00:20 what began at 23:00 is being played; what begins in the evening has its date. */
export const AfterMidnight = meta.story({
  args: {
    now: atNight,
    pages: tvPages(
      { ...data, matches: ofTheNight },
      { categories, season, hasSponsors: true, now: atNight },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Se juega hoy');
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Hoy23:00/u),
      expect.stringMatching(/^Esta noche00:30/u),
    ]);
  },
});

/** The table of a category with ten pairs, one of a long name. */
export const Table = meta.story({ args: { turn: pageOf('table') } });

const secondRound = pages.length + pageOf('sponsors');

/** The sponsors between the tables and the results: each time around the next twelve. */
export const Sponsors = meta.story({
  args: { turn: secondRound },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('list')).getAllByRole('img');
    const next = sponsors[(secondRound * 12) % sponsors.length];
    await expect(first).toHaveAttribute('alt', next?.name);
  },
});

/** A result has just arrived and takes the screen for some seconds; it was played days ago. */
export const Arrival = meta.story({
  args: { arrived: { ...superTieBreak, date: '2026-11-10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Resultado nuevo' })).toHaveTextContent(
      /^Nuevo.*mar 10 nov/u,
    );
  },
});

/** Somebody retired: the board of sets alone would look unfinished. */
export const Retired = meta.story({
  args: {
    pages: pagesOf({ ...data, results: [wonRetired] }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ret.')).toBeVisible());
  },
});

/** Matches that nobody won, each in words. */
export const WithoutWinner = meta.story({
  beforeEach: startDraws,
  args: { pages: pagesOf({ ...data, results: [unplayed, doubleWalkover, drawn] }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No se jugó')).toBeVisible());
    await expect(canvas.getByText('W.O. doble')).toBeVisible();
    await expect(canvas.getByText('Empate')).toBeVisible();
  },
});

/** Just now. */
export const RetiredArrival = meta.story({
  args: { arrived: wonRetired },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ret.')).toBeVisible());
  },
});

/** Everything as long as the database accepts it, in letters of which few fit a line too. */
const longest = { team1: longestName, team2: 'W'.repeat(80) };
const longestPages = pagesOf(
  {
    results: [
      ...Array.from({ length: 5 }, (_, index) => ({ ...wonRetired, ...longest, id: `${index}` })),
      { ...notUnderstood, ...longest, score: longestWord.slice(0, 60) },
    ],
    matches: Array.from({ length: 7 }, (_, index) => ({
      ...tonight,
      ...longest,
      location: longestName.padEnd(120, ' Cancha'),
      id: `${index}`,
    })),
    pairs: Array.from({ length: 8 }, (_, index) => ({
      id: `pair-${index}`,
      category: wonRetired.category,
      name: `${longestName.slice(0, 78)} ${index}`,
    })),
  },
  wonRetired.date,
);

/** The longest names are smaller, and complete: both pairs can be read. */
export const Longest = meta.story({
  args: { pages: longestPages },
  play: ({ canvasElement }) => expectNothingCut(canvasElement),
});

/** The longest names among the matches to come. */
export const LongestMatches = meta.story({
  args: { pages: longestPages, turn: 1 },
  play: ({ canvasElement }) => expectNothingCut(canvasElement),
});

/** A place as long as the database accepts it, beside names of usual length. */
export const LongPlace = meta.story({
  args: {
    pages: pagesOf({
      ...data,
      matches: [{ ...tonight, location: 'Complejo Deportivo '.repeat(6) }],
    }),
    turn: pageOf('matches'),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Complejo Deportivo/u)).toBeVisible());
  },
});

/** In a table. */
export const LongestTable = meta.story({
  args: { pages: longestPages, turn: 2 },
  play: ({ canvasElement }) => expectNothingCut(canvasElement),
});

/** The one that has just arrived. */
export const LongestArrival = meta.story({
  args: { arrived: { ...wonRetired, ...longest } },
  play: ({ canvasElement }) => expectNothingCut(canvasElement),
});

/** A night without a network: the last data stays, and the screen says so. */
export const Offline = meta.story({
  args: { connection: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sin conexión/u)).toBeVisible();
    await expect(canvas.queryByText('En vivo')).toBeNull();
  },
});

/** Before the first result of a season, at an address with a slip in it. */
export const Empty = meta.story({
  args: {
    pages: pagesOf({ results: [], matches: [], pairs: [] }),
    unknown: ['sexta-dama'],
  },
});

/** Each name and place is within the boxes that would cut it off, in letters that can be read. */
async function expectNothingCut(root: HTMLElement) {
  await document.fonts.ready;
  const texts = Array.from(root.querySelectorAll('bdi'));
  await expect(texts.length).toBeGreaterThan(1);
  await expect(texts.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
  const sizes = texts
    .filter(({ textContent }) => textContent === longestName)
    .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(window.innerWidth / 100);
}

function isCut(text: HTMLElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  // Above and below its letters a line has more room than it needs.
  const room = Number.parseFloat(getComputedStyle(text).fontSize) * 0.2;
  for (let box = text.parentElement; box?.closest('main'); box = box.parentElement) {
    const frame = box.getBoundingClientRect();
    const isOutside =
      left < frame.left - 1 ||
      right > frame.right + 1 ||
      top < frame.top - room ||
      bottom > frame.bottom + room;
    if (isOutside && getComputedStyle(box).overflow === 'hidden') return true;
  }
  return false;
}

/** Before the first match is announced, in a league without address and sponsors. */
export const NewLeague = meta.story({
  args: { pages: [], isEmpty: true, qr: null, sponsors: [] },
});
