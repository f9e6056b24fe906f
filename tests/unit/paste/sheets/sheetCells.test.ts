import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSheet } from '../../../../src/paste/sheets/importSheet.ts';
import { parseCsv } from '../../../../src/reading/csv.ts';
import { reviewedRows, startSheetLeague } from '../support/sheetReading.ts';

let end: () => void;
beforeAll(() => {
  end = startSheetLeague();
});
afterAll(() => end());

const plain = {
  Fecha: '14/11/2026',
  Ganador: 'Los Mellis',
  Perdedor: 'La Víbora',
  Resultado: '6-4 6-3',
};
const other = ['13/11/2026', 'Team Globo', 'Los Bandeja', '6-2 6-4'];

const table = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join('\t')).join('\n');

/** A table of two rows, the first with other cells; a column that the plain one lacks stands last. */
function tableWith(cells: Readonly<Record<string, string>>): string {
  const row = { ...plain, ...cells };
  const lines = [Object.keys(row), Object.values(row), other];
  return lines.map((line) => line.join('\t')).join('\n');
}

/** What becomes of the row of *Los Mellis*, and what was left over in it. */
function first(text: string) {
  const row = reviewedRows(text).rows.find(({ item }) => /mellis/iu.test(item.words));
  if (row === undefined) return { state: 'no result', left: '' };
  const { item, state } = row;
  const left = item.leftovers.map(({ start, end }) => item.words.slice(start, end));
  return { state, item, left: [...left, ...item.around].join(' | ') };
}

const expectReady = (text: string) =>
  expect(first(text)).toMatchObject({ state: 'ready', left: '' });
const expectAsked = (text: string) => expect(first(text).state).not.toBe('ready');

describe.each([
  [
    'Fecha',
    ['sáb 14/11', '14/11/2026 (sáb)', '14-nov', '14 de noviembre de 2026', '2026-11-14 00:00:00'],
    [
      '14/11/2026 (postergado al 16/11)',
      '14/11 → 12/11',
      'domingo 14/11',
      'sáb 18/10',
      'Suspendido 13/11',
      'sábado 14',
      '13 o 14/11',
      '14/11/2026?',
      '31/11/2026',
      '14/12/2026',
    ],
  ],
  [
    'Ganador',
    ['LOS MELLIS', '“Los Mellis”', ' los  mellis '],
    [
      'Los Mellis*',
      'Los Mellis 🏆',
      'Los Mellis (?)',
      'Los Mellis (suplente)',
      'no Los Mellis',
      'Los Mellis (P)',
    ],
  ],
  [
    'Resultado',
    ['6-4 y 6-3', '64 63', '6/4 6/3', '6-4; 6-3', '(6-4 6-3)', 'W.O.', '6-4 2-1 ret.'],
    [
      '6-4 6-3 (a confirmar)',
      '6-4 6-3?',
      '4-6 3-6',
      '6-4 6-3 o 6-4 6-2',
      'ganó La Víbora 6-4 6-3',
      '7-3 6-4',
    ],
  ],
  [
    'Hora',
    ['20:30', 'a las 21', '12:30 AM', '11:00 a 12:30 pm', '19 a 20:30'],
    ['a la noche', '25:00', '20:30?'],
  ],
  ['Obs.', ['partidazo', 'Jugado', '👏'], ['ojo', 'a confirmar', 'ganó La Víbora', 'postergado']],
  ['', ['', '👏'], ['perdió Los Mellis', '12', '?']],
  ['N°', ['3', '12'], ['anulado', '3*']],
  ['Instancia', ['Semifinal', 'Fecha 3', 'Grupo A', 'Amistoso'], ['Copa']],
  ['Día', ['sábado', 'sáb'], ['viernes', 'otro']],
  ['W.O.', ['no'], ['sí', '?']],
  ['Duración', ['1:25', '85 min'], ['21:15', 'cortado']],
  ['¿Ganaron?', ['Sí'], ['No', 'no sé']],
])('a cell of «%s»', (head, ready, asked) => {
  it.each(ready)('%s is read whole', (cell) => expectReady(tableWith({ [head]: cell })));
  it.each(asked)('%s is asked', (cell) => expectAsked(tableWith({ [head]: cell })));
});

