import { describe, expect, it, test } from 'vitest';
import { matchCode } from '../../../src/paste/matchCode.ts';
import { readResults, readResultsInSteps } from '../../../src/paste/readResults.ts';
import type { ReadingContext } from '../../../src/paste/reading/reader.ts';

const pairs: ReadingContext['pairs'] = [
  { name: 'Los Smash', category: 'Sexta Libre', players: 'Juan Pérez / Leo Gómez' },
  { name: 'Doble Pared', category: 'Sexta Libre', players: 'Martín Chantada / Pablo Ruiz' },
  { name: 'Los Mellis', category: 'Sexta Libre', players: 'Ariel Guerrero / Darío Guerrero' },
  { name: 'Guerrero - Sosa', category: 'Sexta Libre', players: 'Luis Guerrero / Beto Sosa' },
  { name: 'La Víbora', category: 'Sexta Libre', players: null },
  { name: 'Pala y Fernet', category: 'Sexta Libre', players: 'Juan Pérez / Iván Peralta' },
  { name: 'Los Mellis', category: 'Séptima Libre', players: null },
  { name: 'Tiro Libre', category: 'Séptima Libre', players: null },
  { name: 'Team 6-4', category: 'Séptima Libre', players: null },
  { name: 'Pérez / Gómez', category: 'Quinta Libre', players: 'Ana Pérez / Luz Gómez' },
  { name: 'Ruiz / Sosa', category: 'Quinta Libre', players: 'Eva Ruiz / Mía Sosa' },
];
const due = {
  id: 'm1',
  team1: 'Los Mellis',
  team2: 'Los Smash',
  category: 'Sexta Libre',
  date: '2026-11-14',
};
const context: ReadingContext = {
  pairs,
  matches: [due],
  author: 'Los Smash',
  today: '2026-11-22',
};

/** `cierto: Los Smash 6-4, 6-3 Doble Pared, 1`; `—` for what is no result. */
function reading(text: string, changes: Partial<ReadingContext> = {}): string[] {
  return readResults(text, { ...context, ...changes }).map(
    ({ isResult, isCertain, team1, score, team2, winner }) =>
      isResult
        ? `${isCertain ? 'certain' : 'asks'}: ${team1 ?? '?'} ${score} ${team2 ?? '?'}, ${winner}`
        : 'none',
  );
}

