import { describe, expect, it, test } from 'vitest';
import type { Result } from '../../../../src/padel/result.ts';
import { matchesSheet, resultsSheet } from '../../../../src/paste/sheets/exportSheets.ts';
import { importSheet } from '../../../../src/paste/sheets/importSheet.ts';
import { describeNothingNew, parseSheetRest } from '../../../../src/paste/sheets/sheetRest.ts';
import { formatCsv, parseCsv } from '../../../../src/paste/csv.ts';
import { resultWith } from '../../../../stories/fixtures/rows.ts';

const read = (text: string) => importSheet(parseCsv(text));

const expected = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  category: 'Sexta Libre',
  date: '2026-11-14',
  score: '6-4, 3-6, 10-8',
  winner: 1,
  isCertain: true,
};

describe('a table of results', () => {
  it.each([
    [
      'Fecha;Categoría;Pareja 1;Pareja 2;Resultado\n14/11/2026;sexta libre;Los Smash;Doble Pared;6-4 3-6 10-8',
    ],
    [
      'date,category,team1,team2,score\n2026-11-14,Sexta Libre,Los Smash,Doble Pared,"6-4, 3-6, 10-8"',
    ],
    [
      '\ufeffFECHA;CATEGORIA;Local;Visitante;Set 1;Set 2;Set 3;Ganador\r\n14-11-26;Sexta Libre;Los Smash;Doble Pared;6-4;3-6;10-8;LOS SMASH',
    ],
    [
      'Ganadores\tPerdedores\tMarcador\tCategoría\tDía\nLos Smash\tDoble Pared\t6/4 3/6 10/8\tSexta Libre\t14/11/2026',
    ],
    ['14/11/2026\tSexta Libre\tLos Smash\tDoble Pared\t6-4 3-6 10-8'],
    ['14/11/2026\t6ta caballeros\tLos Smash\tDoble Pared\t6-4 3-6 10-8\tganó Los Smash'],
    ['14/11/2026\t6.ª L\tLos Smash\tDoble Pared\t6-4 3-6 10-8\tLos Smash'],
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ results: [expected], matches: [], pairs: [], unread: [] });
  });

  it('asks where its columns contradict each other, or say nothing', () => {
    const head = 'pareja 1;pareja 2;resultado;ganador\n';
    for (const row of [
      'A B;C D;6-4 6-3;C D',
      'A B;C D;6-4 6-3;Otros',
      'A B;C D;W.O.;',
      'A B;C D;6-4 4-6;',
    ]) {
      expect(read(head + row)?.results, row).toMatchObject([{ isCertain: false }]);
    }
    expect(read(`${head}A B;C D;W.O.;C D`)?.results).toMatchObject([
      { winner: 2, isCertain: true },
    ]);
  });

  it.each(['ganó C D', 'Ganaron: c d', 'ganador C', 'Pareja 2'])(
    'takes the winner from its column however it is written: %s',
    (cell) => {
      const table = `pareja 1;pareja 2;resultado;¿Quién ganó?\nA B;C D;W.O.;${cell}`;
      expect(read(table)?.results).toMatchObject([{ winner: 2, isCertain: true }]);
      const beside = `pareja 1;pareja 2;resultado;ganador\nA B;C D;6-4 6-3;${cell}`;
      expect(read(beside)?.results).toMatchObject([{ isCertain: false }]);
    },
  );

  it.each(['no ganó C D', 'ganó C D, creo', 'ganaron los otros', 'B D'])(
    'asks where its column does not name one of the two: %s',
    (cell) => {
      const table = `pareja 1;pareja 2;resultado;ganador\nA B;C D;W.O.;${cell}`;
      expect(read(table)?.results).toMatchObject([{ winner: null, isCertain: false }]);
    },
  );

  it('has no category where its column names one that the league lacks', () => {
    const table = 'categoria;pareja 1;pareja 2;resultado\n4ta Caballeros;A B;C D;6-4 6-3';
    expect(read(table)?.results).toMatchObject([{ category: null }]);
  });
});

