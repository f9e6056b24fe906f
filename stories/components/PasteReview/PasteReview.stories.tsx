import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AuthorQuestions } from '../../../src/components/PasteReview/AuthorQuestions.tsx';
import { AuthorQuestion } from '../../../src/components/PasteReview/AuthorQuestion.tsx';
import { PasteReview } from '../../../src/components/PasteReview/PasteReview.tsx';
import { ReadingProgress } from '../../../src/components/PasteReview/ReadingProgress.tsx';
import { UnreadRows } from '../../../src/components/PasteReview/UnreadRows.tsx';
import type { ReviewEntry } from '../../../src/components/PasteReview/ReviewRow.tsx';
import { SinceQuestion } from '../../../src/components/PasteReview/SinceQuestion.tsx';
import {
  corrected,
  settledAs,
  withPair,
  type ReviewItem,
} from '../../../src/domain/review/reviewItem.ts';
import { reviewStates } from '../../../src/domain/review/reviewState.ts';
import { today } from '../../fixtures/clock.ts';
import * as review from '../../fixtures/review.ts';
import { about } from './PasteReview.about.tsx';

type StageProps = {
  entries: readonly ReviewEntry[];
  unread: readonly { id: string; words: string }[];
  isSaving: boolean;
  failure: string | null;
  openId: string | null;
  onSave: () => void;
};

/** The review with its rows answering to taps; until then each is in the state of its fixture. */
function Stage(props: StageProps) {
  const { isSaving, failure, onSave } = props;
  const [changed, setChanged] = useState<ReadonlyMap<string, ReviewItem>>(new Map());
  const [openId, setOpenId] = useState(props.openId);
  const [claims, setClaims] = useState<readonly string[]>([]);
  const isClaimed = ({ id }: { id: string }) => claims.includes(id);
  const unread = props.unread.filter((each) => !isClaimed(each));
  const claimed = props.unread.filter(isClaimed).map((each) => ({
    ...review.incomplete,
    item: { ...review.incomplete.item, ...each },
  }));
  const entries = [...claimed, ...props.entries];
  const change = (id: string, next: (item: ReviewItem) => ReviewItem) => {
    const entry = entries.find(({ item }) => item.id === id);
    if (entry === undefined) return;
    setChanged(new Map(changed).set(id, next(changed.get(id) ?? entry.item)));
  };
  const shown = entries.map((entry) => {
    const item = changed.get(entry.item.id);
    const [state] = item === undefined ? [] : reviewStates([item], [], today);
    return item === undefined || state === undefined ? entry : { item, state };
  });
  return (
    <PasteReview
      entries={shown}
      unread={unread}
      pairs={review.reviewPairs}
      day={today}
      today={today}
      openId={openId}
      isSaving={isSaving}
      failure={failure}
      onOpen={setOpenId}
      onReading={(id, reading) => change(id, (item) => settledAs(item, reading))}
      onCorrect={(id, changes) => change(id, (item) => corrected(item, changes))}
      onPair={(id, pair) => change(id, (item) => withPair(item, pair))}
      onChoice={(id, choice) => change(id, (item) => ({ ...item, choice }))}
      onClaim={(id) => {
        setClaims([id, ...claims]);
        setOpenId(id);
      }}
      onSave={onSave}
      onDiscard={() => {}}
    />
  );
}

const meta = preview.meta({
  title: 'Admin/PasteReview',
  parameters: { about, framed: 'phone' },
  component: Stage,
  args: {
    entries: [review.ready],
    unread: [],
    isSaving: false,
    failure: null,
    openId: null,
    onSave: fn(),
  },
  globals: { viewport: { value: 'phone' } },
});

/** Statement, numbers and pairs agree: it is saved without a tap. */
export const Ready = meta.story();

/** Nobody says who won: both readings, and one tap. */
export const Asks = meta.story({
  tags: ['plays-on'],
  args: { entries: [review.asks] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Guardar 0 resultados' })).toBeDisabled();
    const second = canvas.getByRole('button', { name: /Ganó Los Mellis/u });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Listo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 1 resultado' })).toBeEnabled();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** One tap said who won; another one can still change it. */
export const Answered = meta.story({ args: { entries: [review.answered] } });

/** One of the pairs is not known: the nearest ones are offered, and then who won is asked. */
export const UnknownPair = meta.story({
  tags: ['plays-on'],
  args: { entries: [review.incomplete] },
  play: async ({ canvas }) => {
    const choice = within(canvas.getByRole('group', { name: '¿Qué pareja es la otra?' }));
    await userEvent.click(choice.getByRole('button', { name: 'Los Smash' }));
    await expect(canvas.getByRole('button', { name: /Ganó Los Smash/u })).toBeVisible();
  },
});

/** A table names a pair that the league does not have: it may be a slip. */
export const NewPair = meta.story({
  args: {
    entries: [{ ...review.ready, item: { ...review.ready.item, team1: 'Los Smahs' } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/La más parecida es Los Smash/u)).toBeVisible();
  },
});

/** The league has the same result: it is left out. */
export const Stored = meta.story({ args: { entries: [review.stored] } });

/** The league has another result of this match: it is left out unless the organiser wants both. */
export const OtherResult = meta.story({ args: { entries: [review.other] } });

/** The same message was pasted twice. */
export const Repeated = meta.story({ args: { entries: [review.repeated] } });

/** The organiser left it out. */
export const LeftOut = meta.story({
  tags: ['plays-on'],
  args: { entries: [review.left] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Volver a poner/u }));
    await expect(canvas.getByText('Listo')).toBeVisible();
  },
});

