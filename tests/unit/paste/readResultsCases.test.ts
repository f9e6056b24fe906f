import { describe, expect, it, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { matchCode } from '../../../src/paste/matchCode.ts';
import { chatOf } from '../../../src/reading/messages.ts';
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
  return readResults(text, { ...context, ...changes }).map((read) => {
    if (!read.isResult) return 'none';
    const { isCertain, team1, score, team2, winner } = read;
    return `${isCertain ? 'certain' : 'asks'}: ${team1 ?? '?'} ${score} ${team2 ?? '?'}, ${winner}`;
  });
}

describe('a statement that leaves something open', () => {
  it('without the author, who *we* are', () => {
    expect(reading('ganamos 6-3 6-4 a La Víbora', { author: null })[0]).toMatch(/^asks/u);
  });

  it('with two announced matches, which of them', () => {
    const matches = [due, { ...due, id: 'm2', team1: 'La Víbora' }];
    expect(reading('ganamos 6-3 6-4', { matches })[0]).toMatch(/^asks/u);
  });
});

describe('a match that nobody won, or that the hour ended', () => {
  const [both, unplayed] = ['W.O. doble', 'No se jugó'].map(
    (score) => `certain: La Víbora ${score} Doble Pared, null`,
  );
  const season = { name: 'Clausura', slug: 'clausura', firstDay: '2026-08-01' };
  const withDraws = {
    seasons: [{ ...season, rule: { points: { ...defaultRule.points, draw: 1 } } }],
  };

  it.each([
    ['La Víbora vs Doble Pared W.O. doble', both],
    ['La Víbora - Doble Pared: doble WO', both],
    ['La Víbora vs Doble Pared: no se presentó nadie', both],
    ['La Víbora y Doble Pared no se presentó ninguna de las dos', both],
    ['La Víbora vs Doble Pared, ninguna de las dos', both],
    ['Ninguna de las dos parejas se presentó: La Víbora y Doble Pared', both],
    ['La Víbora y Doble Pared no se presentaron las dos', both],
    ['La Víbora vs Doble Pared, faltaron las dos parejas', both],
    ['La Víbora vs Doble Pared no se jugó', unplayed],
    ['El partido La Víbora vs Doble Pared no se juega', unplayed],
    ['La Víbora - Doble Pared se anula', unplayed],
    ['La Víbora vs Doble Pared queda sin efecto', unplayed],
    ['Partido anulado: La Víbora vs Doble Pared', unplayed],
    [
      'La Víbora le ganó a Doble Pared 6-4 3-2 por tiempo',
      'certain: La Víbora 6-4, 3-2 tiempo Doble Pared, 1',
    ],
    [
      'La Víbora le ganó 6-4 3-6 3-2 a Doble Pared, se terminó la hora',
      'certain: La Víbora 6-4, 3-6, 3-2 tiempo Doble Pared, 1',
    ],
    [
      'perdimos 6-4 2-1 con La Víbora, se acabó el turno',
      'certain: Los Smash 4-6, 1-2 tiempo La Víbora, 2',
    ],
    [
      'Tercer Tiempo le ganó a Doble Pared 6-4 6-3',
      'certain: Tercer Tiempo 6-4, 6-3 Doble Pared, 1',
    ],
  ])('is read as it is said: %s', (text, row) => {
    const known = [...pairs, { name: 'Tercer Tiempo', category: 'Sexta Libre', players: null }];
    expect(reading(text, { pairs: known })).toEqual([row]);
  });

  it.each([
    'La Víbora y Doble Pared empataron 6-4 4-6',
    'La Víbora vs Doble Pared 6-4 4-6, empate',
    'Empate entre La Víbora y Doble Pared 1-1, 6-4 4-6',
  ])('is a draw where the season has draws, else asked: %s', (text) => {
    const row = 'La Víbora 6-4, 4-6 Doble Pared, null';
    expect(reading(text, withDraws)).toEqual([`certain: ${row}`]);
    expect(reading(text)).toEqual([`asks: ${row}`]);
  });

  it('stands beside others in a message, a line or a sentence each', () => {
    expect(
      reading(
        'La Víbora le ganó a Doble Pared 6-4 6-3. Los Mellis vs Los Smash no se jugó.\nGuerrero - Sosa vs La Víbora W.O. doble',
      ),
    ).toEqual([
      'certain: La Víbora 6-4, 6-3 Doble Pared, 1',
      'certain: Los Mellis No se jugó Los Smash, null',
      'certain: Guerrero - Sosa W.O. doble La Víbora, null',
    ]);
  });

  it.each(['queda sin efecto', 'se cancela', 'no se jugó'])(
    'is a correction where it follows a result: %s',
    (words) => {
      const chat = `[14/11 20:02] Beto: La Víbora le ganó a Doble Pared 6-4 6-3\n[14/11 20:05] Beto: ${words}`;
      expect(readResults(chat, context)[0]).toMatchObject({ isCertain: false, later: [words] });
    },
  );

  it.each([
    'La Víbora vs Doble Pared se canceló la cancha',
    // Put off, in doubt, or taken back.
    'La Víbora vs Doble Pared no se jugó por lluvia',
    'La Víbora vs Doble Pared no se jugó, se pasa al jueves',
    'La Víbora vs Doble Pared no se jugó todavía',
    '¿La Víbora vs Doble Pared no se jugó?',
    'Se anula el resultado de La Víbora vs Doble Pared',
    // Nobody of one pair.
    'Los Mellis no se presentó nadie contra La Víbora',
    'La Víbora esperó a Doble Pared y no vino nadie',
    'La Víbora vs Doble Pared: fuimos y no vino nadie',
    'no vino nadie de Doble Pared contra La Víbora',
    'La Víbora le ganó por WO a Doble Pared, no vino nadie',
    'La Víbora vs Doble Pared 6-4 4-6 no se jugó el tercero',
    'La Víbora le ganó a Doble Pared 6-4 6-3 por tiempo',
    'La Víbora le ganó a Doble Pared 6-4 3-6 2-2 por tiempo',
    'La Víbora y Doble Pared empataron 6-4 6-3',
    'La Víbora y Doble Pared empataron 1-1',
    'creo que empataron La Víbora y Doble Pared 6-4 4-6',
  ])('is asked where words leave it open: %s', (text) => {
    expect(reading(text, withDraws)[0]).toMatch(/^(?:asks|none)/u);
  });
});

