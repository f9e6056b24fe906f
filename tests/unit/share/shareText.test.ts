import { expect, test } from 'vitest';
import { shareText } from '../../../src/share/shareText.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';
import {
  doubleWalkover,
  drawn,
  results,
  unplayed,
  wonRetired,
} from '../../../stories/fixtures/results.ts';
import { leagueWithDraws } from '../../../stories/fixtures/season.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

test('a day is listed by category, winners marked', () => {
  const day = results.filter(({ date }) => date === '2026-11-14');
  expect(shareText({ kind: 'day', date: '2026-11-14', results: day }, demoSettings)).toBe(
    [
      '*Resultados del sábado 14 de noviembre de 2026*',
      '\n*Sexta Damas*',
      'La Víbora ✔ – Globo y Remate: 6-4, 3-6, 10-8',
      'Los Smash ✔ – Doble Pared: 6-4, 6-3',
      'Red y Cristal – Las Remolonas ✔: 2-6, 1-6',
      '\n*Séptima Damas*',
      'Chiquita FC – Las Dejadas: 6-4, 5-4',
      '\n*Sexta Libre*',
      'Fuera de Pista – Por Tres: suspendido por lluvia, sigue el martes',
    ].join('\n'),
  );
});

test('who won a match that was not ended is marked', () => {
  const day = { kind: 'day', date: wonRetired.date, results: [wonRetired] } as const;
  expect(shareText(day, demoSettings)).toContain(`${wonRetired.team2} ✔`);
});

test('what nobody won is said in words, a draw where the season has draws', () => {
  const { date } = unplayed;
  const day = { kind: 'day', date, results: [unplayed, doubleWalkover, drawn] } as const;
  const text = shareText(day, leagueWithDraws);
  expect(text.split('\n').slice(-3)).toEqual([
    'Los Smash – Doble Pared: No se jugó',
    'Los Smash – Doble Pared: W.O. doble',
    'Los Smash – Doble Pared: 6-4, 3-6 (empate)',
  ]);
});

test('a table is listed by place and points', () => {
  const row = { played: 2, won: 2, drawn: 0, lost: 0, setsFor: 4, setsAgainst: 1, points: 4 };
  const rows = [{ ...row, position: 1, name: 'Los Smash' }];
  const season = 'Clausura 2026';
  expect(
    shareText(
      { kind: 'table', category: 'Sexta Damas', season, hasDraws: false, rows },
      demoSettings,
    ),
  ).toBe('*Tabla de posiciones · Sexta Damas* · Clausura 2026\n1. Los Smash · 4 pts');
});

test('signs of WhatsApp in names, places and scores have U+2060 on both sides, and ours have none', () => {
  const team1 = '*Los_Ases*';
  const result = { ...wonRetired, team1, team2: '- ~Uno~ `x`', score: 'mañana *sigue*' };
  const { category, date } = result;
  const figures = { played: 0, won: 0, drawn: 0, lost: 0, setsFor: 0, setsAgainst: 0 };
  const row = { position: 1, name: team1, ...figures };
  for (const share of [
    { kind: 'result', result },
    { kind: 'match', match: { ...tonight, team1, location: '*Club*' } },
    { kind: 'pair', name: '> Uno_', category },
    {
      kind: 'table',
      category,
      season: 'Clausura_',
      hasDraws: false,
      rows: [{ ...row, points: 1 }],
    },
    { kind: 'day', date, results: [result] },
  ] as const) {
    const text = shareText(share, demoSettings);
    const ours = text.replaceAll(/^\*[^*\u2060]+\*(?= ·|$)/gmu, '');
    expect(ours).toContain('\u2060');
    expect(ours).not.toMatch(/(?<!\u2060)[*_~`]|[*_~`](?!\u2060)|^[->] /mu);
  }
});
