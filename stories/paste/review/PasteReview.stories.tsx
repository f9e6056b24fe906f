import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AuthorQuestions } from '../../../src/paste/review/AuthorQuestions.tsx';
import { AuthorQuestion } from '../../../src/paste/review/AuthorQuestion.tsx';
import { PasteReview } from '../../../src/paste/review/PasteReview.tsx';
import { ReadingProgress } from '../../../src/paste/review/ReadingProgress.tsx';
import { UnreadRows } from '../../../src/paste/review/UnreadRows.tsx';
import { SinceQuestion } from '../../../src/paste/review/SinceQuestion.tsx';
import type { ReviewItem } from '../../../src/paste/review/reviewItem.ts';
import { nameId } from '../../../src/admin/form/remarks.ts';
import { useForAll } from '../../../src/paste/useForAll.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { claimed, entriesOf, readPaste, reviewPairs, type Paste } from '../../fixtures/review.ts';
import { resultWith } from '../../fixtures/rows.ts';

/** The review of what was pasted, its rows answering to taps. */
function PasteToTry(props: ComponentProps<typeof PasteReview> & Paste) {
  const [review, setReview] = useState(() => readPaste(props));
  const [openId, setOpenId] = useState(props.openId);
  const { items, newPairs } = review;
  const entries = entriesOf(review, props);
  const replace = (next: readonly ReviewItem[]) => {
    const changed = new Map(next.map((item) => [item.id, item]));
    setReview({ ...review, items: items.map((item) => changed.get(item.id) ?? item) });
  };
  return (
    <PasteReview
      {...props}
      {...useForAll(entries, replace)}
      entries={entries}
      unread={review.unread}
      newPairs={newPairs}
      openId={openId}
      onOpen={setOpenId}
      onChange={(item) => replace([item])}
      onNewPair={(pair, isNew) => {
        const others = newPairs.filter((key) => key !== nameId(pair));
        setReview({ ...review, newPairs: isNew ? [...others, nameId(pair)] : others });
      }}
      onClaim={(id) => {
        const words = review.unread.find((each) => each.id === id)?.words ?? '';
        const [model] = items;
        if (model === undefined) return;
        setReview({
          ...review,
          items: [...items, { ...claimed(model, words), id }],
          unread: review.unread.filter((each) => each.id !== id),
          order: [id, ...review.order],
        });
        setOpenId(id);
      }}
    />
  );
}

const clear = 'Los Smash le ganaron a Doble Pared 6-4 6-3';
const unclear = 'La Víbora vs Los Mellis (6-3 y 6-0).';

const category = 'Sexta Libre';
const columns = 'Categoría;Pareja 1;Pareja 2;Resultado;Ganador';
/** Of a table: a chat's names are not believed. */
const slip = `${columns}\nSexta Libre;Los Smahs;Doble Pared;6-4 6-3;Los Smahs`;
const announced = [
  {
    id: 'announced',
    team1: 'Doble Pared',
    team2: 'Los Smash',
    category,
    date: today,
    time: '20:30',
  },
];

const actions = {
  onOpen: fn(),
  onChange: fn(),
  onNewPair: fn(),
  onClaim: fn(),
  onForAll: fn(),
  onUndoForAll: fn(),
  onSave: fn(),
  onDiscard: fn(),
};

const meta = preview.meta({
  title: 'Admin/Paste/PasteReview',
  parameters: { framed: 'phone' },
  component: PasteReview,
  argTypes: {
    text: { description: 'What was pasted.' },
    results: { description: 'The results that the league has.' },
    matches: { description: 'The matches that the league has announced.' },
  },
  render: (props: ComponentProps<typeof PasteReview> & Paste) => <PasteToTry {...props} />,
  args: {
    text: clear,
    results: [],
    matches: [],
    entries: [],
    unread: [],
    pairs: reviewPairs,
    newPairs: [],
    said: null,
    day: today,
    today,
    evening: today,
    isSaving: false,
    failure: null,
    openId: null,
    ...actions,
  },
  globals: { viewport: { value: 'phone' } },
});

