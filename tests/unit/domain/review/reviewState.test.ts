import { describe, expect, it, test } from 'vitest';
import { readResults, type ReadingContext } from '../../../../src/domain/readResults.ts';
import { chatSince, chatSpan } from '../../../../src/domain/review/chatSpan.ts';
import { describeHidden, likeliestFirst } from '../../../../src/domain/review/likeliestFirst.ts';
import { parseKeptPaste } from '../../../../src/domain/review/keptPaste.ts';
import { nearestPairs } from '../../../../src/domain/review/nearestPairs.ts';
import {
  corrected,
  readingsOf,
  resultOf,
  reviewItemOf,
  settledAs,
  withPair,
  type ReviewItem,
} from '../../../../src/domain/review/reviewItem.ts';
import { mostDoubtfulFirst, reviewStates } from '../../../../src/domain/review/reviewState.ts';

const today = '2026-11-22';
const pairs = ['Los Smash', 'Doble Pared', 'La Víbora', 'Los Mellis'].map((name) => ({
  name,
  category: 'Sexta Libre',
  players: null,
}));
const match = {
  id: 'm1',
  team1: 'Los Mellis',
  team2: 'Los Smash',
  category: 'Sexta Libre',
  date: '2026-11-21',
};
const context: ReadingContext = { pairs, matches: [match], author: null, today };

function itemsOf(text: string): ReviewItem[] {
  return readResults(text, context)
    .filter(({ isResult }) => isResult)
    .map((read, index) => reviewItemOf(read, `i${index}`, today));
}

type Stored = Parameters<typeof reviewStates>[1][number];

const stored: Stored = {
  id: 'r1',
  team1: 'Doble Pared',
  team2: 'Los Smash',
  score: '4-6, 3-6',
  winner: null,
  date: '2026-11-21',
  category: 'Sexta Libre',
};

const kindsOf = (items: readonly ReviewItem[], results: readonly Stored[] = []) =>
  reviewStates(items, results, today).map(({ kind }) => kind);

const clear = 'Los Smash le ganaron a Doble Pared 6-4 6-3';

describe('a pasted result', () => {
  it.each([
    [clear, 'ready'],
    ['La Víbora vs Doble Pared 6-3 6-0', 'asks'],
    ['Doble Pared le ganó a los de rojo 6-4 6-3', 'incomplete'],
    ['La Víbora le ganó a Doble Pared 6-4 4-6', 'incomplete'],
  ])('%s: %s', (text, kind) => {
    expect(kindsOf(itemsOf(text))).toEqual([kind]);
  });

  it('that the league has is left out, seen from either side', () => {
    expect(kindsOf(itemsOf(clear), [stored])).toEqual(['stored']);
    expect(kindsOf(itemsOf(clear), [{ ...stored, score: '4-6, 5-7' }])).toEqual(['other']);
  });

  it('of an earlier month is another match', () => {
    expect(reviewStates(itemsOf(clear), [{ ...stored, date: '2026-10-20' }], today)).toEqual([
      { kind: 'ready' },
    ]);
  });

  it('pasted twice is saved once', () => {
    expect(kindsOf(itemsOf(`${clear}\n${clear}`))).toEqual(['ready', 'repeated']);
  });

  it('that settles an announced match says so', () => {
    const [item] = itemsOf('Los Smash le ganaron a Los Mellis 6-4 6-3');
    expect(item).toMatchObject({ matchId: 'm1', team1: 'Los Mellis', winner: 2 });
  });
});

describe('one tap', () => {
  it('says who won: the numbers are the winner’s', () => {
    const [item] = itemsOf('La Víbora vs Doble Pared 6-3 6-0');
    if (item === undefined) throw new Error('Nothing was read.');
    const [one, other] = readingsOf(item);
    expect(resultOf(item, today)).toMatchObject({ score: '6-3, 6-0' });
    expect(resultOf(settledAs(item, one), today)).toMatchObject({
      score: '6-3, 6-0',
      winner: null,
    });
    expect(resultOf(settledAs(item, other), today)).toMatchObject({ score: '3-6, 0-6' });
    expect(kindsOf([settledAs(item, other)])).toEqual(['ready']);
  });

  it('gives the missing pair, and then who won is asked', () => {
    const [item] = itemsOf('Doble Pared le ganó a los de rojo 6-4 6-3');
    const [, , pair] = pairs;
    if (item === undefined || pair === undefined) throw new Error('Nothing was read.');
    expect(kindsOf([withPair(item, pair)])).toEqual(['asks']);
  });
});

