import { describe, expect, it, test } from 'vitest';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { readResults } from '../../../../src/paste/readResults.ts';
import type { ReadingContext } from '../../../../src/paste/reading/reader.ts';
import { settledId } from '../../../../src/matches/announcedMatch.ts';
import { parseKeptPaste } from '../../../../src/paste/review/keptPaste.ts';
import {
  confirmed,
  corrected,
  readingsOf,
  reviewedResult,
  reviewItemOf,
  settledAs,
  type ReviewItem,
} from '../../../../src/paste/review/reviewItem.ts';
import { nameId } from '../../../../src/admin/form/remarks.ts';
import { mostDoubtfulFirst, reviewStates } from '../../../../src/paste/review/reviewState.ts';

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
    .filter((read) => read.isResult)
    .map((read, index) => reviewItemOf(read, `i${index}`));
}

function itemOf(text: string): ReviewItem {
  const [item] = itemsOf(text);
  if (item === undefined) throw new Error('Nothing was read.');
  return item;
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
    expect(kindsOf(itemsOf(clear), [{ ...stored, date: '2026-10-20' }])).toEqual(['ready']);
  });

  it('pasted twice is saved once', () => {
    expect(kindsOf(itemsOf(`${clear}\n${clear}`))).toEqual(['ready', 'repeated']);
  });

  it('of an announced match is read in its order, and was played on its day', () => {
    const item = itemOf('Los Smash le ganaron a Los Mellis 6-4 6-3');
    expect(item).toMatchObject({ team1: 'Los Mellis', winner: 2, date: '2026-11-21' });
  });
});

test('one tap says who won: the numbers are the winner’s', () => {
  const item = itemOf('La Víbora vs Doble Pared 6-3 6-0');
  const [one, other] = readingsOf(item);
  expect(reviewedResult(item, today)).toMatchObject({ score: '6-3, 6-0' });
  expect(reviewedResult(settledAs(item, one), today)).toMatchObject({
    score: '6-3, 6-0',
    winner: null,
  });
  expect(reviewedResult(settledAs(item, other), today)).toMatchObject({ score: '3-6, 0-6' });
  expect(kindsOf([settledAs(item, other)])).toEqual(['ready']);
});

test('a match that nobody won is saved as it is said, by a tap where that is in doubt', () => {
  const clearly = itemOf('La Víbora vs Doble Pared no se jugó');
  expect(kindsOf([clearly])).toEqual(['ready']);
  expect(reviewedResult(clearly, today)).toMatchObject({ score: 'No se jugó', winner: null });
  const perhaps = itemOf('La Víbora vs Doble Pared no se jugó por lluvia');
  expect(reviewStates([perhaps], [], today)).toEqual([{ kind: 'asks', readings: [] }]);
  const { score } = perhaps;
  expect(kindsOf([corrected(perhaps, { score, winner: null })])).toEqual(['ready']);
});

test('a later message is answered before anything is saved', () => {
  const text = [
    '[22/11 20:02] Beto: Los Smash le ganaron a Doble Pared 6-4 6-4',
    '[22/11 20:05] Beto: perdón, el segundo fue 6-3',
  ].join('\n');
  const item = itemOf(text);
  expect(kindsOf([item])).toEqual(['confirms']);
  const kept = confirmed(item);
  expect(kindsOf([kept])).toEqual(['ready']);
  expect(reviewedResult(kept, today)).toMatchObject({ score: '6-4, 6-4' });
  expect(kindsOf([corrected(item, { score: '6-4, 6-2' })])).toEqual(['ready']);
});

