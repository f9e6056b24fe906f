import { expect, it } from 'vitest';
import { chatOf } from '../../../../src/reading/messages.ts';
import { readResultsInSteps } from '../../../../src/paste/readResults.ts';
import type { ReadingContext } from '../../../../src/paste/reading/reader.ts';
import type { KeptPaste } from '../../../../src/paste/review/keptPaste.ts';
import { corrected, settledAs, readingsOf } from '../../../../src/paste/review/reviewItem.ts';
import { reviewOf } from '../../../../src/paste/review/reviewOf.ts';

const today = '2026-11-22';
const pairs = ['Los Smash', 'Doble Pared', 'La Víbora', 'Los Mellis'].map((name) => ({
  name,
  category: 'Sexta Libre',
  players: null,
}));

const text = [
  'ganamos 6-4 6-3 contra Los Mellis',
  'La Víbora vs Doble Pared 6-3 6-0',
  'Los Mellis le ganaron a Doble Pared 6-1 6-1',
  'los de rojo entrenaron 6-4 6-3',
  'ganamos 6-4 6-3 contra La Víbora',
].join('\n');

function read(author: string | null, before: KeptPaste | null) {
  const context: ReadingContext = { pairs, matches: [], author, today };
  const steps = readResultsInSteps(chatOf(text, context.today), context);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  let count = 0;
  const newId = () => `${author}${(count += 1)}`;
  return reviewOf(text, step.value, { results: [], newId }, before);
}

const itemOf = (review: KeptPaste, words: string) =>
  review.items.find((item) => item.words === words);

it('keeps what the administrator put in when the text is read again', () => {
  const first = read(null, null);
  const [we = '', asked = '', other = '', talk = '', weAgain = ''] = text.split('\n');
  const claimed = first.unread.find(({ words }) => words === talk);
  const [sample] = first.items;
  if (claimed === undefined || sample === undefined) throw new Error('Nothing was read.');
  const before: KeptPaste = {
    ...first,
    day: '2026-11-20',
    items: [
      ...first.items.map((item) => {
        if (item.words === asked) return settledAs(item, readingsOf(item)[1]);
        if (item.words === weAgain) return corrected(item, { team1: 'Los del Asado' });
        return item.words === other ? { ...item, choice: 'leave' as const } : item;
      }),
      { ...sample, ...claimed, team1: 'Los Smash', isEdited: true },
    ],
    unread: first.unread.filter(({ id }) => id !== claimed.id),
  };
  const next = read('Los Smash', before);
  expect(itemOf(next, we)).toMatchObject({
    team1: 'Los Smash',
    verdict: { kind: 'asked', asked: [] },
  });
  for (const words of [asked, weAgain, talk]) {
    expect(itemOf(next, words), words).toEqual(itemOf(before, words));
  }
  expect(itemOf(next, other)?.choice).toBe('leave');
  expect(next.items).toHaveLength(5);
  expect(next.unread).toEqual([]);
  expect(next.order.toSorted()).toEqual(next.items.map(({ id }) => id).toSorted());
  expect(next).toMatchObject({ sources: first.sources, day: '2026-11-20' });
});

it('takes a result for a friendly where its words say so, and asks nothing about the word', () => {
  const said = ['Los Mellis le ganaron a Doble Pared 6-1 6-1', 'amistoso'].join(', ');
  const context: ReadingContext = { pairs, matches: [], author: null, today };
  const steps = readResultsInSteps(chatOf(said, context.today), context);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const review = reviewOf(said, step.value, { results: [], newId: () => 'id' }, null);
  expect(review.items).toMatchObject([{ stage: 'AM', leftovers: [] }]);
});