test('a correction with other pairs settles another match, and keeps who won a W.O.', () => {
  const [item] = itemsOf('Los Smash le ganaron a Los Mellis 6-4 6-3');
  if (item === undefined) throw new Error('Nothing was read.');
  const next = corrected(item, { ...item, team1: 'La Víbora', score: 'W.O.', winner: 1 });
  expect(next).toMatchObject({ matchId: null, isSettled: true });
  expect(resultOf(next, today)).toMatchObject({ team1: 'La Víbora', score: 'W.O.', winner: 1 });
  expect(resultOf(corrected(item, { ...item, score: 'W.O.', winner: null }), today)).toBeNull();
});

test('another cell that is corrected says nothing of who won', () => {
  const [item] = itemsOf('La Víbora vs Doble Pared 6-3 6-0');
  if (item === undefined) throw new Error('Nothing was read.');
  expect(item.winner).toBe(1);
  const asked = [
    corrected(item, { category: 'Séptima Libre' }),
    corrected(item, { team2: 'Los Mellis' }),
    corrected(item, { date: '2026-11-20' }),
  ];
  expect(asked.map((next) => kindsOf([next])[0])).toEqual(['asks', 'asks', 'asks']);
  expect(kindsOf([corrected(item, { score: '6-3, 6-1' })])).toEqual(['ready']);
  // The winner that the numbers suggest can be confirmed.
  expect(kindsOf([corrected(item, { score: item.score, winner: 1 })])).toEqual(['ready']);
});

test('the most doubtful come first, the others as they were sent', () => {
  const items = itemsOf(
    [clear, 'La Víbora vs Los Mellis 6-3 6-0', 'Doble Pared le ganó a los de rojo 6-1 6-1'].join(
      '\n',
    ),
  );
  expect(mostDoubtfulFirst(items, reviewStates(items, [], today))).toEqual(['i2', 'i1', 'i0']);
});

test('the nearest pairs', () => {
  const names = (text: string) => nearestPairs(text, pairs, 2).map(({ name }) => name);
  expect(names('ganaron los smas juniors')).toEqual(['Los Smash']);
  expect(names('la bibora 6-4')).toEqual(['La Víbora']);
  expect(names('otra cosa')).toEqual([]);
});

test('of what was not read the likeliest results come first, the newest before older ones', () => {
  const words = ['los de rojo 6-4 6-3', 'hola', 'los de azul 6-1 6-1', 'chau'];
  const unread = likeliestFirst(words.map((words) => ({ words })));
  expect(unread.map(({ words }) => words)).toEqual([words[2], words[0], 'chau', 'hola']);
  expect(describeHidden(unread.slice(2))).toBe('Y 2 más, sin nada que parezca un resultado.');
  expect(describeHidden(unread.slice(1))).toBe('Y 3 más.');
});

test('a long chat can be read from a day on', () => {
  const chat = [
    '01/02/2026, 20:00 - Juan: hola',
    '21/11/2026, 20:00 - Juan: chau\nsí',
    '22/11/2026, 9:00 - Ana: ok',
  ].join('\n');
  expect(chatSpan(chat, today)).toEqual({ first: '2026-02-01', last: today, messages: 3 });
  expect(chatSince(chat, '2026-11-20', today)).toMatch(/^21\/11/u);
  expect(chatSpan('ganamos 6-4 6-3', today)).toBeNull();
});

test('what the device kept is read again, and nothing else', () => {
  const items = itemsOf(clear);
  const kept = {
    text: clear,
    items,
    unread: [],
    order: ['i0'],
    sources: ['i0'],
    voices: ['Ana'],
    day: today,
  };
  expect(parseKeptPaste(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  // As it was kept before it had these.
  const { sources: _sources, ...older } = kept;
  const olderItems = items.map(({ isEdited: _isEdited, ...item }) => item);
  expect(parseKeptPaste({ ...older, items: olderItems })).toEqual({ ...kept, sources: [] });
  for (const wrong of [
    null,
    7,
    [],
    {},
    { ...kept, items: [{ id: 'x' }] },
    { ...kept, order: [1] },
  ]) {
    expect(parseKeptPaste(wrong)).toBeNull();
  }
});
