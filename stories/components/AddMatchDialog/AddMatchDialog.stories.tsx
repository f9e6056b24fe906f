import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AddMatchDialog } from '../../../src/components/AddMatchDialog/AddMatchDialog.tsx';
import { today } from '../../fixtures/clock.ts';
import { noDraft } from '../../fixtures/drafts.ts';
import { closeInEveryWay, expectClosed, openDialog } from '../../support/dialog.ts';
import { DialogStage } from '../../support/DialogStage.tsx';

const title = 'Agregar Partido';

const meta = preview.meta({
  title: 'Components/AddMatchDialog',
  component: AddMatchDialog,
  args: { opened: false, onClose: fn(), onSave: fn(async () => {}), today },
  argTypes: { opened: { control: false } },
  render: (args) => (
    <DialogStage>
      {({ opened, onClose }) => (
        <AddMatchDialog
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

async function fill(dialog: HTMLElement, date = '2026-11-21') {
  const form = within(dialog);
  await userEvent.type(form.getByLabelText(/Equipo 1/), 'Los Smash');
  await userEvent.type(form.getByLabelText(/Equipo 2/), 'La Víbora');
  await fireEvent.change(form.getByLabelText(/Fecha/), { target: { value: date } });
  await fireEvent.change(form.getByLabelText(/Hora/), { target: { value: '20:30' } });
  await userEvent.type(form.getByLabelText(/Lugar/), ' Club Centro, cancha 2 ');
  await userEvent.selectOptions(form.getByLabelText(/Categoría/), 'Sexta Libre');
}

/** The administrator has pressed the add button: everything is still to be entered. */
export const Open = meta.story({
  play: async () => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    await expect(form.getByLabelText(/Equipo 1/)).toHaveFocus();
    for (const label of [/Equipo 1/, /Equipo 2/, /Fecha/, /Hora/, /Lugar/, /Categoría/]) {
      await expect(form.getByLabelText(label)).toBeRequired();
      await expect(form.getByLabelText(label)).toHaveValue('');
    }
    await expect(form.getByRole('option', { name: 'Seleccionar categoría' })).toBeDisabled();
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
  args: { defaultCategory: 'Octava Damas' },
  play: async () => {
    const dialog = await openDialog(title);
    await expect(within(dialog).getByLabelText(/Categoría/)).toHaveValue('Octava Damas');
  },
});

/** The day is told in full while it is chosen; what is typed is saved, and the dialog closes. */
export const Saved = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await fill(dialog);
    await expect(within(dialog).getByText('sábado 21 de noviembre de 2026')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expectClosed();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith({
      team1: 'Los Smash',
      team2: 'La Víbora',
      date: '2026-11-21',
      time: '20:30',
      location: 'Club Centro, cancha 2',
      category: 'Sexta Libre',
    });
  },
});

/** It is left without saving by Cancelar, by ×, by Escape or by a click beside it. */
export const Closed = meta.story({
  play: async ({ args }) => {
    await closeInEveryWay(title);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Saving has failed: the dialog stays, with all that was typed. */
export const Failed = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error('fetch failed'))) },
  play: async () => {
    const dialog = await openDialog(title);
    await fill(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Error al guardar el partido. Intenta de nuevo.',
    );
    await expect(within(dialog).getByLabelText(/Lugar/)).toHaveValue(' Club Centro, cancha 2 ');
  },
});

/** Sent with nothing in it: each field says that it is needed. */
export const Incomplete = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(within(dialog).getAllByText('Este campo es obligatorio.')).toHaveLength(5);
    await expect(within(dialog).getByText('Elige una categoría.')).toBeVisible();
    await expect(within(dialog).getByLabelText(/Equipo 1/)).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** The day has passed: it is said, and can be saved all the same. */
export const Unusual = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    await fill(dialog, '2026-11-13');
    await expect(within(dialog).getByText('Esa fecha ya pasó.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expectClosed();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

const typedBefore = {
  team1: 'Los Smash',
  team2: 'La Víbora',
  date: '2026-11-21',
  time: '20:30',
  location: 'Club Centro',
  category: 'Sexta Libre',
};

/** The page was reloaded, or the phone had closed it, before a match was saved: it is back. */
export const Restored = meta.story({
  args: { draft: { ...noDraft, restored: typedBefore } },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    await expect(form.getByText(/Recuperamos lo que habías escrito/)).toBeVisible();
    await expect(form.getByLabelText(/Fecha/)).toHaveValue('2026-11-21');
    await expect(form.getByLabelText(/Hora/)).toHaveValue('20:30');
    await userEvent.type(form.getByLabelText(/Lugar/), ', cancha 2');
    await expect(args.draft?.onType).toHaveBeenLastCalledWith({
      ...typedBefore,
      location: 'Club Centro, cancha 2',
    });
  },
});

/** What is back is not wanted any more: the form is as new. */
export const StartedEmpty = meta.story({
  args: { draft: { ...noDraft, restored: { ...typedBefore, time: '25:99' } } },
  play: async ({ args }) => {
    const dialog = await openDialog(title);
    const form = within(dialog);
    // No clock shows it, and so no field.
    await expect(form.getByLabelText(/Hora/)).toHaveValue('');
    await userEvent.click(form.getByRole('button', { name: 'Empezar de nuevo' }));
    for (const label of [/Equipo 1/, /Equipo 2/, /Fecha/, /Hora/, /Lugar/, /Categoría/]) {
      await expect(form.getByLabelText(label)).toHaveValue('');
    }
    await expect(args.draft?.onDiscard).toHaveBeenCalled();
  },
});