describe('a statement whose words, numbers and pairs agree', () => {
  it.each([
    [
      'Los Smash le ganaron a Doble Pared 6-4, 4-6; 10-2',
      'Los Smash 6-4, 4-6, 10-2 Doble Pared, 1',
    ],
    ['los smahs vencieron a dobel pared por un doble 6-4', 'Los Smash 6-4, 6-4 Doble Pared, 1'],
    ['*Los Smash* derrotaron a _Doble Pared_ 6️⃣-4️⃣ 6️⃣-3️⃣', 'Los Smash 6-4, 6-3 Doble Pared, 1'],
    [
      'Los Smash venció 7-6 (5) 6-7 (9) 7-5 a Doble Pared',
      'Los Smash 7-6(5), 6-7(9), 7-5 Doble Pared, 1',
    ],
    ['A Doble Pared les ganó La Víbora 6-4 6-3', 'Doble Pared 4-6, 3-6 La Víbora, 2'],
    ['Doble Pared cayeron ante La Víbora 4-6 3-6', 'Doble Pared 4-6, 3-6 La Víbora, 2'],
    ['Doble Pared no pudieron con La Víbora: 6-4 6-3', 'Doble Pared 4-6, 3-6 La Víbora, 2'],
    ['Triunfo de La Víbora por 6-2/6-3 sobre Doble Pared', 'La Víbora 6-2, 6-3 Doble Pared, 1'],
    ['los guerrero le ganaron a doble pared 6-4 6-3', 'Los Mellis 6-4, 6-3 Doble Pared, 1'],
    ['Los Mellis le ganaron a Tiro Libre 6-4 6-3', 'Los Mellis 6-4, 6-3 Tiro Libre, 1'],
    ['ganaron los smash a doble pared 64 63', 'Los Smash 6-4, 6-3 Doble Pared, 1'],
    ['nos ganaron los de doble pared, 6 4 6 2', 'Los Smash 4-6, 2-6 Doble Pared, 2'],
    ['GANAMOSSSS 6-4 6-3 contra doble pared vamooooo', 'Los Smash 6-4, 6-3 Doble Pared, 1'],
    ['La Víbora le hicieron 6-0 6-1 a Doble Pared', 'La Víbora 6-0, 6-1 Doble Pared, 1'],
    ['WO a favor de La Víbora, Doble Pared no vino', 'La Víbora W.O. Doble Pared, 1'],
    [
      'Pareja ganadora: La Víbora. Pareja perdedora: Doble Pared. 6-4/6-2',
      'La Víbora 6-4, 6-2 Doble Pared, 1',
    ],
    ['Tiro Libre perdió con Team 6-4 6-3 6-2', 'Tiro Libre 3-6, 2-6 Team 6-4, 2'],
    ['Pérez y Gómez le ganaron a Ruiz y Sosa 6-4 6-3', 'Pérez / Gómez 6-4, 6-3 Ruiz / Sosa, 1'],
    ['ganamos 6-3 6-4, el saque muy bien', 'Los Mellis 3-6, 4-6 Los Smash, 2'],
    ['perdimos 6-2 6-4 con Los Mellis', 'Los Mellis 6-2, 6-4 Los Smash, 1'],
    ['nos ganó La Víbora 7-5 6-4', 'Los Smash 5-7, 4-6 La Víbora, 2'],
    ['Le ganamos a la víbora\n6-4\n6-3', 'Los Smash 6-4, 6-3 La Víbora, 1'],
    ['La Víbora le ganó a Doble Pared 6-2 6-3 el 6/4', 'La Víbora 6-2, 6-3 Doble Pared, 1'],
    ['Doble Pared no se presentaron contra La Víbora', 'Doble Pared W.O. La Víbora, 2'],
    ['La Víbora ganó 2-0 a Doble Pared (6-4 6-3)', 'La Víbora 6-4, 6-3 Doble Pared, 1'],
    ['El resultado no es correcto, ganamos 6-4 6-3', 'Los Mellis 4-6, 3-6 Los Smash, 2'],
    ['ganamos seis cuatro, seis tres a la víbora', 'Los Smash 6-4, 6-3 La Víbora, 1'],
    [
      'ganamos seis a cuatro cuatro seis diez ocho en el súper contra doble pared',
      'Los Smash 6-4, 4-6, 10-8 Doble Pared, 1',
    ],
    ['perdimos siete seis siete cinco con la víbora', 'Los Smash 6-7, 5-7 La Víbora, 2'],
    ['le ganamos a la vibora doble seis cuatro', 'Los Smash 6-4, 6-4 La Víbora, 1'],
    ['los smash le ganaron a doble pared 64 46 108', 'Los Smash 6-4, 4-6, 10-8 Doble Pared, 1'],
    ['los smash le ganaron a doble pared 6 4 4 6 10 8', 'Los Smash 6-4, 4-6, 10-8 Doble Pared, 1'],
    ['nos comimos un 6-0 6-1 con la víbora', 'Los Smash 0-6, 1-6 La Víbora, 2'],
    ['les dimos una paliza a los de doble pared 6-1 6-0', 'Los Smash 6-1, 6-0 Doble Pared, 1'],
    [
      'La Víbora se llevaron el partido contra Doble Pared 7-5 6-4',
      'La Víbora 7-5, 6-4 Doble Pared, 1',
    ],
    ['con Leo le ganamos a la víbora 6-4 6-3', 'Los Smash 6-4, 6-3 La Víbora, 1'],
    ['6-4 6-3 para la víbora contra doble pared', 'La Víbora 6-4, 6-3 Doble Pared, 1'],
    ['doble pared no se presento asi que gano la víbora', 'Doble Pared W.O. La Víbora, 2'],
    ['no vinieron los de doble pared contra la víbora', 'Doble Pared W.O. La Víbora, 2'],
    ['doble pared se bajó así que gana la víbora', 'Doble Pared W.O. La Víbora, 2'],
    ['doble pared se bajó contra la víbora', 'Doble Pared W.O. La Víbora, 2'],
  ])('%s', (text, expected) => {
    expect(reading(text)).toEqual([`certain: ${expected}`]);
  });
});

