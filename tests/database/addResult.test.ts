import { beforeAll, expect, test } from 'vitest';
import { ConflictError } from '../../src/session/writeErrors.ts';
import { resultAddition, settlingCorrection } from '../../src/matches/saveResults.ts';
import type { Client } from '../../src/live/sources.ts';
import { resultsTable } from '../../src/matches/tables.ts';
import { additions, correction } from '../../src/session/writeRows.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { noDetails, ofItsDay, type NewResult } from '../../src/padel/result.ts';
import { newId } from '../../src/live/newId.ts';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import { shareServer } from '../support/sharedServer.ts';
import { signedIn, tables, writeWith } from './support/writeWith.ts';
import { newResultWith } from '../../stories/fixtures/rows.ts';

// Saving a result that is tried again after its request or its response was lost, changed meanwhile or not.

let admin: Client;

beforeAll(async () => {
  admin = await signedIn(await shareServer(''), demoAdmin);
});

let teams = 0;

/** Two pairs that no other test has, with their first and second leg announced. */
async function announceLegs() {
  const [team1, team2] = [`Pareja ${(teams += 1)}`, `Rival ${teams}`];
  const values = {
    team1,
    team2,
    time: '21:00',
    location: 'Club',
    category: 'Sexta Libre',
    ...ofItsDay,
  } as const;
  const legs = ['2026-11-20', '2026-12-10'].map((date) => ({
    id: newId(),
    values: { ...values, date },
  }));
  await writeWith(admin)(additions(tables.upcomingMatches, legs));
  const [home = '', away = ''] = legs.map(({ id }) => id);
  const played = newResultWith({ ...values, ...noDetails, date: '2026-11-20' });
  return { home, away, played };
}

/** A form, each of whose calls can lose its request or its response. */
function openForm() {
  const id = newId();
  const attempt = (values: NewResult, matchId: string | null, lost?: 'request' | 'response') =>
    writeWith(admin, lost)(resultAddition(tables, { id, values, matchId }));
  return { id, attempt };
}

/** The results of these pairs as `id score`, and which of their matches are announced. */
async function standing(...names: string[]) {
  const where = names.map((name) => `team1.eq."${name}",team2.eq."${name}"`).join(',');
  const results = await admin.from('results').select('id,score').or(where);
  const matches = await admin.from('upcoming_matches').select('id').or(where);
  return {
    results: (results.data ?? []).map(({ id, score }) => `${id} ${score}`).toSorted(),
    announced: (matches.data ?? []).map(({ id }) => String(id)).toSorted(),
  };
}

test.each(['request', 'response'] as const)(
  'tried again after a lost %s, it is stored once, and the second leg is still announced',
  async (lost) => {
    const { home, away, played } = await announceLegs();
    const { attempt } = openForm();
    await expect(attempt(played, home, lost)).rejects.toThrow('lost');
    const { saved } = await attempt(played, home);
    expect(saved).toMatchObject({ id: home, time: '21:00', location: 'Club' });
    expect((await attempt(played, home)).saved).toEqual(saved);
    expect(await standing(played.team1)).toEqual({
      results: [`${home} 6-4, 6-3`],
      announced: [away],
    });
  },
);

test.each([
  ['score', { score: '6-4, 7-5' }],
  ['pair', { team2: 'Otro Rival' }],
])(
  'another %s after a lost response corrects what that stored, and one undo takes back both',
  async (_, changes) => {
    const { home, away, played } = await announceLegs();
    const { attempt } = openForm();
    await expect(attempt(played, home, 'response')).rejects.toThrow('lost');
    const typed = { ...played, ...changes };
    // The page knows the match no more: it takes the second leg for it, or none.
    const { saved, undo } = await attempt(typed, 'team2' in changes ? null : away);
    expect(saved).toMatchObject({ id: home, team2: typed.team2, score: typed.score });
    expect(await standing(played.team1)).toEqual({
      results: [`${home} ${typed.score}`],
      announced: [away],
    });
    await undo();
    expect(await standing(played.team1)).toEqual({
      results: [],
      announced: [home, away].toSorted(),
    });
  },
);

