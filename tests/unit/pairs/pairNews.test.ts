import { expect, test } from 'vitest';
import { pairNews, type FollowedRows } from '../../../src/pairs/pairNews.ts';
import type { Result } from '../../../src/padel/result.ts';
import type { UpcomingMatch } from '../../../src/padel/upcomingMatch.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const match: UpcomingMatch = {
  ...tonight,
  date: '2026-11-22',
  time: '20:30',
  pair1Id: 'smash',
  pair2Id: 'vibora',
};
const result = resultWith(match);
const now = { date: '2026-11-22', time: '19:00' };
const rows = (
  matches: UpcomingMatch[],
  results: Result[] = [],
  postponed: UpcomingMatch[] = [],
): FollowedRows => ({ matches, results, postponed });
const titles = (before: FollowedRows, after: FollowedRows, at = now) =>
  pairNews(before, after, at, demoSettings).map(({ title }) => title);

test('a match that becomes a result is one piece of news: the result, in words', () => {
  expect(pairNews(rows([match]), rows([], [result]), now, demoSettings)).toEqual([
    {
      id: match.id,
      title: 'Resultado nuevo',
      body: 'Victoria de Los Smash ante La Víbora por 6 a 4 y 6 a 3. Sexta Damas, domingo 22 de noviembre de 2026.',
    },
  ]);
});

test('a match that is not played is told in words of its own', () => {
  const newsOf = (score: string) =>
    pairNews(rows([match]), rows([], [{ ...result, score }]), now, demoSettings).map(
      ({ title, body }) => [title, body.split('.')[0]],
    );
  expect(newsOf('No se jugó')).toEqual([
    ['El partido no se juega', 'Los Smash contra La Víbora: no se jugó'],
  ]);
  expect(newsOf('doble W.O.')).toMatchObject([['Nadie se presentó al partido', expect.anything()]]);
  expect(newsOf('W.O.')).toMatchObject([['Resultado nuevo', expect.anything()]]);
});

test('a correction, a new match, another hour or place, and one that is taken back', () => {
  expect(titles(rows([], [result]), rows([], [{ ...result, score: '6-4, 6-2' }]))).toEqual([
    'Resultado corregido',
  ]);
  expect(titles(rows([]), rows([match]))).toEqual(['Partido nuevo']);
  expect(titles(rows([match]), rows([{ ...match, time: '21:30' }]))).toEqual(['Cambió el partido']);
  expect(titles(rows([match]), rows([{ ...match, location: 'Cancha 1' }]))).toEqual([
    'Cambió el partido',
  ]);
  expect(titles(rows([match]), rows([]))).toEqual(['Se quitó el partido']);
});

test('a match that is put off, gets a new day, is played or taken back is not said to be another one', () => {
  const putOff = { ...match, postponedAt: '2026-11-22T20:00:00+00:00' };
  const onItsWay = rows([], [], [putOff]);
  expect(pairNews(rows([match]), onItsWay, now, demoSettings)).toEqual([
    {
      id: match.id,
      title: 'A reprogramar',
      body: 'Los Smash contra La Víbora. Sexta Damas, a reprogramar: era el domingo 22 de noviembre de 2026.',
    },
  ]);
  // Also once its hour is over.
  expect(titles(rows([]), onItsWay, { date: '2026-11-23', time: '08:00' })).toEqual([
    'A reprogramar',
  ]);
  expect(titles(onItsWay, onItsWay)).toEqual([]);
  expect(titles(onItsWay, rows([{ ...match, date: '2026-11-24' }]))).toEqual([
    'El partido tiene fecha',
  ]);
  expect(titles(onItsWay, rows([], [result]))).toEqual(['Resultado nuevo']);
  expect(titles(onItsWay, rows([]))).toEqual(['Se quitó el partido']);
});

test('what changes by itself, or changes nothing that is read, is no news', () => {
  const same = { ...match, pair1Id: 'merged' };
  expect(titles(rows([match], [result]), rows([same], [{ ...result }]))).toEqual([]);
  const renamed = { team2: 'Las Víboras' };
  expect(
    titles(rows([match], [result]), rows([{ ...match, ...renamed }], [{ ...result, ...renamed }])),
  ).toEqual([]);
  // A match whose hour is over leaves the matches to come.
  expect(titles(rows([match]), rows([]), { date: '2026-11-22', time: '22:45' })).toEqual([]);
});

test('a pair that leaves is one piece of news to each of its rivals, and to its own', () => {
  const others = ['b', 'c'].map((id) => ({ ...match, id, team2: `Rival ${id}`, pair2Id: id }));
  const gone = (pairId: string) => ({
    ...demoSettings,
    seasons: demoSettings.seasons.map((season) => ({
      ...season,
      withdrawals: [
        {
          id: '1',
          category: '',
          pairId,
          day: '',
          kind: 'annul' as const,
          rivals: [],
          createdAt: '',
        },
      ],
    })),
  });
  const told = (before: UpcomingMatch[], league: typeof demoSettings) =>
    pairNews(rows(before), rows([]), now, league).map(({ title, body }) => `${title}: ${body}`);
  expect(told([match], gone('vibora'))).toEqual([
    expect.stringMatching(/^Se bajó La Víbora: Los Smash contra La Víbora/u),
  ]);
  expect(told(others, gone('smash'))).toEqual([
    'Se bajó Los Smash: Los Smash – Rival b, Los Smash – Rival c',
  ]);
  expect(told(others, demoSettings)).toEqual([expect.stringMatching(/^Se quitaron 2 partidos: /u)]);
});