const code = `import { PasteReview } from '../paste/review/PasteReview.tsx';

<PasteReview
  entries={[]}
  unread={[]}
  pairs={[{ name: 'Los Smash', category: 'Sexta Libre', players: 'Juan Pérez / Leo Gómez' }]}
  newPairs={[]}
  said={null}
  day="2026-11-14"
  today="2026-11-14"
  evening="2026-11-14"
  openId={null}
  isSaving={false}
  failure={null}
  onChange={() => {}}
  onNewPair={() => {}}
  onOpen={() => {}}
  onClaim={() => {}}
  onForAll={() => {}}
  onUndoForAll={() => {}}
  onSave={() => {}}
  onDiscard={() => {}}
/>`;

/** Statement, numbers and pairs agree: it is saved without a tap. */
export const Ready = meta.story({ parameters: { docs: { source: { code } } } });

/** Nobody says who won: both readings, and one tap. */
export const Asks = meta.story({
  tags: ['plays-on'],
  args: { text: unclear },
  play: async ({ canvas }) => {
    // One row is answered by itself.
    await expect(canvas.queryByText(/para todas/u)).not.toBeInTheDocument();
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

/** Perhaps it was only put off: one tap says that it will not be played. */
export const NotPlayedAsked = meta.story({
  tags: ['plays-on'],
  args: { text: 'La Víbora vs Los Mellis no se jugó por lluvia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('por lluvia')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ganó/u })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'No se jugó' }));
    await expect(canvas.getByText('Listo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 1 resultado' })).toBeEnabled();
  },
});

/** Nobody came, which is said clearly: it is saved without a tap. */
export const NobodyCame = meta.story({
  args: { text: 'La Víbora vs Los Mellis: no se presentó nadie' },
});

/** It is the announced match, unless the administrator says that there were two. */
export const Announced = meta.story({
  tags: ['plays-on'],
  args: { matches: announced },
  play: async ({ canvas }) => {
    const says = 'Es el partido anunciado para hoy: deja de estar anunciado.';
    await expect(canvas.getByText(says)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Es otro partido' }));
    await expect(canvas.getByText(/^Es otro partido: el de hoy queda anunciado/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Es el mismo' }));
    await expect(canvas.getByText(says)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 1 resultado' })).toBeEnabled();
  },
});

/** A later message can be about it: it is shown, and not saved before that is answered. */
export const LaterMessage = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: {
    text: `[14/11 20:02] Beto: Los Smash le ganaron a Doble Pared 6-4 6-4
[14/11 20:05] Beto: perdón, el segundo fue 6-3`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('perdón, el segundo fue 6-3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 0 resultados' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Ganó/u })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Está bien' }));
    await expect(canvas.getByText('Listo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 1 resultado' })).toBeEnabled();
  },
});

/** What nobody understood is marked; one tap says that it changes nothing, and another one takes that back. */
export const Leftovers = meta.story({
  tags: ['plays-on'],
  args: { text: 'Qué calor! Los Smash le ganaron a Doble Pared 6-4 6-3 en cancha 2, igual bien' },
  play: async ({ canvas }) => {
    await expect([...canvas.getAllByRole('mark')].map(({ textContent }) => textContent)).toEqual([
      'Qué calor',
      'igual bien',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Está bien' }));
    await expect(canvas.getByRole('button', { name: 'Guardar 1 resultado' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar' }));
    await expect(canvas.getByRole('button', { name: 'Guardar 0 resultados' })).toBeDisabled();
  },
});

const sheet = [
  'Fecha;Categoría;Ganador;Perdedor;Resultado;Obs.',
  '14/11/2026 (postergado al 12/11);Sexta Libre;Los Smash;Doble Pared;6-4 6-3;',
  '11/11/2026;Sexta Libre;Los Mellis;Doble Pared;6-2 6-3 a confirmar;',
  '10/11/2026;Sexta Libre;La Víbora;Los Mellis;6-0 6-1;ojo',
  '9/11/2026;Sexta Libre;Los Smash;La Víbora;6-4 6-4;ojo',
];

/**
 * The cells of a sheet that nobody understood, with the names of their columns: a day is proposed, those alike are asked
 * once, and the rest is answered by arrow and Enter.
 */
export const SheetCells = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: { text: sheet.join('\n'), day: '' },
  play: async ({ canvas }) => {
    await expect([...canvas.getAllByRole('mark')].map(({ textContent }) => textContent)).toEqual([
      'Fecha: 14/11/2026 (postergado al 12/11)',
      'a confirmar',
      'Obs.: ojo',
      'Obs.: ojo',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Están bien las 2' }));
    await expect(canvas.getByRole('button', { name: 'Guardar 2 resultados' })).toBeEnabled();
    // The last day that its cell names stands first.
    await userEvent.click(canvas.getByRole('button', { name: 'jue 12 nov' }));
    const fine = canvas.getAllByRole('button', { name: 'Está bien' });
    for (const button of fine) {
      button.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvas.getByRole('button', { name: 'Guardar 4 resultados' })).toBeEnabled();
  },
});

/** The same on the smallest screen with letters of double size. */
export const SheetCellsLarge = meta.story({
  tags: ['!autodocs'],
  args: { text: sheet.join('\n'), day: '' },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
});

/** A misspelt name is asked once, for all rows that have it. */
export const NameInSeveralRows = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: {
    text: [
      'Categoría;Pareja 1;Pareja 2;Resultado',
      'Sexta Libre;Los Smahs;Doble Pared;6-4 6-3',
      'Sexta Libre;La Víbora;Los Smahs;6-1 6-1',
    ].join('\n'),
  },
  play: async ({ canvas }) => {
    const [one] = canvas.getAllByRole('button', { name: 'Es Los Smash' });
    if (one !== undefined) await userEvent.click(one);
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 2 resultados' })).toBeEnabled();
  },
});

/** Nothing says when it was played. After midnight the evening that is being played stands first. */
export const Undated = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: { day: '', evening: '2026-11-13' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No dice qué día se jugó. ¿Cuál es?')).toBeVisible();
    const [first, second] = canvas.getAllByRole('button');
    await expect(second).toHaveTextContent('jue 12 nov');
    await userEvent.click(canvas.getByRole('button', { name: 'Ayer' }));
    await expect(first).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Corregir/u })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Guardar 1 resultado' })).toBeEnabled();
  },
});

/** Twenty rows with the same words left over: one tap for all; the others are answered by arrow and Enter. */
export const TwentyAlike = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: {
    text: [
      // Every four days, none of them too long ago.
      ...Array.from({ length: 20 }, (_, index) => {
        const day = new Date(Date.UTC(2026, 10, 5 - 4 * index));
        return `${day.getUTCDate()}/${day.getUTCMonth() + 1}/2026, partidazo total`;
      }),
      '9/11/2026, de local',
    ]
      .map((end) => `Los Smash le ganaron a Doble Pared 6-4 6-3 el ${end}`)
      .join('\n'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^20 filas con/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Están bien las 20' }));
    await expect(canvas.getByText('Está bien, en 20 filas.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 20 resultados' })).toBeEnabled();
    const [row] = canvas
      .getAllByRole('listitem')
      .filter((each) => each.dataset['state'] === 'confirms');
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Guardar 21 resultados' })).toBeEnabled();
  },
});