describe('a result without a verb in the past', () => {
  it.each([
    'La Víbora 6-4 6-3 Doble Pared',
    'La Víbora\n6-4 6-3\nDoble Pared',
    '1) La Víbora 6-4 6-3 Doble Pared',
    'La Víbora 6-4 6-3 sobre Doble Pared',
    'La Víbora def. Doble Pared 6-4 6-3',
    '6-4 6-3 La Víbora a Doble Pared',
    'ayer ganan La Víbora a Doble Pared 6-4 6-3',
    'Hola Marce, (cancha 2, 9 de la noche) La Víbora 6-4 6-3 Doble Pared. Saludos, Benja',
  ])('is read where order, numbers and signs agree: %s', (text) => {
    expect(reading(text)).toEqual(['certain: La Víbora 6-4, 6-3 Doble Pared, 1']);
  });

  it.each([
    'La Víbora 4-6 3-6 Doble Pared',
    'La Víbora - Doble Pared 6-4 6-3',
    'La Víbora vs Doble Pared 6-4 6-3',
    'La Víbora 6-4 4-6 Doble Pared',
    'La Víbora 6-4 2-1 ret. Doble Pared',
    'La Víbora 6-4 6-3 Doble Pared?',
    'si La Víbora 6-4 6-3 Doble Pared',
    'La Víbora a Doble Pared 4-6 3-6',
    'La Víbora 6-4 Doble Pared 6-3',
    'La Víbora 6-4 4-6 Doble Pared 10-8',
    'hoy ganan La Víbora a Doble Pared 6-4 6-3',
    'Hola Marce, a las 9 La Víbora 6-4 6-3 Doble Pared',
    // A day to come, and one of long ago.
    '5/12/2026 La Víbora 6-4 6-3 Doble Pared',
    '5/7/2026 La Víbora 6-4 6-3 Doble Pared',
  ])('is asked where they do not: %s', (text) => {
    expect(reading(text)[0]).toMatch(/^asks/u);
  });

  it('has the hour that its words say with a part of the day or with *hs*', () => {
    const said = ['9 de la noche', '21 hs', '10hs', '8 am', 'a las 9', '12 de la noche', '9:12:44'];
    const hours = said.map((words) => {
      const [row] = readResults(`ayer ${words} La Víbora 6-4 6-3 Doble Pared`, context);
      return row?.isResult === true ? row.time : undefined;
    });
    expect(hours).toEqual(['21:00', '21:00', '10:00', '08:00', null, null, null]);
  });
});

