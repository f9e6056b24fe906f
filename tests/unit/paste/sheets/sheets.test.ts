import { describe, expect, it, test } from 'vitest';
import { importSheet } from '../../../../src/paste/sheets/importSheet.ts';
import { describeNothingNew } from '../../../../src/paste/sheets/sheetRest.ts';
import { plainInChat } from '../../../../src/share/shareText.ts';
import { parseCsv } from '../../../../src/reading/csv.ts';

const read = (text: string) => importSheet(parseCsv(text), { today: '2026-11-24', seasons: [] });

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
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ results: [expected], matches: [], pairs: [], unread: [] });
  });

  it.each([
    '14/11/2026\tSexta Libre\tLos Smash\tDoble Pared\t6-4 3-6 10-8',
    '14/11/2026\t6ta caballeros\tLos Smash\tDoble Pared\t6-4 3-6 10-8\tganó Los Smash',
    '14/11/2026\t6.ª L\tLos Smash\tDoble Pared\t6-4 3-6 10-8\tLos Smash',
    '14/11\tSexta Libre\tLos Smash\tDoble Pared\t6/4 3/6 10/8',
  ])('without names of columns is one of two lines: %s', (line) => {
    const rows = `${line}\n${line}`;
    expect(read(rows)).toMatchObject({ results: [expected, expected], unread: [] });
    expect(read(line)).toBeNull();
  });

  // As organisers keep them: a title above, days without a year, merged cells, sets that became days.
  it.each([
    [
      'RESULTADOS 2026\t\t\t\t\nFecha\tCategoría\tPareja 1\tPareja 2\tResultado\n14/11\tsexta libre\tLos Smash\tDoble Pared\t6-4 3-6 10-8',
    ],
    [
      'Fecha\tDía\tZona\tCategoría\tDupla 1\tDupla 2\tSet 1\tSet 2\tSet 3\nFecha 3\tsáb. 14-nov\tA\t6ta libre\tLos Smash\tDoble Pared\t06-abr\t03-jun\t10-ago',
    ],
    [
      'Pareja ganadora\tPareja perdedora\tResultado\tFecha\nSEXTA LIBRE\t\t\t\nLos Smash\tDoble Pared\t6-4 3-6 10-8\t14 de noviembre de 2026',
    ],
  ])('%s', (text) => {
    const sheet = read(text);
    expect(sheet).toMatchObject({ results: [expected], matches: [], pairs: [], unread: [] });
  });

  it('has names as they were, where they were copied from a chat', () => {
    const [team1, team2] = ['*Los _Smash_*', 'C~2`'];
    const row = [team1, team2].map(plainInChat).join('\t');
    const sheet = read(`Pareja 1\tPareja 2\tResultado\n${row}\t6-4 6-3`);
    expect(sheet?.results).toMatchObject([{ team1, team2 }]);
  });

  it('has cells over several rows, and a player a column', () => {
    const head = 'Fecha;Categoría;Jugador 1;Jugador 2;Jugador 3;Jugador 4;Resultado\n';
    const rows = '14/11/2026;Sexta Libre;Ana;Luz;Mía;Eva;6-4 6-3\n;;Sol;Paz;Ana;Luz;6-0 6-0';
    const day = { date: '2026-11-14', category: 'Sexta Libre' };
    expect(read(head + rows)?.results).toMatchObject([
      { ...day, team1: 'Ana / Luz', team2: 'Mía / Eva' },
      { ...day, team1: 'Sol / Paz', team2: 'Ana / Luz' },
    ]);
  });

  it('has pairs by the names of their players, as winners too', () => {
    const category = 'Sexta Libre';
    const pairs = [
      { category, name: 'Los Smash', players: 'Eva Paz / Sol Vega' },
      { category, name: 'Doble Pared', players: 'Ana Ríos / Luz Gómez' },
    ];
    const league = { today: '2026-11-24', seasons: [], pairs };
    for (const text of [
      'Ganador;Perdedor;Resultado\nVega-Paz;Ríos / Gómez;6-4 3-6 10-8',
      'Pareja 1;Pareja 2;Resultado;Ganador\nVega-Paz;Doble Pared;6-4 3-6 10-8;Los Smash',
      'Pareja 1;Pareja 2;Resultado;Ganador\nLos Smash;Doble Pared;6-4 3-6 10-8;Paz y Vega',
    ]) {
      const { results = [] } = importSheet(parseCsv(text), league) ?? {};
      expect(results, text).toMatchObject([{ ...expected, date: null }]);
    }
  });

  it('asks where its columns contradict each other, or say nothing', () => {
    const head = 'categoría;pareja 1;pareja 2;resultado;ganador\n';
    for (const row of [
      'Sexta Libre;A B;C D;6-4 6-3;C D',
      'Sexta Libre;A B;C D;6-4 6-3;Otros',
      'Sexta Libre;A B;C D;W.O.;',
      'Sexta Libre;A B;C D;6-4 4-6;',
    ]) {
      expect(read(head + row)?.results, row).toMatchObject([{ isCertain: false }]);
    }
    expect(read(`${head}Sexta Libre;A B;C D;W.O.;C D`)?.results).toMatchObject([
      { winner: 2, isCertain: true },
    ]);
  });
});

test('a table of announced matches, and one of pairs', () => {
  const matches =
    'fecha;hora;lugar;categoria;equipo 1;equipo 2\n1/12/2026;20.30 hs;Cancha 1;Sexta Libre;A B;C D';
  // The next such day.
  expect(read(matches.replace('1/12/2026', '1/2'))?.matches).toMatchObject([
    { date: '2027-02-01' },
  ]);
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

test.each([
  '14/11/2026, 20:31 - Juan: Los Smash le ganaron a Doble Pared 6-4, 6-3\n14/11/2026, 20:32 - Ana: sí, ganaron',
  'Los Smash le ganaron a Doble Pared 6-4, 6-3',
  'Compras: pan, leche, fernet\nLuz: hola, qué tal, bien',
])('what is no table: %s', (text) => {
  expect(read(text)).toBeNull();
});