/** At twice the size of text every word and every button can be read. */
export const Large = meta.story({
  tags: ['!autodocs'],
  args: { text: 'Qué calor! Los Smash le ganaron a Doble Pared 6-4 6-3 en cancha 2, igual bien' },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** One tap said who won; another one can still change it. */
export const Answered = meta.story({
  args: { text: unclear },
  parameters: { reach: ['Ganó Los Mellis'] },
});

/** One of the pairs is not known: the nearest ones are offered, and then who won is asked. */
export const UnknownPair = meta.story({
  tags: ['plays-on'],
  parameters: { reach: ['Corregir', ['Pareja 1', ''], 'Cerrar'] },
  play: async ({ canvas }) => {
    const choice = within(canvas.getByRole('group', { name: '¿Qué pareja es la otra?' }));
    await userEvent.click(choice.getByRole('button', { name: 'Los Smash' }));
    await expect(canvas.getByRole('button', { name: /Ganó Los Smash/u })).toBeVisible();
  },
});

/** A name that no pair of the category has is asked about: the near ones are offered first. */
export const NewPair = meta.story({
  tags: ['plays-on'],
  args: { text: slip },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¿Pareja nueva?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 0 resultados' })).toBeDisabled();
    const row = within(canvas.getByRole('listitem'));
    const [near, fresh] = row.getAllByRole('button');
    await expect(near).toHaveTextContent('Es Los Smash');
    await expect(fresh).toHaveTextContent('Es una pareja nueva');
    if (near !== undefined) await userEvent.click(near);
    await expect(canvas.getByText('Listo')).toBeVisible();
    await waitFor(() => expect(row.getByRole('button', { name: /^Corregir/u })).toHaveFocus());
  },
});

/** Only the administrator says that a pair is new, and can take it back. */
export const NewPairSaid = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: { text: slip },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Es una pareja nueva' }));
    await expect(canvas.getByText('Listo')).toBeVisible();
    const said = canvas.getByText(/^Pareja nueva/u).parentElement;
    await expect(said).toHaveTextContent('Se agrega al guardar');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Corregir/u })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar' }));
    await expect(canvas.getByText('¿Pareja nueva?')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Es Los Smash' })).toHaveFocus());
  },
});