describe('who did not appear, or gave up', () => {
  const won = 'certain: La Víbora W.O. Doble Pared, 1';
  const gaveUp = 'certain: La Víbora 6-4, 3-1 ret. Doble Pared, 1';
  it.each([
    ['La Víbora ganaron por WO a Doble Pared, no aparecieron', won],
    ['La Víbora le ganó por W.O. a Doble Pared porque no vinieron', won],
    ['La Víbora ganó por WO contra Doble Pared (no se presentaron)', won],
    ['La Víbora ganaron por WO a Doble Pared que no llegaron', won],
    ['La Víbora le ganó por WO a Doble Pared, se bajaron', won],
    ['La Víbora, no vinieron Doble Pared', won],
    ['La Víbora le ganó a Doble Pared 6-4 3-1, se retiraron', gaveUp],
    ['La Víbora le ganó 6-4 3-1 a Doble Pared, abandonaron', gaveUp],
    ['La Víbora le ganó a Doble Pared, que abandonaron, 6-4 3-1', gaveUp],
    ['La Víbora le ganó a Doble Pared 6-4 3-1, se lesionó Pablo Ruiz', gaveUp],
    [
      'Los Smash ganamos por WO a Doble Pared, no aparecieron',
      'certain: Los Smash W.O. Doble Pared, 1',
    ],
    [
      'perdimos 6-4 3-1 con Doble Pared, abandonamos',
      'certain: Los Smash 4-6, 1-3 ret. Doble Pared, 2',
    ],
  ])('is who lost: %s', (text, row) => {
    expect(reading(text)).toEqual([row]);
  });

  it.each([
    'La Víbora vs Doble Pared, no aparecieron',
    'La Víbora x Doble Pared no vinieron',
    'La Víbora - Doble Pared no vinieron',
    'La Víbora jugaba contra Doble Pared no vinieron',
    'La Víbora fue a jugar con Doble Pared y no aparecieron',
    'La Víbora ganaron por WO a Doble Pared y no aparecieron',
    'La Víbora le ganó 6-4 3-1 a Doble Pared y abandonó',
    'La Víbora le ganó el primero 6-4 a Doble Pared, abandonaron',
    'La Víbora le ganó 6-4 6-3 a Doble Pared, se retiraron',
    'perdimos por WO con Doble Pared, no vinieron',
  ])('is asked where it can be either: %s', (text) => {
    expect(reading(text)[0]).toMatch(/^asks/u);
  });
});

