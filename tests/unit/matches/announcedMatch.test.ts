import { describe, expect, it } from 'vitest';
import {
  answerTo,
  asked,
  countsAs,
  dayOfResult,
  earliestBut,
  findAnnounced,
  parseAnswer,
  parseSent,
  settledId,
  settlingOf,
} from '../../../src/matches/announcedMatch.ts';

const seasons = [
  { id: 'apertura', name: 'Apertura', slug: 'a', firstDay: '2026-02-01' },
  { id: 'clausura', name: 'Clausura', slug: 'c', firstDay: '2026-08-01' },
];
const match = (id: string, date: string, changes = {}) => ({
  id,
  date,
  team1: 'Los Smash',
  team2: 'Doble Pared',
  category: 'Sexta Libre',
  ...changes,
});
const result = match('', '2026-11-20');
const find = (...matches: ReturnType<typeof match>[]) => findAnnounced(result, matches, seasons);

describe('the announced match of a result', () => {
  it.each([
    ['on its day', match('m', '2026-11-20')],
    ['later', match('m', '2026-11-26')],
    ['thirty days away', match('m', '2026-12-20')],
    [
      'seen from the other side',
      match('m', '2026-11-20', { team1: 'DOBLE  PARED', team2: 'los smásh' }),
    ],
  ])('is taken: %s', (_, announced) => {
    expect(find(announced)).toEqual({ kind: 'taken', match: announced });
  });

  it.each([
    ['another pair', { team2: 'La Víbora' }],
    ['another category', { category: 'Sexta Damas' }],
  ])('is not one of %s', (_, changes) => {
    const early = { ...result, date: '2026-08-02' };
    const announced = match('m', '2026-08-05', changes);
    expect(findAnnounced(early, [announced], seasons)).toEqual({ kind: 'none' });
  });

  it('is asked where it was one of the season before', () => {
    const late = match('m', '2026-07-31');
    const found = findAnnounced({ ...result, date: '2026-08-02' }, [late], seasons);
    expect(found).toEqual({ kind: 'asked', matches: [late] });
    expect(countsAs(late, '2026-08-02', seasons)).toEqual({ seasonId: 'apertura', stage: null });
    expect(countsAs(late, '2026-07-31', seasons)).toEqual({ seasonId: null, stage: null });
    const next = match('n', '2026-08-05');
    expect(findAnnounced({ ...result, date: '2026-07-20' }, [next], seasons)).toEqual({
      kind: 'none',
    });
  });

  it('keeps the season that it names on its new day, and that it is a friendly', () => {
    const moved = match('m', '2026-08-05', { seasonId: 'apertura', stage: 'AM' });
    expect(findAnnounced({ ...result, date: '2026-08-05' }, [moved], seasons)).toEqual({
      kind: 'taken',
      match: moved,
    });
    expect(countsAs(moved, '2026-08-05', seasons)).toEqual({ seasonId: 'apertura', stage: 'AM' });
  });

  it('is the nearest one, if the next is a week further', () => {
    const [home, away] = [match('home', '2026-11-18'), match('away', '2026-11-29')];
    expect(find(away, home)).toEqual({ kind: 'taken', match: home });
  });

  it('is one that was put off, whatever the day, where no other can be meant', () => {
    const putOff = match('m', '2026-08-10', { postponedAt: '2026-08-10T20:00:00+00:00' });
    expect(find(putOff)).toEqual({ kind: 'taken', match: putOff });
    const second = match('second', result.date);
    expect(find(putOff, second)).toEqual({ kind: 'asked', matches: [second, putOff] });
    const ofBefore = { ...putOff, date: '2026-07-31' };
    expect(find(ofBefore)).toEqual({ kind: 'asked', matches: [ofBefore] });
  });

  it('is none for a day that does not exist', () => {
    const onNoDay = { ...result, date: '2026-02-30' };
    const announced = match('m', '2026-03-01');
    expect(findAnnounced(onNoDay, [announced], seasons)).toEqual({ kind: 'none' });
  });

  it.each([
    ['one is too far away', ['2026-12-21']],
    ['two are about as far', ['2026-11-18', '2026-11-28']],
    ['two are on one day', ['2026-11-20', '2026-11-20']],
    ['all are too far away', ['2026-12-21', '2027-01-30']],
  ])('is asked where %s', (_, dates) => {
    const matches = dates.map((date, index) => match(`m${index}`, date));
    const found = find(...matches.toReversed());
    expect(found).toEqual({ kind: 'asked', matches: expect.arrayContaining(matches) });
  });
});