it.each([
  ['Resultado (sets)', 'Fecha (dd/mm/aaaa)', 'ready'],
  ['Resultado (perdedor primero)', 'Fecha', 'confirms'],
  ['Resultado', 'Fecha (original)', 'confirms'],
  ['Resultado', 'Fecha 2025', 'confirms'],
])('columns called %s and %s: %s', (score, day, state) => {
  const [, ...others] = tableWith({}).split('\n');
  const text = [[day, 'Ganador', 'Perdedor', score].join('\t'), ...others].join('\n');
  expect(first(text).state).toBe(state);
});

it('names the cell and its column where it asks', () => {
  expect(first(tableWith({ Fecha: '14/11/2026 (pasa al 12/11)' }))).toMatchObject({
    left: 'Fecha: 14/11/2026 (pasa al 12/11)',
    item: { dayOptions: ['2026-11-12', '2026-11-14'] },
  });
  expect(first(tableWith({ 'Obs.': 'a confirmar' })).left).toBe('Obs.: a confirmar');
  expect(first(tableWith({ Resultado: '6-4 6-3 (a confirmar)' })).item?.words).toContain(
    'Resultado: 6-4 6-3 (a confirmar)',
  );
});

it('says in which column a name stands that no pair has', () => {
  const text = tableWith({ Perdedor: 'Rodri Heredia' });
  expect(first(text).item?.words).toContain(' · Perdedor: Rodri Heredia · ');
});

it.each([
  ['ganó Los Mellis 6-4 6-3', 'confirms', 1],
  ['La Víbora 6-4 6-3', 'asks', 2],
  ['6-4 6-3 ganadores La Víbora', 'asks', 2],
  ['6-4 6-3 con suplente', 'confirms', null],
])('a score that names who won proposes that: %s', (cell, state, said) => {
  const { Ganador: team1, Perdedor: team2, ...rest } = plain;
  const row = { ...rest, 'Pareja 1': team1, 'Pareja 2': team2, Resultado: cell };
  const below = ['13/11/2026', '6-2 6-4', 'Team Globo', 'Los Bandeja'];
  const read = first(table(Object.keys(row), Object.values(row), below));
  expect(read).toMatchObject({ state });
  const order = read.item?.verdict.kind === 'asked' ? read.item.verdict.order : null;
  expect(order?.said ?? null).toBe(said);
});

it.each([
  ['2026-11-14T01:30:00.000Z', '2026-11-13', '22:30'],
  ['2026-11-14T03:00:00Z', '2026-11-14', '00:00'],
  ['2026-11-14T00:30:00+02:00', '2026-11-13', '19:30'],
  ['2026-11-13T23:30:00-03:00', '2026-11-13', '23:30'],
])('%s is an instant, on the clock of the league', (cell, date, time) => {
  expect(first(tableWith({ Fecha: cell }))).toMatchObject({ state: 'ready', item: { date, time } });
});

it.each([
  ['12:30 AM', '00:30'],
  ['12:30 p. m.', '12:30'],
  ['11:00 a 12:30 pm', '11:00'],
  ['8:30 a 10 pm', '20:30'],
  ['10 a 12 am', '22:00'],
  ['19 a 20:30', '19:00'],
  ['a las 21', '21:00'],
])('%s begins at %s', (cell, time) => {
  expect(first(tableWith({ Hora: cell })).item).toMatchObject({ time });
});

const [head, row] = [Object.keys(plain), Object.values(plain)];