/** A row that is open for another reason asks about its new pair too: then the focus goes to that reason. */
export const NewPairInAnOpenRow = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: { text: `${columns}\nSexta Libre;La Víbora;Los Quelonios;6-3 6-0;Los Quelonios` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¿Quién ganó?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Es una pareja nueva' }));
    const reading = canvas.getByRole('button', { name: /^Ganó La Víbora/u });
    await waitFor(() => expect(reading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Guardar 0 resultados' })).toBeDisabled();
    await userEvent.click(reading);
    await expect(canvas.getByText('Listo')).toBeVisible();
  },
});

/** A player of both pairs is pointed out, by the pair or by its own names, in full or by an initial. */
export const PlayerInBothPairs = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: {
    text: `${columns}
Sexta Libre;Los Smash;Juan Pérez / Tito Sosa;6-4 6-3;Los Smash
Sexta Libre;Los Mellis;Rita Paz / A. Guerrero;6-4 6-3;Los Mellis`,
  },
  play: async ({ canvas, canvasElement }) => {
    for (const fresh of canvas.getAllByRole('button', { name: 'Es una pareja nueva' })) {
      await userEvent.click(fresh);
    }
    for (const player of ['Juan Pérez', 'Ariel Guerrero']) {
      await expect(canvasElement).toHaveTextContent(`«${player}» está en las dos parejas.`);
    }
  },
});

