import { expect, test } from 'vitest';
import { pageUntil } from '../../../src/build/pageUntil.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import type { LeagueSettings } from '../../../src/league/league.ts';

const at = (text: string) => Date.parse(`${text}:00-03:00`);
const season = demoSettings.seasons.at(-1);
const league: LeagueSettings = {
  ...demoSettings,
  clock: [{ from: 0, minutes: -180 }],
  seasons: season === undefined ? [] : [{ ...season, firstDay: '2026-12-01' }],
};

/** @param matches their days and hours */
function until(
  moment: string,
  saysToday: boolean,
  matches: readonly [string, string, put?: string][],
) {
  const rows = matches.map(([date, time, put = null]) => ({ date, time, postponed_at: put }));
  const list = { table: 'upcoming_matches', list: '', rows, isWhole: true, readAt: 0 };
  return pageUntil({ moment: at(moment), saysToday, search: '', rows: [list] }, league);
}

test.each<[what: string, expected: string, ...Parameters<typeof until>]>([
  ['a match begins', '2026-11-20T21:00', '2026-11-20T20:00', true, [['2026-11-20', '21:00:00']]],
  ['one is over', '2026-11-20T23:00', '2026-11-20T21:00', true, [['2026-11-20', '21:00:00']]],
  ['the day ends', '2026-11-21T00:00', '2026-11-20T23:00', true, [['2026-11-20', '21:00:00']]],
  [
    'one is over after midnight',
    '2026-11-21T01:30',
    '2026-11-20T23:45',
    false,
    [['2026-11-20', '23:30:00']],
  ],
  ['a season begins', '2026-12-01T00:00', '2026-11-20T12:00', false, [['2026-11-10', '21:00:00']]],
  [
    'one that was put off says nothing',
    '2026-12-01T00:00',
    '2026-11-20T12:00',
    false,
    [['2026-11-20', '21:00:00', 'x']],
  ],
])('a page is true until %s', (_what, expected, ...page) => {
  expect(until(...page)).toBe(at(expected));
});

test('a page of a category stays true while matches of others begin', () => {
  const row = { date: '2026-11-20', postponed_at: null };
  const rows = ['Sexta Libre', 'Quinta Libre'].map((category, hour) => ({
    ...row,
    category,
    time: `2${hour}:00:00`,
  }));
  const list = { table: 'upcoming_matches', list: '', rows, isWhole: true, readAt: 0 };
  const start = { moment: at('2026-11-20T19:00'), saysToday: false, search: '', rows: [list] };
  expect(pageUntil(start, league, { category: 'Quinta Libre' })).toBe(at('2026-11-20T21:00'));
  expect(pageUntil(start, league)).toBe(at('2026-11-20T20:00'));
});

test('a page of an earlier season stays true while matches of the next one begin', () => {
  const row = { category: 'Sexta Libre', date: '2026-12-02', time: '21:00:00', postponed_at: null };
  const list = { table: 'upcoming_matches', list: '', rows: [row], isWhole: true, readAt: 0 };
  const start = { moment: at('2026-12-02T12:00'), saysToday: false, search: '', rows: [list] };
  const earlier = league.seasons.map((each) => ({ ...each, firstDay: '2026-08-01', slug: 'b' }));
  const both = { ...league, seasons: [...earlier, ...league.seasons] };
  expect(pageUntil(start, both, { season: 'b' })).toBe(Infinity);
  expect(pageUntil(start, both, { season: season?.slug })).toBe(at('2026-12-02T21:00'));
});

test('a page of a built site that shows no hour is true for ever', () => {
  expect(until('2026-12-02T12:00', false, [])).toBe(Infinity);
});
