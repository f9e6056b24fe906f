import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AddResultDialog } from '../../../src/components/AddResultDialog/AddResultDialog.tsx';
import { today } from '../../fixtures/clock.ts';
import { noDraft } from '../../fixtures/drafts.ts';
import { longestName } from '../../fixtures/names.ts';
import { closeInEveryWay, expectClosed, layers, openDialog } from '../../support/dialog.ts';
import { DialogStage } from '../../support/DialogStage.tsx';

const title = 'Agregar Resultado';

const meta = preview.meta({
  title: 'Components/AddResultDialog',
  component: AddResultDialog,
  args: { opened: false, onClose: fn(), onSave: fn(async () => {}), today },
  argTypes: { opened: { control: false } },
  render: (args) => (
    <DialogStage>
      {({ opened, onClose }) => (
        <AddResultDialog
          {...args}
          opened={opened}
          onClose={() => {
            args.onClose();
            onClose();
          }}
        />
      )}
    </DialogStage>
  ),
});

async function fill(dialog: HTMLElement, texts: { team1: string; team2: string; score: string }) {
  const form = within(dialog);
  await userEvent.type(form.getByLabelText(/Equipo 1/), texts.team1);
  await userEvent.type(form.getByLabelText(/Equipo 2/), texts.team2);
  await userEvent.type(form.getByLabelText(/Resultado/), texts.score);
  await userEvent.selectOptions(form.getByLabelText(/Categoría/), 'Sexta Damas');
}

const match = { team1: ' Los Smash ', team2: 'Doble Pared', score: '6-4, 3-6, 10-8' };
const saved = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 3-6, 10-8',
  date: today,
  category: 'Sexta Damas',
};

/** The administrator has pressed the add button: the date is today's, the category has to be chosen. */
export const Open = meta.story({
  play: async () => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    await expect(form.getByLabelText(/Equipo 1/)).toHaveFocus();
    await expect(form.getByLabelText(/Fecha/)).toHaveValue(today);
    const category = form.getByLabelText(/Categoría/);
    await expect(category).toHaveDisplayValue('Seleccionar categoría');
    await expect(form.getByRole('option', { name: 'Seleccionar categoría' })).toBeDisabled();
    await expect(form.getAllByRole('option')).toHaveLength(8);
    await expect(layers(dialog)).toEqual({ dialog: '1100', backdrop: '1000' });
  },
});

/** The same on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openDialog(title);
  },
});

/** Opened on a category's page: its category is chosen already. */
export const WithCategory = meta.story({
  args: { defaultCategory: 'Quinta Libre' },
  play: async () => {
    const dialog = await openDialog(title);
    await expect(within(dialog).getByLabelText(/Categoría/)).toHaveValue('Quinta Libre');
  },
});

/** What is typed is saved without the spaces around it, and the dialog closes. */
export const Saved = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await fill(dialog, match);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expectClosed();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith(saved);
  },
});

/** The same by the keyboard alone, from opening to closing. */
export const SavedByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Abrir' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(within(dialog).getByLabelText(/Equipo 1/)).toHaveFocus());
    await userEvent.keyboard('Los Smash{Tab}Doble Pared{Tab}6-4, 3-6, 10-8{Tab}{Tab}');
    await userEvent.selectOptions(within(dialog).getByLabelText(/Categoría/), 'Sexta Damas');
    within(dialog)
      .getByLabelText(/Resultado/)
      .focus();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith(saved);
  },
});

/** It is left without saving by Cancelar, by ×, by Escape or by a click beside it. */
export const Closed = meta.story({
  play: async ({ args }) => {
    await closeInEveryWay(title);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledTimes(5);
  },
});

/** While it is being saved: however often one presses, it is saved once, and nothing closes. */
export const Saving = meta.story({
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await fill(dialog, match);
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Guardar' }));
    const saving = within(dialog).getByRole('button', { name: 'Guardando...' });
    await userEvent.click(saving);
    await userEvent.keyboard('{Escape}');
    await expect(saving).toBeVisible();
    await expect(saving).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

/** Saving has failed: the dialog stays, with all that was typed. */
export const Failed = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error('fetch failed'))) },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await fill(dialog, match);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Error al guardar el resultado. Intenta de nuevo.',
    );
    await expect(within(dialog).getByLabelText(/Equipo 2/)).toHaveValue('Doble Pared');
    await expect(within(dialog).getByLabelText(/Resultado/)).toHaveValue('6-4, 3-6, 10-8');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
  },
});

/** The session has ended meanwhile: the one who writes is told so. */
export const Refused = meta.story({
  args: {
    onSave: fn(() => Promise.reject(new Error('No tienes permisos para añadir resultados'))),
  },
  play: async () => {
    const dialog = await openDialog(title);
    await fill(dialog, match);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'No tienes permisos para añadir resultados',
    );
  },
});

/** Sent with fields left blank or too long: each says what is wrong, and the first has the focus. */
export const Incomplete = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    await userEvent.type(form.getByLabelText(/Equipo 1/), '\u00a0\u200b');
    await userEvent.click(form.getByLabelText(/Resultado/));
    await userEvent.paste('6-4, '.repeat(20));
    await fireEvent.change(form.getByLabelText(/Fecha/), { target: { value: '' } });
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(form.getByLabelText(/Equipo 1/)).toHaveFocus();
    for (const [label, message] of [
      [/Equipo 1/, 'Este campo es obligatorio.'],
      [/Equipo 2/, 'Este campo es obligatorio.'],
      [/Resultado/, 'Como máximo 60 caracteres: sobran 39.'],
      [/Fecha/, 'Este campo es obligatorio.'],
      [/Categoría/, 'Elige una categoría.'],
    ] as const) {
      const field = form.getByLabelText(label);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

const typedBefore = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 3-6, ',
  date: '2026-11-13',
  category: 'Sexta Damas',
};