test('what somebody else has entered or changed meanwhile is not overwritten unseen', async () => {
  const { home, played } = await announceLegs();
  const [own, other] = [openForm(), openForm()];
  await expect(own.attempt(played, home, 'request')).rejects.toThrow('lost');
  const entered = { ...played, score: '6-0, 6-0' };
  await other.attempt(entered, home);
  const refused = own.attempt(played, home);
  await expect(refused).rejects.toThrow(ConflictError);
  await expect(refused).rejects.toMatchObject({ current: { id: home, score: '6-0, 6-0' } });

  const late = openForm();
  const alone = { ...played, date: '2026-11-25' };
  await expect(late.attempt(alone, null, 'response')).rejects.toThrow('lost');
  const changed = { ...alone, score: '6-1, 6-1' };
  await writeWith(admin)(correction(tables.results, late.id, changed, alone));
  await expect(late.attempt({ ...alone, score: '6-2, 6-2' }, null)).rejects.toMatchObject({
    current: { id: late.id, score: '6-1, 6-1' },
  });
});

test('without a match, what was typed after lost responses corrects what those stored', async () => {
  const { home, away, played } = await announceLegs();
  const values = { ...played, team2: `Otra ${played.team2}` };
  const { id, attempt } = openForm();
  await expect(attempt(values, null, 'response')).rejects.toThrow('lost');
  // Once more, and it is the announced match after all.
  await attempt({ ...values, score: '7-5, 6-2' }, null);
  expect((await standing(values.team2)).results).toEqual([`${id} 7-5, 6-2`]);
  const { undo } = await attempt(played, home);
  expect(await standing(played.team1)).toEqual({
    results: [`${id} 6-4, 6-3`],
    announced: [away],
  });
  await undo();
  expect(await standing(played.team1)).toEqual({
    results: [],
    announced: [home, away].toSorted(),
  });
});

test('a correction settles a match once, however often it is sent, and is undone with it', async () => {
  const { home, away, played } = await announceLegs();
  const before = { ...played, team1: `Equivocada ${played.team1}` };
  const { id, attempt } = openForm();
  await attempt(before, null);
  const correct = (lost?: 'response') =>
    writeWith(
      admin,
      lost,
    )(settlingCorrection(tables, { id, values: played, before, matchId: home }));
  await expect(correct('response')).rejects.toThrow('lost');
  const { saved, undo } = await correct();
  expect(saved).toMatchObject({ id, team1: played.team1 });
  expect((await correct()).saved).toEqual(saved);
  expect(await standing(played.team2)).toEqual({ results: [`${id} 6-4, 6-3`], announced: [away] });

  await undo();
  expect(await standing(played.team2)).toEqual({
    results: [`${id} 6-4, 6-3`],
    announced: [home, away].toSorted(),
  });
  // Changed by somebody else meanwhile.
  const other = { ...before, score: '6-0, 6-0' };
  await writeWith(admin)(correction(tables.results, id, other, before));
  await expect(correct()).rejects.toMatchObject({ current: { score: '6-0, 6-0' } });
  expect((await standing(played.team2)).announced).toEqual([home, away].toSorted());
});

test('every column that a client writes is saved, corrected and settled', async () => {
  const { home, away, played } = await announceLegs();
  const { id, attempt } = openForm();
  const before: NewResult = {
    ...played,
    team1: `Equivocada ${played.team1}`,
    team2: `Equivocada ${played.team2}`,
    score: 'No se jugó',
    winner: 1,
    time: '20:00',
    location: 'Otro club',
    category: 'Quinta Libre',
    seasonId: demoSettings.seasons[0]?.id ?? null,
    stage: 'AM',
    reason: 'lluvia',
  };
  const values: NewResult = {
    ...played,
    score: '6-4 2-1 ret.',
    winner: 2,
    date: '2026-11-21',
    time: '21:30',
    location: 'Club',
    seasonId: demoSettings.seasons[1]?.id ?? null,
  };
  /** A match has one of these, or none. */
  const single = ['stage', 'reason'];
  const [first, last] = [resultsTable.toRow(before), resultsTable.toRow(values)];
  for (const column of Object.keys(last)) {
    const none = single.includes(column) ? [] : [null];
    expect([...none, first[column]], `${column} here has two values`).not.toContain(last[column]);
    expect(first[column], `${column} here has two values`).not.toBeNull();
  }
  expect(resultsTable.toRow((await attempt(before, null)).saved)).toEqual(first);
  const correct = settlingCorrection(tables, { id, values, before, matchId: home });
  const corrected = await writeWith(admin)(correct);
  expect(resultsTable.toRow(corrected.saved)).toEqual(last);
  expect((await standing(played.team1)).announced).toEqual([away]);
});