test('a table of announced matches, and one of pairs', () => {
  const matches =
    'fecha;hora;lugar;categoria;equipo 1;equipo 2\n1/12/2026;20.30 hs;Cancha 1;Sexta Libre;A B;C D';
  expect(read(matches)?.matches).toEqual([
    {
      team1: 'A B',
      team2: 'C D',
      date: '2026-12-01',
      time: '20:30',
      location: 'Cancha 1',
      category: 'Sexta Libre',
    },
  ]);
  expect(read(matches.replace('20.30 hs', '12:30 pm'))?.matches).toMatchObject([{ time: '12:30' }]);
  const pairs =
    'Categoría;Pareja;Jugador 1;Jugador 2\nSexta Libre;Los Smash;Ana Pérez;Luz Gómez\n;;x;';
  expect(read(pairs)).toMatchObject({
    pairs: [{ name: 'Los Smash', category: 'Sexta Libre', players: 'Ana Pérez / Luz Gómez' }],
    unread: ['x'],
  });
});

test('a pair without a category of the league is not left out without a word', () => {
  const sheet = read('Categoría;Pareja\nSexta Libre;Los Smash\nSexta;Los Mellis\n;La Víbora');
  expect(sheet).toMatchObject({
    pairs: [{ name: 'Los Smash' }],
    unread: ['Sexta · Los Mellis', 'La Víbora'],
  });
  expect(read('Pareja;Jugadores\nLos Smash;Ana / Luz')?.unread).toEqual(['Los Smash · Ana / Luz']);
  expect(describeNothingNew([])).toBe('En la planilla no hay nada que la liga no tenga.');
  expect(describeNothingNew(sheet?.unread ?? [])).toContain(
    'En 2 filas falta una pareja o una categoría de la liga; la primera es «Sexta · Los Mellis».',
  );
});

test('what the device kept of a table is read again, and nothing else', () => {
  const match = {
    team1: 'Los Smash',
    team2: 'Doble Pared',
    date: '',
    time: '',
    location: '',
    category: 'Sexta Libre',
  };
  const pair = { name: 'Los Smash', category: 'Sexta Libre', players: null };
  const rest = {
    matches: [
      { id: 'm1', values: match },
      { id: 'm2', values: { ...match, category: '' } },
    ],
    pairs: [{ id: 'p1', values: pair }],
    unread: ['Sexta · Los Mellis'],
  };
  expect(parseSheetRest(JSON.parse(JSON.stringify(rest)))).toEqual(rest);
  for (const wrong of [
    null,
    7,
    {},
    { ...rest, unread: null },
    { ...rest, matches: [{ id: 'm1', values: { ...match, team1: 1 } }] },
    { ...rest, pairs: [{ id: 'p1', values: { ...pair, category: 'Otra' } }] },
    { matches: [], pairs: [], unread: ['x'] },
  ]) {
    expect(parseSheetRest(wrong)).toBeNull();
  }
});

test.each([
  '14/11/2026, 20:31 - Juan: Los Smash le ganaron a Doble Pared 6-4, 6-3\n14/11/2026, 20:32 - Ana: sí, ganaron',
  'Los Smash le ganaron a Doble Pared 6-4, 6-3',
  'Compras: pan, leche, fernet\nLuz: hola, qué tal, bien',
])('what is no table: %s', (text) => {
  expect(read(text)).toBeNull();
});

test('what is written is read again', () => {
  const result = resultWith({
    team1: '=Los Smash',
    team2: 'Doble; "Pared"',
    score: '6-4, 3-6, 10-8',
    time: '20:30',
    location: 'Cancha 1',
    category: 'Sexta Libre',
  });
  const walkover: Result = { ...result, score: 'W.O.', winner: 2 };
  const file = formatCsv(resultsSheet([result, walkover]));
  expect(file).not.toContain('6-4');
  const { team1, team2 } = result;
  expect(read(file)?.results).toMatchObject([
    { ...expected, team1, team2 },
    { team1, team2, score: 'W.O.', winner: 2, isCertain: true },
  ]);
  const match = { ...result, time: '20:30', location: 'Cancha 1' };
  expect(read(formatCsv(matchesSheet([match])))?.matches).toMatchObject([
    { team1, team2, time: '20:30' },
  ]);
});
