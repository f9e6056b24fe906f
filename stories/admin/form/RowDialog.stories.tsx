import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminTools } from '../../../src/admin/AdminTools.tsx';
import { emptyFields } from '../../../src/admin/form/rowForms.tsx';
import { matchForm } from '../../../src/admin/form/rowForms.tsx';
import { resultCorrection, resultForm } from '../../../src/admin/form/rowForms.tsx';
import { settledFields, settleForm } from '../../../src/admin/form/rowForms.tsx';
import { RowDialog, type RowDialogProps } from '../../../src/admin/form/RowDialog.tsx';
import type { SaveOutcome } from '../../../src/session/save.ts';
import type { NewResult } from '../../../src/padel/result.ts';
import type { NewUpcomingMatch } from '../../../src/padel/upcomingMatch.ts';
import { showDone } from '../../../src/session/adminMessages.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { noDraft } from '../../fixtures/drafts.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { pending } from '../../fixtures/matches.ts';
import { longestName } from '../../fixtures/names.ts';
import { leaguePairs } from '../../fixtures/pairs.ts';
import { closeInEveryWay, expectClosed, openDialog, openedDialog } from '../../support/dialog.ts';
import { DialogStage } from '../../support/DialogStage.tsx';
import { newResultWith } from '../../fixtures/rows.ts';

function Stage<Values>(props: RowDialogProps<Values, Values>) {
  return (
    <DialogStage>
      {({ opened, onClose }) => (
        <RowDialog
          {...props}
          isOpen={opened}
          onClose={() => {
            props.onClose();
            onClose();
          }}
        />
      )}
    </DialogStage>
  );
}

/** A save with this outcome. */
const ending = (outcome: SaveOutcome<NewResult>) =>
  fn<RowDialogProps<NewResult, NewResult>['onSave']>(() => Promise.resolve(outcome));
/** The row that was saved. */
const savedWith = ({ onSave }: RowDialogProps<NewResult, NewResult>) =>
  mocked(onSave).mock.lastCall?.[0];
const start = { today, category: undefined };

/** A prop that the docs do not find: its type has a parameter. */
function required(type: string) {
  return {
    type: { name: 'other', value: type, required: true },
    table: { type: { summary: type } },
  } as const;
}

const meta = preview.meta({
  title: 'Admin/Forms/RowDialog',
  component: RowDialog,
  argTypes: {
    draft: { control: false },
    form: {
      description: 'Fields, texts and checks: of a result, a match or an outcome.',
      ...required('FormDescription<Values>'),
    },
    initial: { description: 'The fields as the dialog opens.', ...required('TypedFields') },
    today: { description: 'The league’s day, YYYY-MM-DD.', ...required('CivilDate') },
  },
  render: (props: RowDialogProps<NewResult, NewResult>) => <Stage {...props} />,
  args: {
    isOpen: false,
    form: resultForm,
    row: null,
    draft: noDraft,
    initial: emptyFields(resultForm, start),
    onClose: fn(),
    onSave: ending({ kind: 'saved' }),
    today,
  },
});

const match: RowDialogProps<NewUpcomingMatch, NewUpcomingMatch> = {
  isOpen: false,
  form: matchForm,
  row: null,
  draft: noDraft,
  initial: emptyFields(matchForm, start),
  onClose: fn(),
  onSave: async () => ({ kind: 'saved' }),
  today,
};

const title = 'Agregar Resultado';

/** The dialog of an announced match: its result, and on to the next one. */
const settling = (announced = pending) => ({
  form: settleForm(announced, demoSettings),
  initial: settledFields(announced, today),
  next: { text: 'Guardar y siguiente', onOpen: fn() },
});
const onAPhone = { viewport: { value: 'phone' } };
const typed = { team1: ' Los Smash ', team2: 'Doble Pared', score: '6-4, 3-6, 10-8' };
const result = newResultWith({ score: '6-4, 3-6, 10-8', date: today });