describe('the pair of who says *we*', () => {
  it.each(['', '[21/11 20:02] Beto: '])('is named: %s', (head) => {
    const text = `${head}Doble Pared le ganamos a La Víbora 6-4 6-3`;
    expect(reading(text, { author: null })).toEqual(['certain: Doble Pared 6-4, 6-3 La Víbora, 1']);
    const steps = readResultsInSteps(chatOf(text, context.today), { ...context, author: null });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value.voices).toEqual([]);
  });

  it.each([
    'Doble Pared les ganamos 6-4 6-3',
    'Doble Pared, le ganamos a La Víbora 6-4 6-3',
    'Doble Pared les ganamos con La Víbora 6-4 6-3',
  ])('is asked where it may be the other one: %s', (text) => {
    expect(reading(text, { author: null })[0]).toMatch(/^asks/u);
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

  it('a line each, under the days on which they were played', () => {
    const won = 'Los Smash le ganaron a Los Mellis 6-4 6-3';
    const text = `Resultados fecha 3 (12/8) 🎾\nSexta Libre\n${won}\nDOMINGO 15/11:\n${won}\n23/11/25\n${won}`;
    const rows = readResults(text, { ...context, matches: [] });
    expect(rows.flatMap((row) => (row.isResult ? row.date : []))).toEqual([
      '2026-08-12',
      '2026-11-15',
      '2025-11-23',
    ]);
  });

  it('a day below several of them can be that of each, and asks', () => {
    const [one, other] = ['Los Smash 6-4 6-3 Los Mellis', 'La Víbora 6-4 6-3 Doble Pared'];
    const rows = readResults(`13/11/2026\n${one}\n${other}\n14/11/2026`, context);
    const results = rows.filter(({ isResult }) => isResult);
    expect(results).toMatchObject([{ around: ['14/11/2026'] }, { around: ['14/11/2026'] }]);
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

  it.each([
    ['Los Smash ganaron a Doble Pared 6-4 6-3', 'La Víbora perdió con Pala y Fernet 6-2 6-2'],
    ['Los Smash ganaron 6-4 6-3 a Doble Pared', 'Pala y Fernet le ganó 6-2 6-2 a La Víbora'],
    ['6-4 6-3 Los Smash le ganaron a Doble Pared', 'Pala y Fernet le ganaron a La Víbora 6-2 6-2'],
    ['ganamos 6-4 6-3 a Doble Pared', 'La Víbora perdió con Pala y Fernet 6-2 6-2'],
    ['le ganamos a Doble Pared 6-4 6-3', 'perdimos con La Víbora 6-2 6-2'],
    ['Los Smash vs Doble Pared 6-4 6-3', 'La Víbora perdió con Pala y Fernet 6-2 6-2'],
    ['Los Smash ganaron por W.O. a Doble Pared', 'Pala y Fernet ganaron a La Víbora 6-2 6-2'],
    [
      'Los Smash ganaron a Doble Pared 6-4 3-1 abandono',
      'Pala y Fernet ganaron a La Víbora por WO',
    ],
  ])('each of a sentence is read as it is alone: %s / %s', (one, other) => {
    const alone = [one, other].flatMap((words) => reading(words));
    for (const joint of [' y ', ', ', ', y ', '; ', '. ', '\n']) {
      expect(reading(one + joint + other), joint).toEqual(alone);
    }
  });

  it.each([
    'creo que Los Smash le ganaron a Doble Pared 6-4 6-3 y La Víbora le ganó a Pala y Fernet 6-2 6-2',
    'Los Smash le ganaron a Doble Pared 6-4 6-3 y La Víbora le ganó a Pala y Fernet 6-2 6-2?',
    'Los Smash y La Víbora le ganaron a Doble Pared y Pala y Fernet 6-4 6-3 y 6-2 6-2',
    '6-4 6-3 Los Smash le ganaron a Doble Pared 6-2 6-2 La Víbora le ganó a Pala y Fernet',
    'Los Smash le ganaron a Doble Pared, 6-4 6-3 a Los Mellis y 6-2 6-2 a La Víbora',
    'Los Smash le ganaron a Doble Pared 6-4 6-3 o 6-2 6-2',
  ])('what belongs to which is asked where it is open: %s', (text) => {
    expect(reading(text).filter((row) => row.startsWith('certain'))).toEqual([]);
  });

  it('what a sentence says first of day and category holds for all of it', () => {
    const [, second] = readResults(
      '14/11/2026, 9:31 - Juan: Ayer en séptima libre Los Mellis le ganaron a Tiro Libre 6-4 6-3 y Tiro Libre le ganó a Team 6-4 6-1 6-2',
      context,
    );
    expect(second).toMatchObject({
      category: 'Séptima Libre',
      date: '2026-11-13',
      isCertain: true,
    });
  });

  it('two about one match that contradict each other are both asked about', () => {
    const text =
      '14/11/2026, 20:31 - Juan: Los Smash le ganaron a Doble Pared 6-4 6-3\n14/11/2026, 20:40 - Pablo: Doble Pared le ganó a Los Smash 7-5 6-3';
    expect(reading(text)).toEqual([
      'asks: Los Smash 6-4, 6-3 Doble Pared, 1',
      'asks: Doble Pared 7-5, 6-3 Los Smash, 1',
    ]);
  });

  it('*we* of several people are not all the author', () => {
    const text =
      '14/11/2026, 20:31 - Juan Pérez: ganamos 6-4 6-3 a La Víbora\n14/11/2026, 20:35 - Pablo: ganamos 6-2 6-2 a La Víbora';
    expect(reading(text)[1]).toMatch(/^asks/u);
  });
});

it.each(["L'Elite", 'L’Elite', '*L’ELITE*'])('an elided article is of its name: %s', (name) => {
  const elite = { name: "L'Elite", category: 'Sexta Libre', players: null };
  const text = `${name} le ganó a La Víbora 6-2 6-3`;
  expect(reading(text, { pairs: [...pairs, elite] })).toEqual([
    "certain: L'Elite 6-2, 6-3 La Víbora, 1",
  ]);
});

describe('the day', () => {
  const body = 'La Víbora le ganó a Doble Pared 6-2 6-3';
  it.each([
    [`14/11/2026, 20:31 - Juan: ${body}`, '2026-11-14'],
    [`14/11/26, 8:31\u202fp.\u202fm. - Juan: ${body}`, '2026-11-14'],
    [`\u200e[14/11/26, 20:31:05] Juan: \u200e${body}`, '2026-11-14'],
    [`[12/30/25, 2:33:40 p. m.] María G: ${body}`, '2025-12-30'],
    [`14/11/2026, 9:31 - Juan: ayer ${body}`, '2026-11-13'],
    [`[15:19, 9/4/2026] Juan: ${body}`, null],
    [`3/7/24 14:31 - Juan: ${body}`, null],
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
});

test.each([
  ['numbers without end', '6-4 '.repeat(200_000)],
  ['names without end', 'Los Smash y '.repeat(50_000)],
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
    ['6ª damas', 'Sexta Damas'],
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

test('two pairs and any numbers of a match are a row that is asked', () => {
  for (const words of [
    'La Víbora 6-3 Doble Pared',
    'La Víbora 2-0 Doble Pared',
    'La Víbora: 6 6\nDoble Pared: 3 4',
  ])
    expect(reading(words)[0], words).toMatch(/^asks: La Víbora .* Doble Pared/u);
});

test('a statement without games is asked for its score', () => {
  for (const text of [
    'les ganamos 2 sets a 0',
    'le ganamos 2-0 a la víbora',
    'le ganamos en tres sets a la víbora',
  ]) {
    const [row] = readResults(text, { ...context, matches: [] });
    expect(row, text).toMatchObject({ isResult: true, isCertain: false, score: null, winner: 1 });
    expect(row, text).not.toMatchObject({ asked: [] });
  }
});

test('in a group each sender has a pair of their own, once it is chosen', () => {
  const chat = [
    '[21/11 20:02] Beto: ganamos 6-4 6-3 a Doble Pared',
    '[21/11 20:05] Ana: nosotras ganamos 6-1 6-2 a La Víbora',
  ].join('\n');
  const steps = readResultsInSteps(chatOf(chat, context.today), context);
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
