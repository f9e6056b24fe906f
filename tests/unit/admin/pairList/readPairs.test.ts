import { describe, expect, it, test } from 'vitest';
import { readPairs } from '../../../../src/admin/pairList/readPairs.ts';

const categories = [
  { name: 'Sexta Damas', title: 'Sexta Damas' },
  { name: 'Séptima Libre', title: 'Séptima Caballeros' },
  { name: 'Mixto A', title: 'Mixto A' },
];

/** What was read, a line a pair: `category | name | players`. */
const read = (text: string) => {
  const { pairs, unread } = readPairs(text, categories);
  return {
    pairs: pairs.map(({ category, heading, name, players }) =>
      [
        category ?? (heading === '' ? '?' : `¿${heading}?`),
        name,
        ...(players === null ? [] : [players]),
      ].join(' | '),
    ),
    unread,
  };
};

/** The readings that a line is asked with, `null` for one that is a pair by itself. */
const asked = (text: string) => {
  const [pair] = readPairs(text, categories).pairs;
  return pair === undefined || pair.readings.length === 0
    ? null
    : pair.readings.map(({ name }) => name);
};

it.each([
  ['Juan Pérez / ??? (busca compañero)', ['Juan Pérez']],
  ['Juan Pérez (busca compañero)', ['Juan Pérez', 'Juan Pérez (busca compañero)']],
  ['1. Ana Paz + ?', ['Ana Paz']],
  ['2) Ana Paz y compañera', ['Ana Paz', 'Ana Paz y compañera']],
  ['Los Smash: Juan / ???', ['Juan']],
  ['Eva Gil / a confirmar', ['Eva Gil', 'Eva Gil / a confirmar']],
  ['Ana Paz / Luz Gil (falta pagar)', null],
  ['Ana Paz / Luz Gil', null],
])('a pair without its second player is asked, not made: %s', (line, readings) => {
  expect(asked(line)).toEqual(readings);
});