describe('what is said', () => {
  const home = match('home', '2026-11-18');
  const away = match('away', '2026-11-28');
  const one = find(home);
  const two = find(home, away);

  it('is not needed where one is taken, and open where several can be meant', () => {
    expect(settledId(settlingOf(one, null))).toBe('home');
    expect(asked(one)).toEqual({ kind: 'asked', matches: [home] });
    expect(settledId(settlingOf(asked(one), null))).toBeUndefined();
    expect(settledId(settlingOf(asked(find()), null))).toBeNull();
    expect(settledId(settlingOf(two, null))).toBeUndefined();
    expect(settledId(settlingOf(find(), null))).toBeNull();
  });

  it('counts', () => {
    expect(settledId(settlingOf(one, answerTo([home], null)))).toBeNull();
    expect(settledId(settlingOf(two, answerTo([home, away], 'away')))).toBe('away');
    expect(settledId(settlingOf(two, answerTo([home, away], null)))).toBeNull();
  });

  it('is what was sent, where a save may have arrived', () => {
    expect(settledId({ kind: 'sent', matchId: 'home' })).toBe('home');
    expect(settledId({ kind: 'sent', matchId: null })).toBeNull();
  });

  it.each(['home', null])('is read as the device kept it: %s', (matchId) => {
    const [answer, sent] = [answerTo([home, away], matchId), { pairing: 'p', matchId }];
    expect(parseAnswer(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
    expect(parseSent(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  });

  it.each([
    ['a text', 'home'],
    ['a number for the match', { question: 'home', pairing: 'p', matchId: 1 }],
    ['no match', { question: 'home', pairing: 'p' }],
    ['a number for the question', { question: 1, pairing: 1, matchId: null }],
  ])('is forgotten where the device kept %s', (_, kept) => {
    expect(parseAnswer(kept)).toBeNull();
    expect(parseSent(kept)).toBeNull();
  });

  it('is no answer to another question', () => {
    expect(settledId(settlingOf(two, answerTo([home], null)))).toBeUndefined();
    expect(settledId(settlingOf(find(away), answerTo([home], null)))).toBe('away');
  });
});

it('the match that waits longest comes next, whichever was entered', () => {
  const [old, early, late] = [
    match('old', '2026-10-30'),
    match('early', '2026-11-20', { time: '20:00' }),
    match('late', '2026-11-20', { time: '21:30' }),
  ];
  const latestFirst = [late, early, old];
  expect(earliestBut('late', latestFirst)).toBe(old);
  expect(earliestBut('old', latestFirst)).toBe(early);
  expect(earliestBut('old', [old])).toBeUndefined();
});

it.each([
  ['after midnight', { date: '2026-11-21', time: '00:30' }, '2026-11-21'],
  ['before midnight', { date: '2026-11-20', time: '23:00' }, '2026-11-20'],
  ['of the evening after', { date: '2026-11-21', time: '03:00' }, '2026-11-20'],
  [
    'put off',
    { date: '2026-11-21', time: '00:30', postponedAt: '2026-11-20T20:00:00Z' },
    '2026-11-20',
  ],
])('the result of an evening has the date of its match: %s', (_, announced, expected) => {
  expect(dayOfResult('2026-11-20', announced)).toBe(expected);
});
