import { describe, expect, it, test } from 'vitest';
import { readResults } from '../../../src/paste/readResults.ts';
import type { ReadingContext } from '../../../src/paste/reading/reader.ts';

const pairs = ['Los Smash', 'Doble Pared', 'Los Mellis', 'La Víbora', 'Pala y Fernet'].map(
  (name) => ({ name, category: 'Sexta Libre', players: null }),
);
const context: ReadingContext = { pairs, matches: [], author: null, today: '2026-11-22' };

function chat(...messages: readonly string[]): string {
  return messages.map((message, index) => `[21/11 20:${10 + index}] ${message}`).join('\n');
}

/** What was read of the first match: its score, if nothing is asked, and the options after a correction. */
function readFirst(text: string, changes: Partial<ReadingContext> = {}) {
  const rows = readResults(text, { ...context, ...changes }).filter(({ isResult }) => isResult);
  const [row] = rows;
  return {
    ready: row?.isCertain === true ? row.score : null,
    options: row?.correction?.options.map(({ score, winner }) => `${score}, ${winner}`) ?? null,
    words: row?.correction?.words ?? null,
    rows: rows.length,
  };
}

const said = 'Beto: Los Smash le ganaron a Doble Pared 6-4 6-4';

describe('a correction makes its statement wait for an answer', () => {
  it.each([
    ['perdón, el segundo fue 6-3', ['6-4, 6-3, 1']],
    ['perdon 6-3 el segundo', ['6-4, 6-3, 1']],
    ['el segundo fue seis tres', ['6-4, 6-3, 1']],
    ['no, fue 6-3 el primero', ['6-3, 6-4, 1']],
    ['corrijo: 6-4 7-5', ['6-4, 7-5, 1']],
    ['me equivoqué, fue 6-4 3-6 10-8', ['6-4, 3-6, 10-8, 1']],
    ['no fue 6-4 6-4 fue 6-4 6-3', ['6-4, 6-3, 1']],
    ['*6-3', ['6-3, 6-4, 1', '6-4, 6-3, 1']],
    ['fue al revés', ['4-6, 4-6, 2']],
    ['ganó Doble Pared', ['4-6, 4-6, 2']],
    ['mentira, ganó doble pared 7-5 6-4', ['5-7, 4-6, 2']],
    ['está mal el resultado', []],
    ['no cuenta, se juega de nuevo', []],
  ])('%s', (words, options) => {
    for (const sender of ['Beto', 'Ana']) {
      const read = readFirst(chat(said, `${sender}: ${words}`));
      expect(read, sender).toEqual({ ready: null, options, words, rows: 1 });
    }
  });

  it('however many messages later, if it says what it is about', () => {
    const talk = Array.from({ length: 30 }, (_, index) => `Caro: jaja ${index}`);
    expect(
      readFirst(chat(said, ...talk, 'Ana: corrijo, el de los smash fue 6-4 6-3')),
    ).toMatchObject({ ready: null, options: ['6-4, 6-3, 1'] });
  });

  it.each([
    'al final el de los smash fue 6-4 6-3',
    'el partido de doble pared quedó 6-4 6-3',
    'el de la noche fue 6-4 6-3',
  ])('however many messages later, by what it calls its match: %s', (words) => {
    const talk = Array.from({ length: 12 }, (_, index) => `Caro: jaja ${index}`);
    const first = 'Beto: Los Smash le ganaron a Doble Pared a la noche 6-4 6-4';
    const other = 'Ana: La Víbora le ganó a Los Mellis 6-1 6-1';
    expect(readFirst(chat(first, other, ...talk, `Caro: ${words}`))).toEqual({
      ready: null,
      options: ['6-4, 6-3, 1'],
      words,
      rows: 2,
    });
  });

  it.each([
    ['che no era a doble pared, era a los mellis', ['Los Smash / Los Mellis']],
    ['mentiras que fue a los mellis', ['Los Smash / Los Mellis', 'Los Mellis / Doble Pared']],
    ['disculpen fue contra los mellis', ['Los Smash / Los Mellis', 'Los Mellis / Doble Pared']],
    ['ay no, era los smash contra los mellis', ['Los Smash / Los Mellis']],
  ])('that names another pair: %s', (words, teams) => {
    const [row] = readResults(chat(said, `Beto: ${words}`), context);
    expect(row?.isCertain).toBe(false);
    expect(row?.correction?.options.map(({ team1, team2 }) => `${team1} / ${team2}`)).toEqual(
      teams,
    );
  });

  it.each([
    ['no era doble pared, era los mellis', 'Los Mellis'],
    ['disculpen, era contra los mellis', 'Los Mellis'],
  ])('that names another pair, by somebody else than the statement: %s', (words, opponent) => {
    const before = 'Ana: La Víbora le ganó a Pala y Fernet 6-1 6-1';
    const senders = words.startsWith('no') ? ['Ana', 'Zoe'] : ['Zoe'];
    for (const sender of senders) {
      const rows = readResults(chat(before, said, `${sender}: ${words}`), context);
      expect(
        rows.map(({ isCertain }) => isCertain),
        sender,
      ).toEqual([true, false, false]);
      expect(rows[1]?.correction?.options).toContainEqual(
        expect.objectContaining({ team1: 'Los Smash', team2: opponent }),
      );
    }
  });

  it('of a super tie-break beyond ten', () => {
    const long = 'Beto: Los Smash le ganaron a Doble Pared siete seis cuatro seis once nueve';
    expect(readFirst(chat(long, 'Ana: chamo eso fue doce diez'))).toMatchObject({
      ready: null,
      options: ['7-6, 4-6, 12-10, 1'],
    });
  });

  const others = [
    'Orga: Los Mellis le ganaron a Pala y Fernet 6-1 6-2',
    'Orga: La Víbora le ganó a Los Mellis por W.O.',
  ];

  it('that calls the match ours, by a player of a pair of the league', () => {
    const players = pairs.map((pair) =>
      pair.name === 'Doble Pared' ? { ...pair, players: 'Dante Paz / Hernán Solís' } : pair,
    );
    const text = chat(said, ...others, 'Dante: che el nuestro fue 6-4 7-6');
    const rows = readResults(text, { ...context, pairs: players });
    expect(rows.map(({ isCertain }) => isCertain)).toEqual([false, true, true, false]);
    expect(rows[0]?.correction?.options).toMatchObject([{ score: '6-4, 7-6', winner: 1 }]);
  });

  it.each(['che el nuestro fue 6-4 7-6', 'lo mío fue 6-4 7-6'])(
    'of the match that has a set in common, where nobody knows whose it is: %s',
    (words) => {
      const rows = readResults(chat(said, ...others, `Zoe: ${words}`), context);
      expect(rows.map(({ isCertain }) => isCertain)).toEqual([false, true, true, false]);
    },
  );

  it('that denies a pair for one that nobody knows', () => {
    const read = readFirst(chat(said, 'Ana: no era a doble pared, era a los primos de Juan'));
    expect(read).toMatchObject({ ready: null, options: [] });
  });

  it('of the pair is asked too where nobody has said who won', () => {
    const numbers = 'Beto: Los Smash Doble Pared 4-6 4-6';
    const [row] = readResults(chat(numbers, 'Beto: no era doble pared, era los mellis'), context);
    expect(row).toMatchObject({ team2: 'Doble Pared', isCertain: false });
    expect(row?.correction?.options).toMatchObject([{ team2: 'Los Mellis' }]);
  });

  it('beside another one: both are applied, or by hand', () => {
    const set = 'Beto: perdón el segundo fue 6-3';
    const [row] = readResults(
      chat(said, set, 'Beto: no era a doble pared, era a los mellis'),
      context,
    );
    expect(row?.correction?.options[0]).toMatchObject({
      team2: 'Los Mellis',
      score: '6-4, 6-3',
      winner: 1,
    });
    const unknown = 'Beto: no era a doble pared, era a los primos de Juan';
    for (const messages of [
      [set, unknown],
      [unknown, set],
    ]) {
      expect(readFirst(chat(said, ...messages))).toMatchObject({ ready: null, options: [] });
    }
  });

  it.each([
    'el asado fue con los mellis',
    'mañana si llueve se suspende',
    'sí, fue contra doble pared',
    'jugamos contra la víbora',
  ])('but not for talk: %s', (words) => {
    expect(readFirst(chat(said, `Beto: ${words}`))).toMatchObject({ ready: '6-4, 6-4' });
  });

  it('that quotes its statement, whatever was said since', () => {
    const other = 'Beto: La Víbora le ganó a Los Mellis 6-1 6-1';
    for (const quote of ['> Los Smash le ganaron a Doble Pared 6-4 6-4', said.slice(6)]) {
      const rows = readResults(chat(said, other, `Ana: ${quote}\nel segundo 6-3`), context);
      expect(rows.map(({ isCertain }) => isCertain)).toEqual([false, true, false]);
      expect(rows[0]?.correction?.options).toMatchObject([{ score: '6-4, 6-3' }]);
    }
  });

  it('each that it can be about', () => {
    const text = chat(
      said,
      'Beto: La Víbora le ganó a Los Mellis 6-1 6-1',
      'Beto: perdón, el segundo fue 6-3',
    );
    expect(readResults(text, context).map(({ isCertain }) => isCertain)).toEqual([
      true,
      false,
      false,
    ]);
    const answered = chat(
      said,
      'Ana: La Víbora le ganó a Los Mellis 6-1 6-1',
      'Beto: perdón, el segundo fue 6-3',
    );
    expect(readResults(answered, context).map(({ isCertain }) => isCertain)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('told by one of those who played', () => {
    const authors = { Ana: 'Doble Pared' };
    expect(readFirst(chat(said, 'Ana: perdimos 6-4 6-3'), { authors })).toMatchObject({
      ready: null,
      options: ['6-4, 6-3, 1'],
      rows: 1,
    });
    expect(readFirst(chat(said, 'Ana: ganamos nosotros'), { authors })).toMatchObject({
      ready: null,
      options: ['4-6, 4-6, 2'],
    });
  });

  it('as a whole statement with other words about the same match', () => {
    expect(
      readFirst(chat(said, 'Ana: perdón pero Doble Pared le ganó a Los Smash 7-5 6-3')),
    ).toMatchObject({ ready: null, options: ['5-7, 3-6, 2'], rows: 1 });
    // From the sender of the first message, it counts as said.
    expect(readFirst(chat(said, 'Beto: corrijo, Doble Pared le ganó a Los Smash 7-5 6-3'))).toEqual(
      { ready: '7-5, 6-3', options: null, words: null, rows: 1 },
    );
  });

  it('that names another opponent', () => {
    const rows = readResults(
      chat(said, 'Beto: perdón, Los Smash le ganaron a Los Mellis 6-4 6-4'),
      context,
    );
    expect(rows.map(({ isCertain }) => isCertain)).toEqual([false, true]);
    expect(rows[0]?.correction?.options).toMatchObject([{ team2: 'Los Mellis' }]);
  });
});

test.each([
  'qué partidazo, 6-4 6-4',
  'sí, nos ganaron bien',
  'ganaron los smash, unos cracks',
  'vamos 4-2 en el otro partido',
  'mañana jugamos a las 20:30?',
  'perdón, llego tarde',
  'felicitaciones',
])('what confirms a statement, or is about something else, leaves it as it is: %s', (words) => {
  expect(readFirst(chat(said, `Ana: ${words}`))).toEqual({
    ready: '6-4, 6-4',
    options: null,
    words: null,
    rows: 1,
  });
});

test('who won a match of which nobody had said it is asked with what was said later', () => {
  const [row] = readResults(
    chat('Beto: Los Smash vs Doble Pared 6-4 6-4', 'Ana: ganó Doble Pared'),
    context,
  );
  expect(row).toMatchObject({ isCertain: false, winner: 2, score: '4-6, 4-6', correction: null });
});

test('a statement in two messages is one, and is asked', () => {
  const joined = {
    isResult: true,
    isCertain: false,
    team1: 'Los Smash',
    winner: 1,
    score: '6-4, 6-3',
  };
  const one = chat('Beto: Los Smash le ganaron a Doble Pared', 'Caro: vamos!', 'Beto: 6-4 6-3');
  const other = chat('Beto: 6-4 6-3', 'Beto: ganaron los smash a doble pared');
  expect(readResults(one, context).at(-1)).toMatchObject(joined);
  expect(readResults(other, context).at(-1)).toMatchObject(joined);
});

describe('what was said just before', () => {
  const due = {
    id: 'm1',
    team1: 'Los Smash',
    team2: 'Doble Pared',
    category: 'Sexta Libre',
    date: '2026-11-20',
  };
  const authors = { Beto: 'Los Smash', Ana: 'Doble Pared' };

  it('asks against whom, if it is of another match than the announced one', () => {
    const question = 'Caro: cómo salieron Los Smash y La Víbora?';
    const [row] = readResults(chat(question, 'Beto: ganamos 6-2 4-6 6-4'), {
      ...context,
      matches: [due],
      authors,
    }).filter(({ isResult }) => isResult);
    expect(row).toMatchObject({ isCertain: false, asked: { why: 'opponent' } });
    expect(row?.options?.map(({ team1, team2 }) => [team1, team2])).toContainEqual([
      'Los Smash',
      'La Víbora',
    ]);
  });

  it('is no statement of others, though both have a set in common', () => {
    const other = 'Caro: La Víbora le ganó a Los Mellis 7-5 6-4';
    const rows = readResults(chat(other, 'Beto: 6-1 6-4 nos ganaron'), {
      ...context,
      matches: [due],
      authors,
    }).filter(({ isResult }) => isResult);
    expect(rows.map(({ correction }) => correction)).toEqual([null, null]);
  });
});

it('a set told as ours says nothing of the next one', () => {
  const text = 'ganamos a La Víbora, primer set 6-4 para nosotros, segundo 3-6 y super 10-7';
  const [row] = readResults(text, { ...context, author: 'Los Smash' });
  expect(row?.score).toBe('6-4, 3-6, 10-7');
});

test('a set that nobody has won replaces none', () => {
  const read = readFirst(chat(said, 'Ana: hoy gana colo colo 3-0'));
  expect(read.options ?? []).toEqual([]);
});