/** Opens the dialog and fills it with these texts. */
function filled(texts: Partial<typeof typed> = {}) {
  const { team1, team2, score } = { ...typed, ...texts };
  return [
    'Abrir',
    ['Pareja 1', team1],
    ['Pareja 2', team2],
    ['Resultado', score],
    ['Categoría', 'Sexta Damas'],
  ];
}

/** The league's results that a story has saved. */
const arrived: NewResult[] = [];

const save = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));

const code = `import { useState } from 'react';
import { Button } from '@mantine/core';
import { emptyFields } from '../admin/form/rowForms.tsx';
import { resultForm } from '../admin/form/rowForms.tsx';
import { RowDialog } from '../admin/form/RowDialog.tsx';
import type { RowDraft } from '../admin/form/useDraft.ts';

export function AddResult({ draft }: { draft: RowDraft }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Agregar Resultado</Button>
      <RowDialog
        form={resultForm}
        row={null}
        draft={draft}
        initial={emptyFields(resultForm, { today: '2026-11-14', category: undefined })}
        today="2026-11-14"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSave={async () => ({ kind: 'saved' })}
      />
    </>
  );
}`;

/** A new result: the date is today's, the category has to be chosen. */
export const NewResultForm = meta.story({
  parameters: { reach: ['Abrir'], docs: { source: { code } } },
  play: async () => {
    const dialog = await openedDialog(title);
    const form = within(dialog);
    await expect(form.getByLabelText(/Pareja 1/)).toHaveFocus();
    await expect(form.getByLabelText(/Fecha/)).toHaveValue(today);
    await expect(form.getByLabelText(/Categoría/)).toHaveDisplayValue('Seleccionar categoría');
  },
});

/** A new match: everything has to be entered. */
export const NewMatchForm = meta.story({
  parameters: { reach: ['Abrir'] },
  tags: ['plays-on'],
  render: () => <Stage {...match} />,
  play: async () => {
    const form = within(await openedDialog('Agregar Partido'));
    for (const label of [/Pareja 1/, /Pareja 2/, /Fecha/, /Hora/, /Lugar/, /Categoría/]) {
      await expect(form.getByLabelText(label)).toBeRequired();
      await expect(form.getByLabelText(label)).toHaveValue('');
    }
    await fireEvent.change(form.getByLabelText(/Fecha/), { target: { value: '2026-11-13' } });
    await expect(form.getByText('viernes 13 de noviembre de 2026')).toBeVisible();
    await expect(form.getByText('Esa fecha ya pasó.')).toBeVisible();
  },
});

/** A friendly that was not played: it is said why, in the words that are proposed or in others. */
export const NotPlayed = meta.story({
  parameters: { reach: filled({ score: 'No se jugó' }) },
  tags: ['plays-on'],
  play: async ({ args }) => {
    const dialog = await openedDialog(title);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Cuenta para'), 'Amistoso');
    await userEvent.type(form.getByRole('combobox', { name: 'Motivo (opcional)' }), 'lluvia');
    await userEvent.keyboard('{Escape}');
    await save(dialog);
    await expectClosed();
    await expect(savedWith(args)).toMatchObject({ reason: 'lluvia', stage: 'AM' });
  },
});

/** Saved with Enter, it sends what was typed, and closes. */
export const Saved = meta.story({
  parameters: { reach: filled() },
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    screen.getByLabelText(/Pareja 2/).focus();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(savedWith(args)).toEqual(result);
  },
});

/** The saved row is among the league's before the dialog has faded out: it is not asked about again. */
export const SavedAndArrived = meta.story({
  parameters: { reach: filled() },
  tags: ['!dev', '!autodocs'],
  args: {
    onSave: fn<RowDialogProps<NewResult, NewResult>['onSave']>(() => {
      arrived.push(result);
      return Promise.resolve({ kind: 'saved' });
    }),
    compare: () => ({ results: arrived }),
  },
  beforeEach: () => () => arrived.splice(0),
  play: async () => {
    const dialog = await openedDialog(title);
    const asked = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const { textContent } of dialog.querySelectorAll('[data-open] button'))
        asked.add(textContent);
    });
    watch.observe(dialog, { childList: true, subtree: true });
    await save(dialog);
    await expectClosed();
    watch.disconnect();
    await expect([...asked]).toEqual([]);
  },
});

