import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepValue, keptValue } from '../../../src/live/storage.ts';
import {
  storeColumns,
  storedColumns,
  storedQuestions,
  storeQuestions,
} from '../../../src/paste/pasteStorage.ts';
import { parseKeptPaste, shortened } from '../../../src/paste/review/keptPaste.ts';
import { confirmed } from '../../../src/paste/review/reviewItem.ts';
import { reviewOf } from '../../../src/paste/review/reviewOf.ts';
import { reviewStates, unanswered } from '../../../src/paste/review/reviewState.ts';
import { importSheet } from '../../../src/paste/sheets/importSheet.ts';
import { parseCsv } from '../../../src/reading/csv.ts';
import { pasteKey } from '../../../src/session/draftKeys.ts';

const today = '2026-11-22';
const calendar = { today, seasons: [{ firstDay: '2026-08-01' }] };
const category = 'Sexta Libre';
const pairs = ['Los Smash', 'Doble Pared', 'La Víbora', 'Los Mellis'].map((name) => ({
  name,
  category,
  players: null,
}));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const head = 'Fecha;Categoría;Pareja 1;Pareja 2';

test('a table’s questions wait on the device with the answers so far', () => {
  const text = `${head};Set 1;Set 2;Quién anotó
09/10/2026;Sexta Libre;Los Smash;Doble Pared;4-Jun;3-Jun;Ana Ríos
11/12/2026;Sexta Libre;La Víbora;Los Mellis;6-Jan;6-Feb;Luz Paz`;
  const answers = { columns: { 6: null }, scoreOrder: 'turned' } as const;
  storeQuestions({ text, answers });
  const kept = storedQuestions();
  expect(kept).toEqual({ text, answers });
  const sheet = importSheet(parseCsv(kept?.text ?? ''), calendar, kept?.answers);
  expect(sheet?.questions.map(({ kind }) => kind)).toEqual(['dayOrder']);
  // A table that the device has no room for is pasted again.
  storeQuestions({ text: 'x'.repeat(200_001), answers: {} });
  expect(storedQuestions()).toEqual({ text, answers });
});

test('what a column holds is asked once for all tables with that name', () => {
  const text = `${head};Cómo salieron\n14/11/2026;Sexta Libre;Los Smash;Doble Pared;6-4 6-3`;
  const [question] = importSheet(parseCsv(text), calendar)?.questions ?? [];
  const columns = question?.kind === 'columns' ? question.columns : [];
  expect(storedColumns(columns)).toBeNull();
  storeColumns(columns, { 4: 'score' });
  expect(storedColumns(columns)).toEqual({ 4: 'score' });
  expect(storedColumns(columns.map((each) => ({ ...each, head: 'Parciales' })))).toBeNull();
});

test('the rows of a table that nobody has answered wait on the device, as they were asked', () => {
  const text = `${head};Resultado;Obs.
14/11/2026;Sexta Libre;Los Smash;Doble Pared;6-4 6-3;
14/11/2026;Sexta Libre;La Víbora;Los Mellis;6-0 6-1;protestado`;
  const sheet = importSheet(parseCsv(text), { ...calendar, pairs });
  let ids = 0;
  const context = { results: [], pairs, isSheet: true, newId: () => `r${(ids += 1)}` };
  const review = reviewOf(text, { rows: sheet?.results ?? [], voices: [] }, context, null);
  const left = unanswered(review, reviewStates(review.items, [], today));
  keepValue(pasteKey, shortened(left ?? review));
  const opened = parseKeptPaste(keptValue(pasteKey));
  expect(opened?.items).toMatchObject([{ words: expect.stringContaining('Obs.: protestado') }]);
  const [item] = opened?.items ?? [];
  if (opened === null || item === undefined) throw new Error('nothing was kept');
  expect(reviewStates(opened.items, [], today)).toEqual([{ kind: 'confirms' }]);
  const answered = { ...opened, items: [confirmed(item)] };
  expect(unanswered(answered, reviewStates(answered.items, [], today))).toBeNull();
});