test('another cell that is corrected says nothing of who won', () => {
  const item = itemOf('La Víbora vs Doble Pared 6-3 6-0');
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

describe('the announced match of a pasted result', () => {
  const smash = 'Los Smash le ganaron a Los Mellis 6-4 6-3';
  const home = { ...match, id: 'home', date: '2026-11-19' };
  const away = {
    ...match,
    id: 'away',
    team1: 'Los Smash',
    team2: 'Los Mellis',
    date: '2026-11-28',
  };
  const dated = (date: string, text = smash) =>
    itemsOf(text).map((item) => ({ ...item, date, readDay: date }));
  /** What becomes of each: the match that is settled, or what is asked. */
  const settled = (items: readonly ReviewItem[], matches = [match], results: Stored[] = []) =>
    reviewStates(items, results, today, { matches, seasons: [], today }).map((state) => {
      if (state.kind !== 'ready') return state.kind;
      return state.settling.kind === 'none' ? null : settledId(state.settling);
    });

  it('is settled, also by a row whose pair was corrected', () => {
    expect(settled(itemsOf(smash))).toEqual(['m1']);
    const other = itemOf('Los Smash le ganaron a La Víbora 6-4 6-3');
    expect(settled([other])).toEqual([null]);
    expect(settled([corrected(other, { team2: 'los mellis' })])).toEqual(['m1']);
  });

  it('is settled once: the nearest result takes it', () => {
    const [far, near] = [
      dated('2026-11-08'),
      dated('2026-11-18', 'Los Mellis le ganaron a Los Smash 6-1 6-1'),
    ];
    const items = [...far, ...near].map((item, index) => ({ ...item, id: `i${index}` }));
    expect(settled(items, [home])).toEqual([null, 'home']);
    expect(settled(items, [home, away])).toEqual(['away', 'home']);
  });

  it('is not the second leg of a result that the league has', () => {
    const result = { ...stored, team1: 'Los Smash', team2: 'Los Mellis', score: '6-4, 6-3' };
    const items = dated('2026-11-21');
    expect(settled(items, [away], [result])).toEqual(['stored']);
    const other = { ...result, score: '6-0, 6-0' };
    expect(settled(items, [away], [other])).toEqual(['other']);
    const saved = items.map((item) => ({ ...item, choice: 'save' as const }));
    expect(settled(saved, [away], [other])).toEqual(['which']);
    // The day before the second leg was the first.
    const second = { ...away, date: '2026-11-20' };
    const first = { ...result, date: '2026-11-19' };
    expect(settled(dated('2026-11-20'), [second], [first])).toEqual(['away']);
  });
});

describe('a result of two pairs that have played all their legs', () => {
  const item = itemOf(clear);
  const legs = demoSettings.seasons.map((season) => ({ ...season, firstDay: '2026-08-01' }));
  const announced = { matches: [], seasons: legs, legs, today };
  const statesOf = (items: readonly ReviewItem[], results: readonly Stored[] = []) =>
    reviewStates(items, results, today, announced);

  it('is asked about, and saved once it is meant', () => {
    const before = { ...stored, score: '6-1, 6-1', winner: null, date: '2026-11-03' };
    const kindWith = (each: ReviewItem, results: readonly Stored[]) =>
      statesOf([each], results)[0]?.kind;
    expect(kindWith(item, [before])).toBe('met');
    expect(kindWith({ ...item, choice: 'save' }, [before])).toBe('ready');
    expect(kindWith(item, [])).toBe('ready');
    expect(kindWith(item, [{ ...before, date: '2026-07-03' }])).toBe('ready');
    // Saved by an attempt whose response was lost, it is this one.
    expect(kindWith({ ...item, id: before.id }, [before])).not.toBe('met');
  });

  it('is asked about where the other result stands further up in the same paste', () => {
    const first = { ...item, id: 'first', date: '2026-11-03' };
    const second = { ...item, team1: item.team2, team2: item.team1, date: today };
    expect(statesOf([first, second])).toMatchObject([
      { kind: 'ready' },
      { kind: 'met', remark: { text: expect.stringContaining('1 de 1 el 3 nov') } },
    ]);
    expect(statesOf([first, { ...second, choice: 'save' }])).toMatchObject([
      { kind: 'ready' },
      { kind: 'ready' },
    ]);
    // What is not saved is none.
    expect(statesOf([{ ...first, choice: 'leave' }, second])).toMatchObject([
      { kind: 'left' },
      { kind: 'ready' },
    ]);
    expect(statesOf([{ ...first, date: '2026-07-03' }, second])).toMatchObject([
      { kind: 'ready' },
      { kind: 'ready' },
    ]);
  });
});

test('a result of a day to come is asked about', () => {
  const item = itemOf(clear);
  const states = (changes: Partial<ReviewItem>) =>
    reviewStates([{ ...item, ...changes }], [], today, { matches: [], seasons: [], today });
  expect(states({ date: '2026-11-23' })).toMatchObject([{ kind: 'early' }]);
  expect(states({ date: '2026-11-23', kept: ['coming 2026-11-23'] })).toMatchObject([
    { kind: 'ready' },
  ]);
  expect(states({ date: today })).toMatchObject([{ kind: 'ready' }]);
});

describe('a name that no pair of the category has', () => {
  const item = itemOf(clear);
  const kindOf = (changes: Partial<ReviewItem>, newPairs: readonly string[] = []) =>
    reviewStates([{ ...item, ...changes }], [], today, undefined, { pairs, newPairs })[0]?.kind;
  const named = { name: 'Los Smahs', category: 'Sexta Libre' };

  it('is asked about before the row is saved, however clear its words are', () => {
    expect(kindOf({})).toBe('ready');
    expect(kindOf({ team1: ' LOS  SMASH' })).toBe('ready');
    expect(kindOf({ team1: named.name })).toBe('newPair');
    expect(kindOf({ category: 'Quinta Libre' })).toBe('newPair');
    const verdict = { kind: 'asked', asked: [], options: [], order: null } as const;
    expect(kindOf({ team1: named.name, verdict })).toBe('asks');
  });

  it('is a new pair of that category once the administrator says so', () => {
    expect(kindOf({ team1: named.name }, [nameId(named)])).toBe('ready');
    expect(kindOf({ team1: 'los smahs' }, [nameId(named)])).toBe('ready');
    expect(kindOf({ team1: named.name, category: 'Quinta Libre' }, [nameId(named)])).toBe(
      'newPair',
    );
  });
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
    newPairs: ['sexta libre\nlos nuevos'],
    isSheet: false,
  };
  expect(parseKeptPaste(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  // A category that the page does not know yet.
  const later = { ...kept, items: items.map((item) => ({ ...item, category: 'Novena Libre' })) };
  expect(parseKeptPaste(later)).toEqual(later);
  // What an earlier version kept: flags, the pairs of an option apart, and none of some fields.
  const { sources: _sources, newPairs: _newPairs, ...older } = kept;
  const asked = [{ why: 'pair', words: 'los de rojo' }] as const;
  const teams = { category: 'Sexta Libre', team1: 'Los Smash', team2: 'La Víbora' };
  const option = { ...teams, score: '4-6, 3-6', winner: 2 } as const;
  const flags = [
    [{ isSettled: true, isAsked: false }, { kind: 'settled' }],
    [
      { isSettled: true, isAsked: true },
      { kind: 'answered', asked, options: [option], order: null },
    ],
    [
      { isSettled: false, isAsked: true },
      { kind: 'asked', asked, options: [option], order: null },
    ],
  ] as const;
  for (const [flag, verdict] of flags) {
    const olderItems = items.map(({ isEdited: _isEdited, verdict: _verdict, ...item }) => ({
      ...item,
      ...flag,
      asked,
      options: [{ side: 2, winner: 2, score: '4-6, 3-6', teams }],
      order: null,
      correction: { words: 'fue al revés', options: [], isRetraction: false },
    }));
    // A later message is asked about, whatever was settled.
    const open = { kind: 'asked', asked: [], options: [], order: null };
    const next = verdict.kind === 'settled' ? open : verdict;
    expect(parseKeptPaste({ ...older, items: olderItems })).toEqual({
      ...kept,
      items: items.map((item) => ({ ...item, verdict: next, later: ['fue al revés'] })),
      sources: [],
      newPairs: [],
    });
  }
  const damaged = [{ items: [{ id: 'x' }] }, { order: [1] }].map((part) => ({ ...kept, ...part }));
  for (const wrong of [null, 7, [], {}, ...damaged]) expect(parseKeptPaste(wrong)).toBeNull();
});
