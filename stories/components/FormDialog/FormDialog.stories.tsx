import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DialogForm, FormDialog } from '../../../src/components/FormDialog/FormDialog.tsx';
import { FormField } from '../../../src/components/FormField/FormField.tsx';
import { longestName } from '../../fixtures/names.ts';
import { closeInEveryWay, openDialog } from '../../support/dialog.ts';
import { DialogStage } from '../../support/DialogStage.tsx';

const meta = preview.meta({
  title: 'Components/FormDialog',
  component: DialogForm,
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onCancel: fn(),
    isSaving: false,
    failure: null,
    warnings: [],
    children: <FormField label="Nombre" required data-autofocus />,
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <DialogStage>
      {({ opened, onClose }) => (
        <FormDialog opened={opened} onClose={onClose} title="Agregar">
          <DialogForm
            {...args}
            onCancel={() => {
              args.onCancel();
              onClose();
            }}
          />
        </FormDialog>
      )}
    </DialogStage>
  ),
});

/** The frame that the administrator's forms share. */
export const Open = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog('Agregar');
    await userEvent.type(within(dialog).getByLabelText(/Nombre/), 'Los Smash{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** It is left by Cancelar, by ×, by Escape or by a click beside it; the focus comes back. */
export const Closed = meta.story({ play: async () => closeInEveryWay('Agregar') });

/** While what was typed is being saved. */
export const Saving = meta.story({
  args: { isSaving: true },
  play: async () => {
    await openDialog('Agregar');
    await expect(screen.getByRole('button', { name: 'Guardando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Saving has failed, and something is unusual. */
export const Failed = meta.story({
  args: {
    failure: 'Error al guardar el resultado. Intenta de nuevo.',
    warnings: ['Los dos equipos tienen el mismo nombre.', 'Este partido ya está cargado.'],
  },
  play: async ({ args }) => {
    const dialog = await openDialog('Agregar');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(args.failure ?? '');
    await expect(within(dialog).getByRole('status')).toHaveTextContent(args.warnings[0] ?? '');
  },
});

/** A form longer than the smallest screen: it scrolls; its buttons and the failure stay in sight. */
export const LongOnTheSmallestScreen = meta.story({
  args: {
    failure: 'Error al guardar el resultado. Intenta de nuevo.',
    children: Array.from({ length: 8 }, (_, i) => (
      <FormField key={i} label={`${longestName} ${i + 1}`} />
    )),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    const dialog = await openDialog('Agregar');
    const save = screen.getByRole('button', { name: 'Guardar' }).getBoundingClientRect();
    const failure = within(dialog).getByRole('alert').getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(failure.bottom).toBeLessThanOrEqual(save.top);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