describe('a statement that leaves something open', () => {
  it.each([
    'La Víbora vs Doble Pared (6-3 y 6-0).',
    'Gran triunfo: La Víbora superaron a Doble Pared 6-7, 6-3 y 1-6',
    'La Víbora vs Doble Pared 6-4 6-3, siendo las ganadoras las últimas mencionadas',
    'contra La Víbora jugó Doble Pared, sucumbiendo 6-4 6-3',
    'creo q ganamos 6-4 6-3??',
    'si La Víbora le gana a Doble Pared 6-4 6-3 pasa',
    'no ganamos, 6-4 6-3 para La Víbora',
    'íbamos ganando 6-4 3-1 a La Víbora y se largó',
    'La Víbora perdía 4-1 pero le ganó a Doble Pared 6-4 6-3',
    'Los Smash Junior le ganaron a Doble Pared 6-4 6-3',
    'Los Smash 2 le ganaron a Doble Pared 6-4 6-3',
    'Pérez le ganó a Ruiz 6-4 6-3',
    'Juan Pérez le ganó a La Víbora 6-4 6-3',
    'La Víbora le ganó a Doble Pared 6-4 4-6',
    'La Víbora le ganó a Doble Pared 6-4 6-3 6-2',
    'La Víbora le ganó a Doble Pared 2-6 3-1 ret.',
    'Los Mellis WO La Víbora',
    'La Víbora, que venía de ganarle a Los Smash, perdió con Doble Pared 6-4 6-3',
    'Ganó La Víbora Doble Pared 6-4 6-3',
    '"La Víbora le ganó a Doble Pared 6-4 6-3" mentira',
    'Los Smash le ganaron a Tiro Libre 6-4 6-3',
    'La Víbora le ganó a Los Nuevos 6-4 6-3',
    'ganamos 4-6 3-6 a La Víbora',
    'ganaron la vibora y doble pared 6-4 6-3',
    'Ganaron La Víbora - Doble Pared 6-4 6-3',
    'Ganaron ellos 6-4 6-3, La Víbora',
    'Guerrero le ganó a Doble Pared 6-4 6-3',
    'ganamos 6-4 6-3, ahora contra La Víbora',
    'ganamos 6-4 6-3, gracias a Doble Pared por la cancha',
    'le ganamos a los que le ganaron a Doble Pared 6-4 6-3',
    'La Víbora 6-4 6-3 Doble Pared',
    'La Víbora 6-4 6-3 Doble Pared, ganó Doble Pared',
    'La Víbora le ganó a Doble Pared 6-4 6-3 la semana pasada',
    'obvio que La Víbora le ganó a Doble Pared 6-0 6-0',
    'me dijo Juan que La Víbora le ganó a Doble Pared 6-4 6-3',
    'La Víbora le ganó a Doble Pared en el amistoso 6-4 6-3',
    'felicitaciones a La Víbora que le ganó a Doble Pared 6-4 6-3',
    'ganamos el primero 6-4 perdimos el segundo 6-3 y en el super 10-8 para nosotros con la víbora',
    'los smash les ganamos 6-4 6-3, la víbora',
    'WO para La Víbora contra Doble Pared',
    'les ganamos 2 sets a 0 a la víbora',
    'La Víbora le ganó a los de Doble Pared del club nuevo 6-4 6-3',
  ])('%s', (text) => {
    const read = reading(text);
    expect(read.filter((row) => row.startsWith('certain'))).toEqual([]);
    expect(read.some((row) => row.startsWith('asks'))).toBe(true);
  });

  it('without the author, who *we* are', () => {
    expect(reading('ganamos 6-3 6-4 a La Víbora', { author: null })[0]).toMatch(/^asks/u);
  });

  it('with two announced matches, which of them', () => {
    const matches = [due, { ...due, id: 'm2', team1: 'La Víbora' }];
    expect(reading('ganamos 6-3 6-4', { matches })[0]).toMatch(/^asks/u);
  });
});

describe('what is no result', () => {
  it.each([
    'Entrenamos y después jugamos un partido 6-3',
    'el saque fue 8, no 6',
    'mañana jugamos Los Smash vs Doble Pared 20:30 cancha 2',
    'mañana Los Smash le ganan 6-4 6-4 a Doble Pared',
    'reservé cancha 3 de 18 a 20, el 6/4 o 7/5',
    'Tapia y Coello le ganaron a Galán y Chingotto 6-4 6-3',
    '14/11/26 20:31 - Creaste este grupo',
    '¿Cómo salieron Los Smash?',
    '6-4 6-3',
  ])('%s', (text) => {
    expect(reading(text)).toEqual(['none']);
  });

  it('is empty where there are no words', () => {
    expect(reading('')).toEqual([]);
    expect(reading('14/11/26 20:31 - Juan: <Multimedia omitido>\n\n')).toEqual([]);
  });
});