/** Several rows without a category: one tap says it for all of them, and another one takes it back. */
export const CategoryForAll = meta.story({
  tags: ['plays-on'],
  args: {
    text: `Pareja 1;Pareja 2;Resultado;Ganador
Los Smash;Doble Pared;6-4 6-3;Los Smash
Los Smash;La Víbora;6-4 6-3;Los Smash
Los Smash;Los Mellis;6-4 6-3;Los Smash`,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('3 filas no tienen categoría. ¿Cuál es, para todas?'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sexta Libre' }));
    await expect(canvas.getByText('Sexta Libre, en 3 filas.')).toBeVisible();
    await expect(canvas.getAllByText('Listo')).toHaveLength(3);
    const undo = canvas.getByRole('button', { name: 'Deshacer' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(canvas.getByText(/^3 filas no tienen categoría/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 0 resultados' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Octava Damas' })).toHaveFocus());
  },
});

/**
 * Several rows do not say who won: the administrator says once what the names or the numbers mean. What is
 * doubted is counted with them, and asked alone.
 */
export const WinnersForAll = meta.story({
  tags: ['plays-on'],
  args: {
    text: `${unclear}\nLa Víbora - Doble Pared 7-5 6-4\nLos Smash x Doble Pared 3-6 4-6\ncreo que Los Mellis vs Doble Pared 6-1 6-1`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('¿Quién ganó?')).toHaveLength(4);
    await expect(canvas.getByText(/^En 4 filas no queda claro quién ganó/u)).toBeVisible();
    await expect(canvas.getByText('Faltan 4: no se guardan.')).toBeVisible();
    const first = canvas.getByRole('button', { name: 'Ganó la primera pareja nombrada (3 filas)' });
    await userEvent.click(first);
    await expect(canvas.getByText('Ganó la primera pareja nombrada, en 3 filas.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Guardar 3 resultados' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(canvas.queryAllByRole('button', { pressed: true })).toHaveLength(0);
    await userEvent.click(
      canvas.getByRole('button', { name: /^Los números siguen el orden de las parejas/u }),
    );
    // Written 3-6 4-6: the second pair won.
    await expect(
      canvas.getByRole('button', { name: /^Ganó Doble Pared/u, pressed: true }),
    ).toHaveTextContent('6-3, 6-4');
    // What is changed by hand stays.
    await userEvent.click(canvas.getByRole('button', { name: /^Ganó Los Smash/u }));
    await expect(canvas.getByText(/en 2 filas\.$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(canvas.getByRole('button', { name: 'Guardar 1 resultado' })).toBeEnabled();
  },
});

/** The league has the same result: it is left out. */
export const Stored = meta.story({ args: { results: [resultWith({ category })] } });

/** The league has another result of this match: it is left out unless the administrator wants both. */
export const OtherResult = meta.story({
  args: { results: [resultWith({ category, score: '6-4, 7-5' })] },
});

/** The score is of no match: the row says why, and its words stay. */
export const Incomplete = meta.story({
  args: { text: 'La Víbora le ganó a Doble Pared 6-4 9-6' },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('El segundo set no puede terminar 9-6.');
    await expect(row).toHaveTextContent('La Víbora le ganó a Doble Pared 6-4 9-6');
    await expect(canvas.getByRole('button', { name: 'Guardar 0 resultados' })).toBeDisabled();
  },
});

/** The other result is a walkover: it says who won it. */
export const OtherWalkover = meta.story({
  tags: ['!autodocs'],
  args: { results: [resultWith({ category, score: 'W.O.', winner: 2 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La liga tiene/u)).toHaveTextContent('W.O., ganó Doble Pared (');
  },
});

/** One message was pasted twice. */
export const Repeated = meta.story({ args: { text: `${clear}\n${clear}` } });

/** The administrator left it out. */
export const LeftOut = meta.story({
  tags: ['plays-on'],
  parameters: { reach: ['No guardar'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Volver a poner/u }));
    await expect(canvas.getByText('Listo')).toBeVisible();
  },
});

/** Every cell is corrected in place; of a name that nobody knows it is said that it is asked about. */
export const Correcting = meta.story({
  tags: ['plays-on'],
  args: { text: 'Los Mellis le ganaron a los smashers 6-4 6-3' },
  parameters: { reach: ['Corregir'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Pareja 2'), 'Los Smash Junior');
    await expect(canvas.getByText(/al cerrar se pregunta si es nueva/u)).toBeVisible();
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
    text: [
      clear,
      unclear,
      'Los Smash le ganaron a La Víbora 6-4 7-5',
      'Los Mellis le ganaron a los de rojo 6-4 6-3',
      clear,
      'Los Smash le ganaron a Los Mellis 6-1 6-1',
    ].join('\n'),
    results: [
      resultWith({ category, id: 'other', team2: 'La Víbora' }),
      resultWith({ category, id: 'stored', team2: 'Los Mellis', score: '6-1, 6-1' }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}2');
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await expect(document.activeElement).toHaveTextContent('Hay otro resultado');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByLabelText('Pareja 1')).toHaveValue('La Víbora');
    await expect(canvas.getByRole('button', { name: 'Guardar 2 resultados' })).toBeEnabled();
  },
});

/** A message is a result after all: its cells open at the top, and the focus goes there. */
export const Claimed = meta.story({
  tags: ['plays-on', '!autodocs'],
  args: {
    text: `Los de rojo 6-4 6-3\nMañana hay asado\n${unclear}\n${clear}`,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('No se tomaron como resultado: 2 mensajes'));
    const [button] = await canvas.findAllByRole('button', { name: 'Es un resultado' });
    if (button !== undefined) await userEvent.click(button);
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('Los de rojo 6-4 6-3');
    await expect(row).toHaveFocus();
    await expect(row?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByLabelText('Pareja 1')).toBeVisible();
  },
});

/** *Ganamos*, by somebody whose pair is not known: no label names it. */
export const Ours = meta.story({
  tags: ['!autodocs'],
  args: { text: 'les ganamos a Doble Pared 6-4 6-3' },
  play: async ({ canvas }) => {
    for (const verb of ['Corregir', 'No guardar']) {
      const name = `${verb} «les ganamos a Doble Pared 6-4 6-3»`;
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
});

/** While it is being saved. */
export const Saving = meta.story({ args: { isSaving: true } });

/** The connection was lost: what was pasted stays. */
export const Failed = meta.story({
  args: {
    failure:
      'No se pudo guardar. Todo sigue aquí: se puede intentar de nuevo, nada se guarda dos veces.',
  },
});

/** Nothing was read as a result. */
export const Empty = meta.story({
  args: { text: 'Hola' },
});

/** The longest names on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: {
    text: `${columns}\nSexta Libre;${longestName};${longestWord};7-6(9), 6-7(8), 12-10;`,
  },
  globals: { viewport: { value: 'smallest' } },
});

/** Lines of a table that are no result, no match and no pair of a category. */
export const UnreadLinesOfATable = meta.story({
  tags: ['plays-on', '!autodocs'],
  render: () => <UnreadRows rows={['Los Smash · Sexta', 'Los Mellis · 6ta', 'Los Mellis · 6ta']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('No leído: 3 filas'));
    await expect(await canvas.findByText(/^Los Mellis/u)).toHaveTextContent(
      'Los Mellis · 6ta (2 veces)',
    );
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

/** A score by which nobody has won: the endings that would count, or it is stored as it is. */
export const WonByNobody = meta.story({
  tags: ['plays-on'],
  args: {
    text: 'Fecha;Categoría;Pareja 1;Pareja 2;Resultado\n14/11/2026;Sexta Libre;Los Smash;Doble Pared;6-4\n14/11/2026;Sexta Libre;La Víbora;Los Mellis;suspendido',
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Se retiró Doble Pared: ganó Los Smash' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Dejarlo así' }));
    await expect(await canvas.findByText('Se guarda, pero no cuenta en la tabla')).toBeVisible();
    await expect(canvas.getByText('Listo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 2 resultados' })).toBeEnabled();
  },
});

/** A long chat is being read. */
export const Reading = meta.story({ render: () => <ReadingProgress part={0.4} /> });

/** Somebody writes *ganamos*: whose result that is, is asked once. */
export const Author = meta.story({
  render: () => <AuthorQuestion pairs={reviewPairs} author={null} onAuthor={() => {}} />,
});

/** Two members of a group say *ganamos*: whose pair is whose, is asked once for each. */
export const AuthorsOfAGroup = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <AuthorQuestions
      senders={['Juan', 'María Eugenia Fernández de la Torre']}
      pairs={reviewPairs}
      authors={{ Juan: reviewPairs[0]?.name ?? '' }}
      onAuthor={() => {}}
    />
  ),
});