/** It is left without saving by Cancelar, ×, Escape or a click beside it. */
export const Closed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await closeInEveryWay(title);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledTimes(4);
  },
});

/** While it is being saved it is saved once, however often one presses, and nothing closes it. */
export const Saving = meta.story({
  parameters: { reach: [...filled(), 'Guardar'] },
  args: { onSave: fn<RowDialogProps<NewResult, NewResult>['onSave']>(() => new Promise(() => {})) },
  play: async ({ args }) => {
    const saving = screen.getByRole('button', { name: 'Guardando...' });
    await userEvent.type(screen.getByLabelText(/Pareja 2/), '{Enter}');
    await userEvent.dblClick(saving);
    await userEvent.keyboard('{Escape}');
    window.history.back();
    await waitFor(() => expect('dialog' in Object(window.history.state)).toBe(true));
    await expect(saving).toBeVisible();
    await expect(saving).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

/** Saving has failed: the dialog stays, with everything that was typed. */
export const Failed = meta.story({
  parameters: { reach: [...filled(), 'Guardar'] },
  args: { onSave: ending({ kind: 'failed', message: resultForm.texts.failed }) },
  play: async ({ args }) => {
    const dialog = await openedDialog(title);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Error al guardar el resultado. Intenta de nuevo.',
    );
    await expect(within(dialog).getByLabelText(/Pareja 2/)).toHaveValue('Doble Pared');
    await expect(args.onClose).not.toHaveBeenCalled();
    await save(dialog);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
  },
});

/** Sent with fields empty or too long: each says what is wrong, and the first has the focus. */
export const Incomplete = meta.story({
  parameters: {
    reach: [
      'Abrir',
      ['Pareja 1', '\u00a0\u200b'],
      ['Resultado', 'x'.repeat(99)],
      ['Fecha', ''],
      'Guardar',
    ],
  },
  play: async ({ args }) => {
    const form = within(await openedDialog(title));
    await expect(form.getByLabelText(/Pareja 1/)).toHaveFocus();
    for (const [label, message] of [
      [/Pareja 1/, 'Este campo es obligatorio.'],
      [/Pareja 2/, 'Este campo es obligatorio.'],
      [/^Resultado/, 'Como máximo 60 caracteres: sobran 39.'],
      [/Fecha/, 'Este campo es obligatorio.'],
      [/Categoría/, 'Elegir una categoría.'],
    ] as const) {
      const field = form.getByLabelText(label);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Something is unusual: it is said, and can be saved all the same. */
export const Unusual = meta.story({
  parameters: { reach: filled() },
  tags: ['plays-on'],
  args: { compare: () => ({ isStored: true }) },
  play: async ({ args }) => {
    const dialog = await openedDialog(title);
    await expect(within(dialog).getByText('Este partido ya está cargado.')).toBeVisible();
    await save(dialog);
    await expectClosed();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

/** What is rather a slip is asked before it is saved: a name nearly known, a score nobody won by, a far day. */
export const Doubted = meta.story({
  parameters: {
    reach: [...filled({ team1: 'Los Smahs', score: '6-4' }), ['Fecha', '2000-11-14'], 'Guardar'],
  },
  tags: ['plays-on'],
  globals: onAPhone,
  args: { pairs: leaguePairs },
  play: async ({ args }) => {
    const dialog = await openedDialog(title);
    const form = within(dialog);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Es Los Smash' }));
    await expect(form.getByText('Falta el segundo set. Así no cuenta en la tabla.')).toBeVisible();
    await userEvent.click(
      form.getByRole('button', { name: 'Se retiró Doble Pared: ganó Los Smash' }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Sí, es esa fecha' }));
    await expectClosed();
    await expect(savedWith(args)).toEqual({
      ...result,
      score: '6-4 ret.',
      winner: 1,
      date: '2000-11-14',
    });
  },
});

/** Names that nobody nearly has make pairs: each is asked about, and the last answer saves. */
export const NewPairs = meta.story({
  tags: ['plays-on'],
  globals: onAPhone,
  args: { pairs: leaguePairs },
  parameters: {
    reach: [
      ...filled({ team1: 'Cuatro Vientos', team2: 'Tiro Libre' }),
      ['Fecha', today],
      'Guardar',
    ],
  },
  play: async ({ args }) => {
    const form = within(await openedDialog(title));
    for (const name of ['Cuatro Vientos', 'Tiro Libre']) {
      // The form has names in other places too.
      const named = form.getAllByText(name, { selector: 'bdi' });
      await expect(named.map(({ parentElement }) => parentElement?.textContent)).toContain(
        `¿Pareja nueva? Ninguna de la categoría se llama «${name}».`,
      );
    }
    for (const answer of form.getAllByRole('button', { name: 'Es una pareja nueva' })) {
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.click(answer);
    }
    await expectClosed();
    await expect(savedWith(args)).toEqual({
      ...result,
      team1: 'Cuatro Vientos',
      team2: 'Tiro Libre',
    });
  },
});

/** A score by which nobody has won is kept: one tap saves it, also after something else was typed. */
export const KeptAsItIs = meta.story({
  parameters: { reach: [...filled({ score: '6-4' }), 'Guardar'] },
  tags: ['plays-on'],
  globals: onAPhone,
  play: async ({ args }) => {
    const form = within(await openedDialog(title));
    await userEvent.type(form.getByRole('textbox', { name: /Resultado/ }), ' 3-2');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Guardar así' }));
    await expectClosed();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(savedWith(args)).toEqual({ ...result, score: '6-4 3-2' });
  },
});

/** What is asked has to be answered: saving leads to the question, and the answer saves. */
export const Asked = meta.story({
  parameters: { reach: [...filled(), ['Fecha', '2026-11-20'], 'Guardar'] },
  tags: ['plays-on'],
  globals: onAPhone,
  play: async ({ args }) => {
    const dialog = await openedDialog(title);
    await expect(args.onSave).not.toHaveBeenCalled();
    const answer = within(dialog).getByRole('button', { name: 'Sí, se jugó hoy' });
    await expect(answer).toHaveFocus();
    await userEvent.click(answer);
    await expectClosed();
    await expect(savedWith(args)).toEqual(result);
  },
});

const typedBefore = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 3-6, ',
  date: '2026-11-13',
  category: 'Sexta Damas',
};

/** The page was reloaded, or the phone had closed it, before a result was saved: it is restored. */
export const Restored = meta.story({
  parameters: { reach: ['Abrir'] },
  tags: ['plays-on'],
  args: { draft: { ...noDraft, restored: typedBefore } },
  globals: onAPhone,
  play: async ({ args }) => {
    const form = within(await openedDialog(title));
    const score = form.getByRole('textbox', { name: /Resultado/ });
    await expect(form.getByText(/Se recuperó lo que estaba escrito/)).toBeVisible();
    await expect(score).toHaveValue('6-4, 3-6, ');
    await expect(form.getByLabelText(/Categoría/)).toHaveValue('Sexta Damas');
    await userEvent.type(score, '10-8');
    await expect(args.draft.onType).toHaveBeenLastCalledWith({
      ...typedBefore,
      score: '6-4, 3-6, 10-8',
      winner: '',
      // It was typed before there were these fields.
      reason: '',
      seasonId: '',
      stage: '',
    });
    await userEvent.click(form.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(form.getByLabelText(/Pareja 1/)).toHaveValue('');
    await expect(form.getByLabelText(/Pareja 1/)).toHaveFocus();
    await expect(form.getByLabelText(/Fecha/)).toHaveValue(today);
    await expect(form.queryByText(/Recuperamos/)).toBeNull();
    await expect(args.draft.onDiscard).toHaveBeenCalled();
  },
});

/** A W.O.: who won is asked before it is saved, kept with the draft, and saved. */
export const WonByWalkover = meta.story({
  parameters: { reach: filled({ score: 'W.O.' }) },
  tags: ['plays-on'],
  globals: onAPhone,
  play: async ({ args }) => {
    const dialog = await openedDialog(title);
    const form = within(dialog);
    const missing = 'Falta decir quién ganó. Así no cuenta en la tabla.';
    await save(dialog);
    await expect(await form.findByText(missing)).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Doble Pared' }));
    await expect(form.queryByText(missing)).toBeNull();
    await expect(form.getByText(/^Victoria de/u).parentElement).toHaveTextContent(
      'Victoria de Doble Pared por W.O.',
    );
    await expect(args.draft.onType).toHaveBeenLastCalledWith(
      expect.objectContaining({ winner: '2' }),
    );
    await save(dialog);
    await expectClosed();
    await expect(savedWith(args)).toEqual({ ...result, score: 'W.O.', winner: 2 });
  },
});

/** What was typed last was saved although no response came: that is said, and the form is empty. */
export const AlreadySaved = meta.story({
  parameters: { reach: ['Abrir'] },
  args: { draft: { ...noDraft, isStored: true } },
});

/** Cancelar discards what was typed; the other ways of closing happen by accident, and keep it. */
export const KeptUnlessCancelled = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { draft: { ...noDraft, onDiscard: fn() } },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await userEvent.type(within(dialog).getByLabelText(/Pareja 1/), 'Los Smash');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(args.draft.onDiscard).not.toHaveBeenCalled();
    const again = await openDialog(title);
    await userEvent.click(within(again).getByRole('button', { name: 'Cancelar' }));
    await expectClosed();
    await expect(args.draft.onDiscard).toHaveBeenCalledTimes(1);
  },
});

/** The pencil on a card: the dialog holds what is stored; when and where it was played may be missing. */
export const Edit = meta.story({
  args: {
    form: resultCorrection,
    row: result,
    initial: resultForm.write({ ...result, time: '20:30' }),
  },
  parameters: { reach: ['Abrir'] },
  tags: ['plays-on'],
  play: async ({ args }) => {
    const dialog = await openedDialog('Corregir Resultado');
    const score = within(dialog).getByRole('textbox', { name: /Resultado/ });
    await expect(score).toHaveValue('6-4, 3-6, 10-8');
    await userEvent.clear(score);
    await userEvent.type(score, '6-4, 6-3');
    const time = within(dialog).getByLabelText(/Hora/);
    await expect(time).toHaveValue('20:30');
    await fireEvent.change(time, { target: { value: '' } });
    await userEvent.type(within(dialog).getByLabelText(/Lugar/), ' Club Sur ');
    await save(dialog);
    await expectClosed();
    await expect(savedWith(args)).toEqual({
      ...result,
      score: '6-4, 6-3',
      location: 'Club Sur',
    });
  },
});

/** Known pairs are suggested: by keyboard, by tap, and where a name is nearly one of them. */
export const PairsSuggested = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { pairs: leaguePairs },
  globals: onAPhone,
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    const field = form.getByRole('combobox', { name: /Pareja 1/ });
    await userEvent.type(field, 'vib');
    await expect(form.getByRole('option', { name: /^La Víbora/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('La Víbora');
    await expect(form.queryByRole('listbox')).toBeNull();
    await expect(form.getByLabelText(/Categoría/)).toHaveValue('Sexta Damas');
    await expect(args.onSave).not.toHaveBeenCalled();

    const rival = form.getByRole('combobox', { name: /Pareja 2/ });
    await userEvent.type(rival, 'doble');
    await userEvent.click(form.getByRole('option', { name: 'Doble Pared' }));
    await expect(rival).toHaveValue('Doble Pared');
    await expect(rival).toHaveFocus();

    // Escape closes what is open, one after the other.
    await userEvent.clear(rival);
    await userEvent.type(rival, 'sma');
    await userEvent.keyboard('{Escape}');
    await expect(form.queryByRole('listbox')).toBeNull();
    await userEvent.clear(rival);
    await userEvent.type(rival, 'Los Smahs{Escape}');
    await userEvent.click(form.getByRole('button', { name: '¿Es «Los Smash»?' }));
    await expect(rival).toHaveValue('Los Smash');
    await userEvent.clear(rival);
    await userEvent.type(rival, 'Cuatro Vientos');
    await expect(form.getByText('Pareja nueva')).toBeVisible();
  },
});

/** An announced match: all but the score is there. 6-4 3-6 10-8 by thumb, without a keyboard. */
export const Settle = meta.story({
  parameters: { reach: ['Abrir'] },
  tags: ['plays-on'],
  args: settling(),
  globals: onAPhone,
  play: async ({ args }) => {
    const dialog = await openedDialog('Cargar Resultado');
    await expect(dialog).toHaveTextContent(
      'Séptima Libre · viernes 13 de noviembre de 2026, 21:00 · Pádel del Parque',
    );
    // No field has the focus: a phone would show its keyboard.
    await expect(within(dialog).getByRole('textbox', { name: /Resultado/ })).not.toHaveFocus();
    // The tap that opened the dialog.
    let taps = 1;
    const tap = async (key: HTMLElement) => {
      await userEvent.click(key);
      taps += 1;
    };
    const tapKey = (name: string, group?: RegExp) => {
      const place =
        group === undefined ? dialog : within(dialog).getByRole('radiogroup', { name: group });
      return tap(within(place).getByRole('radio', { name }));
    };
    await tapKey('Kick Serrano', /ganó/);
    await tapKey('6 a 4');
    await tapKey('Por Tres', /^Segundo set/);
    await tapKey('6 a 3', /Games de Kick Serrano/);
    await tapKey('10 a 8');
    await expect(within(dialog).getByText(/^Victoria de/u).parentElement).toHaveTextContent(
      'Victoria de Kick Serrano por 6-4, 3-6, 10-8.',
    );
    await tap(within(dialog).getByRole('button', { name: 'Guardar y siguiente' }));
    await expectClosed();
    await expect(savedWith(args)).toEqual({
      team1: 'Kick Serrano',
      team2: 'Por Tres',
      score: '6-4, 3-6, 10-8',
      winner: null,
      date: '2026-11-13',
      time: '21:00',
      location: 'Pádel del Parque',
      category: 'Séptima Libre',
      reason: null,
      seasonId: null,
      stage: null,
    });
    await expect(args.next?.onOpen).toHaveBeenCalledTimes(1);
    await expect(taps).toBeLessThanOrEqual(9);
  },
});

/** A set that is filled brings the next one into view, above the buttons. */
export const NextSetComesIntoView = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ...settling(), next: undefined },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    const dialog = within(await openDialog('Cargar Resultado'));
    const foot = dialog.getByRole('button', { name: 'Guardar' }).parentElement?.parentElement;
    const expectInView = (set: string) =>
      waitFor(() =>
        expect(
          dialog.getByRole('region', { name: set }).getBoundingClientRect().bottom,
        ).toBeLessThanOrEqual(foot?.getBoundingClientRect().top ?? 0),
      );
    await userEvent.click(
      within(dialog.getByRole('radiogroup', { name: /ganó/ })).getByRole('radio', {
        name: 'Por Tres',
      }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: '6 a 4' }));
    await expectInView('Segundo set');
    const second = within(dialog.getByRole('region', { name: 'Segundo set' }));
    await userEvent.click(second.getByRole('radio', { name: 'Kick Serrano' }));
    await userEvent.click(second.getByRole('radio', { name: '7-6' }));
    await expectInView('Tercer set');
  },
});

/** The longest names on the smallest screen: both ways to save are in view, in one row. */
export const SettleOnTheSmallestScreen = meta.story({
  parameters: { reach: ['Abrir'] },
  args: settling({ ...pending, team1: longestName, team2: longestName }),
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    const dialog = await openedDialog('Cargar Resultado');
    const buttons = ['Cancelar', 'Guardar y siguiente', 'Guardar'].map((name) =>
      within(dialog).getByRole('button', { name }).getBoundingClientRect(),
    );
    for (const { top, bottom } of buttons) {
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(top).toBe(buttons[0]?.top);
    }
  },
});

/** The next dialog says what was saved last, covers nothing with it, and can take it back. */
export const AfterAnEarlierSave = meta.story({
  tags: ['plays-on'],
  args: { ...settling() },
  globals: { viewport: { value: 'smallest' } },
  render: (args) => (
    <>
      <AdminTools />
      <Stage {...args} />
    </>
  ),
  play: async () => {
    const undo = fn();
    showDone('Resultado guardado.', undo);
    await waitFor(() => expect(screen.getByText('Resultado guardado.')).toBeVisible());
    const dialog = within(await openDialog('Cargar Resultado'));
    const message = await dialog.findByText('Resultado guardado.');
    await waitFor(() => expect(screen.getAllByText('Resultado guardado.')).toHaveLength(1));
    await expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      dialog.getByText('Kick Serrano', { selector: 'p *' }).getBoundingClientRect().top,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Deshacer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByText('Resultado guardado.')).toBeNull();
    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    showDone('Cambio deshecho.');
    await expect(await dialog.findByText('Cambio deshecho.')).toBeVisible();
  },
});

/** Somebody else has corrected it meanwhile: nothing is overwritten before that was seen. */
export const Conflict = meta.story({
  parameters: { reach: ['Abrir', ['Pareja 1', 'Los Smash A'], 'Guardar'] },
  tags: ['plays-on'],
  args: {
    row: result,
    initial: resultForm.write(result),
    onSave: ending({
      kind: 'conflict',
      message: '',
      current: { ...result, score: '6-4, 3-6, 11-9', date: '2026-11-13' },
    }),
  },
  globals: onAPhone,
  play: async () => {
    const form = within(await openedDialog('Corregir Resultado'));
    const note = await form.findByRole('alert');
    await expect(note).toHaveTextContent('Este resultado cambió mientras se corregía.');
    await expect(note).toHaveTextContent('6-4, 3-6, 11-9');
    await expect(note).toHaveTextContent('viernes 13 de noviembre de 2026');
    await expect(form.getByLabelText(/Pareja 1/)).toHaveValue('Los Smash A');
    await userEvent.click(form.getByRole('button', { name: 'Usar lo guardado' }));
    await expect(form.getByRole('textbox', { name: /Resultado/ })).toHaveValue('6-4, 3-6, 11-9');
    await expect(form.getByLabelText(/Pareja 1/)).toHaveValue('Los Smash');
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** Somebody else has deleted it meanwhile. */
export const Deleted = meta.story({
  parameters: { reach: ['Abrir', 'Guardar'] },
  args: {
    row: result,
    initial: resultForm.write(result),
    onSave: ending({ kind: 'conflict', message: '', current: null }),
  },
  play: async () => {
    const dialog = await openedDialog('Corregir Resultado');
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Alguien eliminó este resultado mientras se corregía. Al guardar se vuelve a agregar.',
    );
  },
});

/** The longest names on the smallest screen: it scrolls, and its buttons stay in view. */
export const LongestOnTheSmallestScreen = meta.story({
  parameters: {
    reach: filled({ team1: longestName, team2: longestName, score: '7-6(12) 6-7(10) 15-13' }),
  },
  globals: { viewport: { value: 'smallest' } },
});