describe('several statements', () => {
  it('a line each, under the names of their categories', () => {
    const text =
      'Sexta Libre\nLos Smash le ganaron a Los Mellis 6-4 6-3\nSéptima Libre\nLos Mellis le ganaron a Tiro Libre 6-0 6-0';
    expect(reading(text)).toEqual([
      'none',
      'certain: Los Mellis 4-6, 3-6 Los Smash, 2',
      'none',
      'certain: Los Mellis 6-0, 6-0 Tiro Libre, 1',
    ]);
  });

  it('in one line, with a stop between them', () => {
    expect(
      reading(
        'Los Smash ganaron a Doble Pared 6-4 6-3. La Víbora perdió con Pala y Fernet 6-2 6-2',
      ),
    ).toEqual([
      'certain: Los Smash 6-4, 6-3 Doble Pared, 1',
      'certain: La Víbora 2-6, 2-6 Pala y Fernet, 2',
    ]);
  });

  it('two about one match that contradict each other are both asked about', () => {
    const text =
      '14/11/2026, 20:31 - Juan: Los Smash le ganaron a Doble Pared 6-4 6-3\n14/11/2026, 20:40 - Pablo: Doble Pared le ganó a Los Smash 7-5 6-3';
    expect(reading(text)).toEqual([
      'asks: Los Smash 6-4, 6-3 Doble Pared, 1',
      'asks: Doble Pared 7-5, 6-3 Los Smash, 1',
    ]);
  });

  it('a correction takes the place of what it corrects', () => {
    const text =
      '14/11/2026, 20:31 - Juan: Los Smash le ganaron a Doble Pared 6-4 6-3\n14/11/2026, 20:35 - Juan: perdón, ganó Doble Pared 6-4 7-5 a Los Smash';
    expect(reading(text)).toEqual(['none', 'certain: Doble Pared 6-4, 7-5 Los Smash, 1']);
  });

  it('*we* of several people are not all the author', () => {
    const text =
      '14/11/2026, 20:31 - Juan Pérez: ganamos 6-4 6-3 a La Víbora\n14/11/2026, 20:35 - Pablo: ganamos 6-2 6-2 a La Víbora';
    expect(reading(text)[1]).toMatch(/^asks/u);
  });
});

it('a correction that cannot be read is asked about where it belongs, with its words', () => {
  const chat = [
    '[21/11 20:02] Beto: Los Smash le ganaron a Doble Pared 6-4 6-4',
    '[21/11 20:05] Beto: perdón, fue 6-3 no 6-4 el segundo',
  ].join('\n');
  expect(reading(chat)).toEqual(['asks: Los Smash 6-4, 6-4 Doble Pared, 1', 'none']);
  expect(readResults(chat, context)[0]?.words).toContain('fue 6-3 no 6-4 el segundo');
});

describe('the day', () => {
  const body = 'La Víbora le ganó a Doble Pared 6-2 6-3';
  it.each([
    [`14/11/2026, 20:31 - Juan: ${body}`, '2026-11-14'],
    [`26/9/20 13:15 - Seba: ${body}`, '2020-09-26'],
    [`14/11/26, 8:31\u202fp.\u202fm. - Juan: ${body}`, '2026-11-14'],
    [`\u200e[14/11/26, 20:31:05] Juan: \u200e${body}`, '2026-11-14'],
    [`[12/30/25, 2:33:40 p. m.] María G: ${body}`, '2025-12-30'],
    [`[7:23 p. m., 13/5/2026] +54 9 11 5555-0134: ${body}`, '2026-05-13'],
    [`14/11/2026, 9:31 - Juan: ayer ${body}`, '2026-11-13'],
    [`[15:19, 9/4/2026] Juan: ${body}`, null],
    [`3/7/24 14:31 - Juan: ${body}`, null],
    [`[10/11 18:18] María: ${body}`, null],
    [`[1/21, 21:39] Pablo: ${body}`, null],
    [body, null],
  ])('%s', (text, date) => {
    const [row, ...others] = readResults(text, context);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ date, isCertain: true, winner: 1 });
  });

  it('is that of the announced match that is settled', () => {
    const [row] = readResults(
      '[10/11 18:18] María: Los Smash ganaron a Los Mellis 6-2 6-3',
      context,
    );
    expect(row).toMatchObject({ date: '2026-11-14', said: null, category: 'Sexta Libre' });
  });

  it('is not later than that of the message: the match was played before it was due', () => {
    const text = '13/11/2026, 20:31 - María: Los Smash ganaron a Los Mellis 6-2 6-3';
    expect(readResults(text, context)[0]).toMatchObject({ date: '2026-11-13' });
  });
});