describe('rows beside a result', () => {
  it.each([
    [['13/11/2026', 'Los Mellis', 'La Víbora', '6-4 6-2']],
    [['14/11/2026', 'La Víbora', 'Los Mellis', '6-4 6-3']],
    [['14/11/2026', 'La Víbora', 'Los Mellis', '6-2 6-2']],
    [['14/11/2026', 'Los Mellis', 'La Víbora', 'W.O.']],
  ])('one of the same match that differs is asked: %j', (second) =>
    expectAsked(table(head, row, second, other)),
  );

  it.each(['TORNEO RELÁMPAGO', 'Resultados 2025', 'Amistosos', 'LIGA DEL SUR - Sexta Libre'])(
    'a title that nobody reads is about all of them, above and below: %s',
    (title) => {
      expect(first(table([title], head, row, other)).left).toBe(title);
      expect(first(table(head, row, other, [title])).left).toBe(title);
    },
  );

  it.each(['RESULTADOS', 'Resultados 2026', 'Sexta Libre', 'SEXTA LIBRE - FECHA 6'])(
    'a title is read: %s',
    (title) => expectReady(table([title], head, row, other)),
  );

  it('a heading that nobody reads ends what was said above it', () => {
    const text = table(head.slice(1), ['13/11/2026'], ['Copa'], row.slice(1), other.slice(1));
    expect(first(text)).toMatchObject({ left: 'Copa', item: { date: null } });
  });

  it('a head further down names the columns anew, or asks about all below', () => {
    const turned = ['Fecha', 'Perdedor', 'Ganador', 'Resultado'];
    const text = table(head, other, turned, ['14/11/2026', 'La Víbora', 'Los Mellis', '6-4 6-3']);
    expect(first(text)).toMatchObject({ state: 'ready', item: { team1: 'Los Mellis', winner: 1 } });
    expectAsked(table(head, other, ['Día', 'Pierde', 'Campeón', 'Sets'], row));
    expectAsked(table(head, other, ['Fecha', 'Perdedor', 'Campeón', 'Resultado'], row));
  });

  it('a merged cell is that of the row above, whatever that row was', () => {
    const pairs = ['Fecha', 'Pareja 1', 'Pareja 2', 'Resultado'];
    const below = ['', 'Los Mellis', 'La Víbora', '6-4 6-3'];
    const played = ['7/11/2026', 'Pereyra / Sosa', '2 de Bastos', '6-1 6-1'];
    const toCome = (day: string) => [day, 'Team Globo', 'Los Bandeja', ''];
    expect(first(table(pairs, played, toCome('14/11/2026'), below))).toMatchObject({
      state: 'ready',
      item: { date: '2026-11-14' },
    });
    expectAsked(table(pairs, played, toCome('Postergado'), below));
  });

  it('a total is none of them, and a struck one is no result', () => {
    expectReady(table([...head, 'Games'], [...row, '19'], other, ['TOTAL', '', '', '', '37']));
    const struck = row.map((cell) => `~${cell}~`);
    expect(first(table(head, struck, other)).state).toBe('no result');
  });
});

it('what does not count is not taken for the day: when a form was sent', () => {
  const form = ['Marca temporal', 'Tu pareja', 'Rival', '¿Ganaron?', 'Resultado'];
  const sent = ['14/11/2026 22:01:00', 'Los Mellis', 'La Víbora', 'Sí', '6-4 6-3'];
  expect(first(table(form, sent)).item).toMatchObject({
    date: null,
    dayOptions: ['2026-11-14', '2026-11-13'],
  });
});

it.each(['Hola, ganamos, 6-4 6-3, contra La Víbora', row.join('\t')])(
  'one line alone is no table: %s',
  (line) => expect(importSheet(parseCsv(line), { today: '2026-11-14', seasons: [] })).toBeNull(),
);

describe('a title above a table', () => {
  const titled = (title: string) => table([title, '', '', ''], Object.keys(plain), row, other);

  it.each(['Torneo 2026', 'RESULTADOS', 'Liga de pádel 2026', 'Campeonato'])(
    'says nothing of a match: %s',
    (title) => expectReady(titled(title)),
  );

  it.each(['Torneo 2025', 'Torneo del club', 'Resultados provisorios', 'Práctica', 'Otra liga'])(
    'is asked: %s',
    (title) => expectAsked(titled(title)),
  );
});