/** The page was reloaded, or the phone had closed it, before a result was saved: it is back. */
export const Restored = meta.story({
  args: { draft: { ...noDraft, restored: typedBefore } },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    await expect(form.getByText(/Recuperamos lo que habías escrito/)).toBeVisible();
    await expect(form.getByLabelText(/Resultado/)).toHaveValue('6-4, 3-6, ');
    await expect(form.getByLabelText(/Fecha/)).toHaveValue('2026-11-13');
    await expect(form.getByLabelText(/Categoría/)).toHaveValue('Sexta Damas');
    await userEvent.type(form.getByLabelText(/Resultado/), '10-8');
    await expect(args.draft?.onType).toHaveBeenLastCalledWith({
      ...typedBefore,
      score: '6-4, 3-6, 10-8',
    });
    await expect(args.draft?.onDiscard).not.toHaveBeenCalled();
  },
});

/** The same on a phone. */
export const RestoredOnPhone = meta.story({
  args: { draft: { ...noDraft, restored: typedBefore } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openDialog(title);
  },
});

/** What is back is not wanted any more: the form is as new, and nothing is kept. */
export const StartedEmpty = meta.story({
  args: { draft: { ...noDraft, restored: typedBefore } },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    await userEvent.click(form.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(form.getByLabelText(/Equipo 1/)).toHaveValue('');
    await expect(form.getByLabelText(/Equipo 1/)).toHaveFocus();
    await expect(form.getByLabelText(/Fecha/)).toHaveValue(today);
    await expect(form.getByLabelText(/Categoría/)).toHaveDisplayValue('Seleccionar categoría');
    await expect(form.queryByText(/Recuperamos/)).toBeNull();
    await expect(args.draft?.onDiscard).toHaveBeenCalled();
  },
});

/** What was typed the last time was saved, though no answer came: that is said, and the form is new. */
export const AlreadySaved = meta.story({
  args: { draft: { ...noDraft, isStored: true } },
  play: async () => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    await expect(form.getByText('Lo último que escribiste ya está guardado.')).toBeVisible();
    await expect(form.getByLabelText(/Equipo 1/)).toHaveValue('');
  },
});

/** Cancelar discards what was typed; the other ways out happen by accident, and keep it. */
export const KeptUnlessCancelled = meta.story({
  args: { draft: noDraft },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await userEvent.type(within(dialog).getByLabelText(/Equipo 1/), 'Los Smash');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(args.draft?.onDiscard).not.toHaveBeenCalled();
    const again = await openDialog(title);
    await userEvent.click(within(again).getByRole('button', { name: 'Cancelar' }));
    await expectClosed();
    await expect(args.draft?.onDiscard).toHaveBeenCalledTimes(1);
  },
});

/** What the browser kept is not what a form can hold: those fields are as in a new form. */
export const RestoredFromRubbish = meta.story({
  args: {
    draft: {
      ...noDraft,
      restored: { team1: '<b>Los Smash</b>', date: '31/12/2026', category: 'Novena', extra: 'x' },
    },
  },
  play: async () => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    await expect(form.getByLabelText(/Equipo 1/)).toHaveValue('<b>Los Smash</b>');
    await expect(form.getByLabelText(/Equipo 2/)).toHaveValue('');
    await expect(form.getByLabelText(/Fecha/)).toHaveValue(today);
    await expect(form.getByLabelText(/Categoría/)).toHaveDisplayValue('Seleccionar categoría');
  },
});

/** While the score is typed, it is shown as the card will show it. */
export const Preview = meta.story({
  play: async () => {
    const dialog = await openDialog(title);
    await fill(dialog, match);
    const winner = within(dialog).getByText('Los Smash', { selector: 'output bdi' });
    await expect(winner.closest('output')).toHaveTextContent('Victoria de Los Smash.');
    const score = within(dialog).getByLabelText(/Resultado/);
    for (const [text, remark] of [
      ['W.O.', 'W.O.: no se jugó.'],
      ['6-2 3-1 ret.', 'Terminado por abandono: no se indica quién ganó.'],
      ['6-4', 'Con estos sets todavía no gana nadie: se mostrará sin ganador.'],
      ['mañana se sabe', 'Se mostrará tal como está escrito.'],
    ] as const) {
      await userEvent.clear(score);
      await userEvent.type(score, text);
      await expect(within(dialog).getByText(remark)).toBeVisible();
    }
  },
});

/** Something is unusual: it is said, and can be saved all the same. */
export const Unusual = meta.story({
  args: { isDuplicate: () => true },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await fill(dialog, { ...match, team2: 'los smash' });
    await fireEvent.change(within(dialog).getByLabelText(/Fecha/), {
      target: { value: '2026-12-01' },
    });
    for (const warning of [
      'Los dos equipos tienen el mismo nombre.',
      'Este partido ya está cargado.',
      'Esa fecha todavía no llegó.',
    ]) {
      await expect(within(dialog).getByText(warning)).toBeVisible();
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expectClosed();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

/** The longest names that the database accepts, on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    const dialog = await openDialog(title);
    await fill(dialog, { team1: longestName, team2: longestName, score: '7-6(12) 6-7(10) 15-13' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
