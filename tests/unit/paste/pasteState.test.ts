import { expect, it } from 'vitest';
import { pasteReducer, type PasteAction, type PasteStage } from '../../../src/paste/pasteState.ts';
import { itemFrom } from '../../../src/paste/review/reviewItem.ts';

const item = itemFrom({ id: 'a', words: 'Los Smash le ganaron a Doble Pared 6-4 6-3' });
const review = {
  text: null,
  items: [item, itemFrom({ id: 'b', words: '6-1 6-1' })],
  unread: [{ id: 'c', words: 'los de rojo 6-4 6-3' }],
  order: ['b', 'a'],
  sources: [],
  voices: [],
  day: '2026-11-22',
  newPairs: [],
  isSheet: false,
};
const after = (...actions: readonly PasteAction[]): PasteStage =>
  actions.reduce(pasteReducer, { kind: 'review', ...review });

it('changes the rows that are named, and no others', () => {
  const left = { ...item, choice: 'leave' as const };
  expect(after({ kind: 'change', items: [left] })).toEqual({
    kind: 'review',
    ...review,
    items: [left, review.items[1]],
  });
});

it('knows which pairs are new until that is taken back', () => {
  const pair = { name: 'Los Nuevos', category: 'Sexta Libre' };
  const said = { kind: 'newPair', pair, isNew: true } as const;
  expect(after(said, said)).toMatchObject({ newPairs: ['name sexta libre los nuevos'] });
  expect(after(said, { ...said, isNew: false })).toMatchObject({ newPairs: [] });
});

it('makes a row of a message once, above the others', () => {
  const claim = { kind: 'claim', id: 'c' } as const;
  const next = after(claim, claim);
  expect(next).toMatchObject({ unread: [], order: ['c', 'b', 'a'] });
  expect(next).toMatchObject({
    items: [{ id: 'a' }, { id: 'b' }, { id: 'c', words: 'los de rojo 6-4 6-3', isEdited: true }],
  });
});

it('remembers what was sent until nothing of it is stored', () => {
  const sent = { kind: 'sent', rows: [{ id: 'a', matchId: 'm1' }] } as const;
  expect(after(sent)).toMatchObject({ items: [{ sent: { matchId: 'm1' } }, { sent: null }] });
  expect(after(sent, { kind: 'unsent' })).toMatchObject({
    items: [{ sent: null }, { sent: null }],
  });
});

it('shows the rows again once a save is taken back', () => {
  const stage = {
    kind: 'saved',
    saved: [],
    missed: 0,
    undo: () => Promise.resolve(),
    left: null,
    review: { ...review, items: [{ ...item, sent: { pairing: '', matchId: null } }] },
  } as const;
  expect(after({ kind: 'show', stage }, { kind: 'unsent' })).toMatchObject({
    kind: 'review',
    items: [{ id: 'a', sent: null }],
  });
});