it.each([
  ['3) Ana Paz / Luz Gil (paga el viernes)', 'Ana Paz / Luz Gil (paga el viernes)'],
  ['Ana Paz y Luz Gil [solo domingos]', 'Ana Paz y Luz Gil [solo domingos]'],
  ['Ana Paz & Luz Gil (CAP) (llegan tarde)', 'Ana Paz & Luz Gil (CAP) (llegan tarde)'],
])('whether a remark in brackets belongs to the name is asked: %s', (line, whole) => {
  const [plain = ''] = whole.split(/ [([]/u);
  expect(asked(line)).toEqual([plain, whole]);
});

it.each(['Ana Paz / Luz Gil (h)', 'Ana Paz / Luz Gil (ARG)', 'Pérez J. / Gómez M.'])(
  '%s is a name to its end',
  (line) => expect(read(`1. ${line}`).pairs).toEqual([`? | ${line}`]),
);

it('a player alone in a table of two is asked', () => {
  const { pairs } = readPairs(
    'Jugador 1\tJugador 2\tZona\nAna Paz\t\tA\nEva Gil\tLuz Sosa\tB',
    categories,
  );
  expect(pairs.map(({ name, readings }) => [name, readings.length])).toEqual([
    ['Ana Paz', 1],
    ['Eva Gil / Luz Sosa', 0],
  ]);
});

it.each([
  '*Sexta Damas (confirmados)*',
  '*SEXTA DAMAS* (al 3/11)',
  '_Sexta Damas_ [lista final]',
  'Sexta Damas confirmadas:',
])('%s is the heading of a category', (heading) => {
  expect(read(`${heading}\nAna Paz / Luz Gil`)).toEqual({
    pairs: ['Sexta Damas | Ana Paz / Luz Gil'],
    unread: [],
  });
});

it('a greeting with the words of a missing player is no pair', () => {
  const { pairs, unread } = readPairs(
    'Hola, falta confirmar\n1. Ana / Luz\n2. Eva / Mía',
    categories,
  );
  expect([pairs.length, unread]).toEqual([2, ['Hola, falta confirmar']]);
});

it('a bracket of two players is a pair that is called like a category', () => {
  expect(read('Mixto A (Ana Paz / Leo Gil)').pairs).toHaveLength(1);
});

it('telephones that are left out are counted', () => {
  const text = 'Ana / Luz 351 555-0191\nEva / Mía (cel: +54 9 351 555-0190)\nPaz / Sol';
  expect(readPairs(text, categories).telephones).toBe(2);
  const table = 'Jugador 1\tJugador 2\tCelular\nAna Paz\tEva Gil\t351 555-0191';
  expect(readPairs(table, categories).telephones).toBe(1);
});

test('a message with headings, numbers, bullets and a greeting', () => {
  const text = `[20:31, 14/11/2026] Carla Liga: Hola! Paso las inscriptas 👇

*SEXTA DAMAS* (3 parejas) 🎾
1. Ana Pérez / Luz Gómez ✅
2) Mía Sosa - Eva Paz
3- Carolina Ríos y Sol Vega (falta pagar)
*7ma caballeros:*
• Juan/Pedro
👉 Díaz-Luna 351 555-0191
1️⃣ Los Smash: Tomás Roca / Leo Vera
2️⃣ 2 Amigos (Beto - Nico)
Mixto A
- Ana + Juan
nos vemos!`;
  expect(read(text)).toEqual({
    pairs: [
      'Sexta Damas | Ana Pérez / Luz Gómez',
      'Sexta Damas | Mía Sosa / Eva Paz',
      'Sexta Damas | Carolina Ríos y Sol Vega',
      'Séptima Libre | Juan / Pedro',
      'Séptima Libre | Díaz / Luna',
      'Séptima Libre | Los Smash | Tomás Roca / Leo Vera',
      'Séptima Libre | 2 Amigos | Beto / Nico',
      'Mixto A | Ana / Juan',
    ],
    unread: ['[20:31, 14/11/2026] Carla Liga: Hola! Paso las inscriptas 👇', 'nos vemos!'],
  });
});

test('cells of a spreadsheet below a message', () => {
  const text = `Hola! Las damas:
Sexta damas
1. Ana / Luz
2. Mía / Eva
y los varones, de la planilla
Categoría\tJugador 1\tJugador 2
7ma caballeros\tJuan Paz\tLeo Ruiz
Gracias!`;
  expect(read(text)).toEqual({
    pairs: [
      'Sexta Damas | Ana / Luz',
      'Sexta Damas | Mía / Eva',
      'Séptima Libre | Juan Paz / Leo Ruiz',
    ],
    unread: ['Hola! Las damas:', 'y los varones, de la planilla', 'Gracias!'],
  });
});

test('greetings that remain of a list are no pairs', () => {
  expect(read('Hola chicas!! Va la lista').pairs).toEqual([]);
});

describe('cells of a spreadsheet', () => {
  it.each([
    [
      'with names of columns',
      'Pareja\tJugador 1\tJugador 2\tCategoría\nLos Smash\tAna Pérez\tLuz Gómez\t6ta damas',
    ],
    ['without names of columns', '1\tSexta Damas\tLos Smash\tAna Pérez / Luz Gómez\t3515550134'],
    ['below the category', 'Sexta Damas\n1\tLos Smash\tAna Pérez\tLuz Gómez'],
    [
      'a cell of a merged category',
      'Categoría;Equipo;Integrantes\nsexta damas;Otras;A / B\n;Los Smash;Ana Pérez - Luz Gómez',
    ],
  ])('%s', (_, text) => {
    const { pairs, unread } = read(text);
    expect(pairs.at(-1)).toBe('Sexta Damas | Los Smash | Ana Pérez / Luz Gómez');
    expect(unread).toEqual([]);
  });

  it('has a player in each of two cells, or name and surname of both in four', () => {
    expect(read('Sexta damas\nAna Pérez\tLuz Gómez\nMía\t').pairs).toEqual([
      'Sexta Damas | Ana Pérez / Luz Gómez',
    ]);
    expect(read('Ana\tPérez\tLuz\tGómez\nMía\tSosa\tEva\tPaz').pairs).toEqual([
      '? | Ana Pérez / Luz Gómez',
      '? | Mía Sosa / Eva Paz',
    ]);
  });

  it('has the categories side by side', () => {
    expect(read('Sexta Damas\tMixto A\nAna / Luz\tAna / Juan\nMía / Eva\t')).toEqual({
      pairs: ['Sexta Damas | Ana / Luz', 'Sexta Damas | Mía / Eva', 'Mixto A | Ana / Juan'],
      unread: [],
    });
  });
});

test('pairs have the category that is said beside them, one that the league has not, or none', () => {
  expect(
    read('Ana / Luz\n6ta damas: Mía / Eva\nJuan / Leo (mixto A)\nQuinta Libre\nBeto / Nico').pairs,
  ).toEqual([
    '? | Ana / Luz',
    'Sexta Damas | Mía / Eva',
    'Mixto A | Juan / Leo',
    '¿Quinta Libre? | Beto / Nico',
  ]);
});

test('names of teams alone are pairs, unless other lines have two players or a number', () => {
  expect(read('Los Smash\nDrive & Revés\nVa la lista:\n🎾🎾')).toEqual({
    pairs: ['? | Los Smash', '? | Drive & Revés'],
    unread: ['Va la lista:'],
  });
  expect(read('Ana / Luz\nMía').unread).toEqual(['Mía']);
  expect(read(`Ana / Luz\n${'x'.repeat(90)} / y`).unread).toHaveLength(1);
});

describe('a name and its players in one line', () => {
  it.each([
    ['Bandeja y Fernet - Ana Pérez y Luz Gómez', 'Bandeja y Fernet | Ana Pérez / Luz Gómez'],
    ['1. Drive & Revés – Ana / Luz', 'Drive & Revés | Ana / Luz'],
    ['Las 4 Fantásticas - Ana - Inés', 'Las 4 Fantásticas | Ana / Inés'],
    ['Los Smash, Ana Pérez de la Vega e Inés', 'Los Smash | Ana Pérez de la Vega / Inés'],
    ['Los Smash-Ana + Luz', 'Los Smash | Ana / Luz'],
    ['Pareja 3 - Ana y Luz', 'Ana / Luz'],
    // Two players, as ever.
    ['Ana Pérez - Luz Gómez', 'Ana Pérez / Luz Gómez'],
    ['Perez / Gomez - 351 555-0191', 'Perez / Gomez'],
  ])('%s', (line, pair) => {
    expect(read(line).pairs).toEqual([`? | ${pair}`]);
    expect(readPairs(line, categories).pairs[0]?.readings).toEqual([]);
  });

  it.each([
    ['Bandeja y Fernet - Ana', ['Bandeja y Fernet | Ana', 'Ana | Bandeja / Fernet']],
    ['Ana y Luz - Los Smash', ['Ana y Luz | Los Smash', 'Los Smash | Ana / Luz']],
    ['Los Smash - Ana', ['Los Smash | Ana']],
    ['Bandeja y Fernet: Ana', ['Bandeja y Fernet | Ana', 'Ana | Bandeja / Fernet']],
    ['Ana / Luz - Mía / Eva', ['Ana / Luz | Mía / Eva', 'Mía / Eva | Ana / Luz']],
  ])('%s is asked', (line, possible) => {
    const [pair] = readPairs(line, categories).pairs;
    const shown = pair?.readings.map(({ name, players }) => `${name} | ${players}`);
    expect(shown?.slice(0, -1)).toEqual(possible);
    // Or the line has two players.
    expect(pair?.readings.at(-1)?.players).toBeNull();
  });

  it('stands in two cells', () => {
    expect(read('Bandeja y Fernet\tAna y Luz\nLos Smash\tMía e Inés').pairs).toEqual([
      '? | Bandeja y Fernet | Ana y Luz',
      '? | Los Smash | Mía e Inés',
    ]);
  });
});

test('the signs of a name that the site has sent to a chat stay, those that make it bold go', () => {
  expect(read('Sexta Damas\n*Los \u2060*\u2060Ases\u2060*\u2060*').pairs).toEqual([
    'Sexta Damas | Los *Ases*',
  ]);
});