/** Every cell is corrected in place; a pair that nobody knows is said to be new. */
export const Correcting = meta.story({
  tags: ['plays-on'],
  args: { entries: [review.incomplete], openId: 'incomplete' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Pareja 2'), 'Los Smash Junior');
    await expect(canvas.getByText('Pareja nueva: se agrega al guardar.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Los Smash' }));
    await expect(canvas.getByLabelText('Pareja 2')).toHaveValue('Los Smash');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    // A pair that is put in says nothing of who won.
    await expect(canvas.getByRole('button', { name: /Ganó Los Smash/u })).toBeVisible();
  },
});

/** The whole screen, the most doubtful first: by keyboard, two keys a row. */
export const AllStates = meta.story({
  tags: ['plays-on'],
  args: {
    entries: [
      review.incomplete,
      review.asks,
      review.other,
      review.ready,
      review.answered,
      review.stored,
      review.repeated,
      review.left,
    ],
    unread: [
      { id: 'u1', words: '¿Alguien tiene una pala para prestar?' },
      { id: 'u2', words: 'Mañana hay asado después de la final' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}2');
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await expect(document.activeElement).toHaveTextContent('Hay otro resultado');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByLabelText('Pareja 1')).toHaveValue('La Víbora');
    await expect(canvas.getByText('No leído: 2 mensajes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 3 resultados' })).toBeEnabled();
  },
});

/** A message is a result after all: its cells open at the top, and the focus goes there. */
export const Claimed = meta.story({
  tags: ['plays-on'],
  args: {
    entries: [review.asks, review.ready, review.answered, review.other],
    unread: [
      { id: 'u1', words: 'Los de rojo 6-4 6-3' },
      { id: 'u2', words: 'Mañana hay asado' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('No leído: 2 mensajes'));
    const [button] = canvas.getAllByRole('button', { name: 'Es un resultado' });
    if (button !== undefined) await userEvent.click(button);
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('Los de rojo 6-4 6-3');
    await expect(row).toHaveFocus();
    await expect(row?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByLabelText('Pareja 1')).toBeVisible();
  },
});

/** While it is being saved. */
export const Saving = meta.story({ args: { isSaving: true } });

/** The connection was lost: what was pasted stays. */
export const Failed = meta.story({
  args: {
    failure: 'No se pudo guardar. Lo pegado sigue aquí: intentar de nuevo no duplica nada.',
  },
});

/** Nothing was read as a result. */
export const Empty = meta.story({
  args: { entries: [], unread: [{ id: 'u1', words: 'Hola' }] },
});

/** The longest names on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: { entries: [review.longest] },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Lines of a table that are no result, no match and no pair of a category. */
export const UnreadLinesOfATable = meta.story({
  tags: ['plays-on'],
  render: () => <UnreadRows rows={['Los Smash · Sexta', 'Los Mellis · 6ta', 'Los Mellis · 6ta']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('No leído: 3 filas'));
    await expect(canvas.getByText(/^Los Mellis/u)).toHaveTextContent('Los Mellis · 6ta (2 veces)');
  },
});

/** A chat of a year: from when is asked first. */
export const Since = meta.story({
  render: () => (
    <SinceQuestion
      span={{ first: '2026-01-03', last: today, messages: 20_000 }}
      onSince={() => {}}
      onCancel={() => {}}
    />
  ),
});

/** A long chat is being read. */
export const Reading = meta.story({ render: () => <ReadingProgress part={0.4} /> });

/** Somebody writes *ganamos*: whose result that is, is asked once. */
export const Author = meta.story({
  render: () => <AuthorQuestion pairs={review.reviewPairs} author={null} onAuthor={() => {}} />,
});

/** Two members of a group say *ganamos*: whose pair is whose, is asked once for each. */
export const AuthorsOfAGroup = meta.story({
  render: () => (
    <AuthorQuestions
      senders={['Juan', 'María Eugenia Fernández de la Torre']}
      pairs={review.reviewPairs}
      authors={{ Juan: review.reviewPairs[0]?.name ?? '' }}
      onAuthor={() => {}}
    />
  ),
});