describe('the code of a match', () => {
  const code = matchCode(due.id);

  it('finds it without a guess', () => {
    const [row] = readResults(`${code} Los Mellis – Los Smash: 3-6 6-4 8-10`, context);
    expect(row).toMatchObject({
      matchId: 'm1',
      winner: 2,
      score: '3-6, 6-4, 8-10',
      isCertain: true,
    });
  });

  it.each([
    `${code} 6-4 6-3`,
    `${code} Los Smash – Los Mellis: 6-4 6-3`,
    `${code} La Víbora – Los Smash: 6-4 6-3`,
  ])('asks where the names are missing or others: %s', (text) => {
    expect(readResults(text, context)[0]).toMatchObject({ matchId: 'm1', isCertain: false });
  });

  it('is the same every time, and hardly ever that of another', () => {
    expect(matchCode('m1')).toBe(code);
    const codes = Array.from({ length: 200 }, (_, index) => matchCode(`match-${index}`));
    expect(new Set(codes).size).toBe(200);
    expect(codes.every((each) => /^#[A-Z][A-Z2-9]{3}$/u.test(each))).toBe(true);
  });
});

test.each([
  ['numbers without end', '6-4 '.repeat(200_000)],
  ['brackets', '('.repeat(100_000)],
  ['one long word', 'a'.repeat(500_000)],
  ['names without end', 'Los Smash y '.repeat(50_000)],
  ['dashes', '1-'.repeat(200_000)],
  ['another language', '[11/14/26, 8:31 PM] John: we won 6-4 6-3 against them'],
  ['no text', '\u0000\u0001\ufffd'.repeat(1000)],
])('reads bad input without an error or a row: %s', (_, text) => {
  expect(readResults(text, context).filter(({ isResult }) => isResult)).toEqual([]);
});

describe('the category', () => {
  const leagues = [
    { name: 'Los Mellis', category: 'Quinta Libre', players: null },
    { name: 'Los Mellis', category: 'Sexta Damas', players: null },
    { name: 'Tiro Libre', category: 'Quinta Libre', players: null },
    { name: 'Tiro Libre', category: 'Sexta Damas', players: null },
  ];
  const read = (text: string) => readResults(text, { ...context, pairs: leagues, matches: [] })[0];

  it.each([
    ['5ta libre', 'Quinta Libre'],
    ['Quinta Caballeros', 'Quinta Libre'],
    ['quinta varones', 'Quinta Libre'],
    ['5° masculino', 'Quinta Libre'],
    ['6ª damas', 'Sexta Damas'],
    ['sexta dama', 'Sexta Damas'],
    ['6ta. D', 'Sexta Damas'],
    ['damas 6ta', 'Sexta Damas'],
    ['6ta femenino', 'Sexta Damas'],
  ])('has its usual spellings: %s', (words, category) => {
    expect(read(`${words}: Los Mellis le ganaron a Tiro Libre 6-4 6-3`)).toMatchObject({
      category,
      isCertain: true,
    });
  });

  it.each(['4ta Caballeros', 'sexta libre', 'quinta damas', '5ta mixto'])(
    'that the league lacks is asked, never taken for another one: %s',
    (words) => {
      expect(read(`${words}: Los Mellis le ganaron a Tiro Libre 6-4 6-3`)).toMatchObject({
        isResult: true,
        category: null,
        isCertain: false,
      });
    },
  );
});

test('a statement without games is asked for its score', () => {
  for (const text of [
    'les ganamos 2 sets a 0',
    'le ganamos 2-0 a la víbora',
    'le ganamos en tres sets a la víbora',
  ]) {
    const [row] = readResults(text, { ...context, matches: [] });
    expect(row, text).toMatchObject({ isResult: true, isCertain: false, score: null, winner: 1 });
    expect(row?.asked, text).not.toBeNull();
  }
});

describe('who did not appear', () => {
  const league = [
    ...pairs,
    { name: 'Las Pibas del Club', category: 'Sexta Damas', players: null },
    { name: 'Las Leonas', category: 'Sexta Damas', players: null },
  ];
  const match = {
    id: 'm3',
    team1: 'Las Leonas',
    team2: 'Las Pibas del Club',
    category: 'Sexta Damas',
    date: '2026-11-20',
  };
  const read = (text: string) =>
    readResults(text, { ...context, pairs: league, matches: [match], author: null });

  it.each(['no se presentaron los pibes', 'no vinieron los chicos', 'wo, los otros no llegaron'])(
    'is nobody that a word can mean: %s',
    (text) => {
      for (const row of read(text)) {
        expect([row.team1, row.team2]).not.toContain('Las Pibas del Club');
      }
    },
  );

  it.each([
    'no se presentaron las pibas del club',
    'Las Leonas contra Las Pibas del Club, las pibas del club no se presentaron',
    'las pibas del club no vinieron, wo para las leonas',
    'gano el wo las pibas del club, no se presentaron las pibas del club',
    'se bajaron las pibas del club, no juegan con las leonas',
  ])('never wins: %s', (text) => {
    const [row] = read(text);
    expect(row).toMatchObject({ isResult: true, score: 'W.O.' });
    const won = row?.winner === 1 ? row.team1 : row?.winner === 2 ? row.team2 : null;
    expect(won).not.toBe('Las Pibas del Club');
    for (const option of row?.options ?? []) {
      expect(option.winner === 1 ? option.team1 : option.team2).not.toBe('Las Pibas del Club');
    }
  });
});

test('a pair that is not named by enough is asked, with those that can be meant', () => {
  const [row] = readResults('Guerrero le ganó a Doble Pared 6-4 6-3', context);
  expect(row?.isCertain).toBe(false);
  expect(row?.asked).toEqual({ why: 'pair', words: 'Guerrero' });
  expect(row?.options).toMatchObject([
    { team1: 'Los Mellis', team2: 'Doble Pared', score: '6-4, 6-3', winner: 1 },
    { team1: 'Guerrero - Sosa', team2: 'Doble Pared', score: '6-4, 6-3', winner: 1 },
  ]);
});

test('words of any sentence are no slip for a name that is like them', () => {
  const names = [
    'Los Primos',
    "D'Una Pared a la Otra",
    'Por Tres y Afuera',
    'Las Pibas',
    'Titanes',
  ];
  const others = names.map((name) => ({ name, category: 'Sexta Libre', players: null }));
  const read = (text: string) =>
    reading(text, { pairs: [...pairs, ...others], matches: [], author: 'Los Smash' });
  expect(read('perdimos 6-4 3-6 10-7 contra las pibas')).toEqual([
    'certain: Los Smash 4-6, 6-3, 7-10 Las Pibas, 2',
  ]);
  expect(read('nos ganaron los Titanes 6-2 6-3. Nos pasaron por arriba')).toEqual([
    'certain: Los Smash 2-6, 3-6 Titanes, 2',
  ]);
  expect(read('En la otra cancha Titanes perdió con Las Pibas 6-4 6-3')).toEqual([
    'certain: Titanes 4-6, 3-6 Las Pibas, 2',
  ]);
});

test('in a group each sender has a pair of their own, once it is chosen', () => {
  const chat = [
    '[21/11 20:02] Beto: ganamos 6-4 6-3 a Doble Pared',
    '[21/11 20:05] Ana: nosotras ganamos 6-1 6-2 a La Víbora',
  ].join('\n');
  const steps = readResultsInSteps(chat, context);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  expect(step.value.voices).toEqual(['Beto', 'Ana']);
  expect(reading(chat).every((row) => row.startsWith('asks'))).toBe(true);
  expect(reading(chat, { authors: { Beto: 'Los Smash', Ana: 'Pala y Fernet' } })).toEqual([
    'certain: Los Smash 6-4, 6-3 Doble Pared, 1',
    'certain: Pala y Fernet 6-1, 6-2 La Víbora, 1',
  ]);
  // Who has not said is asked about.
  expect(reading(chat, { authors: { Ana: 'Pala y Fernet' } })[0]).toMatch(/^asks/);
});
