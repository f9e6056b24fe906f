import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryField } from '../../../src/admin/form/CategoryField.tsx';
import { FieldRow } from '../../../src/ui/form/FieldRow.tsx';
import { FormField } from '../../../src/ui/form/FormField.tsx';

const meta = preview.meta({
  title: 'Forms and dialogs/FormField',
  component: FormField,
  argTypes: {
    label: { description: 'Above the field.' },
    required: { description: 'Whether it may stay empty.' },
  },
  args: { label: 'Pareja 1', required: true },
});

/** A line of text, in every form. */
export const Default = meta.story({ name: 'Input, text field' });

/** What is typed cannot be saved: the sentence below says why, and assistive technology reads it. */
export const Wrong = meta.story({
  args: { error: 'Como máximo 80 caracteres: sobran 3.', defaultValue: 'Los Smash' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Pareja 1/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Como máximo 80 caracteres: sobran 3.');
  },
});

/** A day, chosen with the phone's own calendar, and written in full below. */
export const Day = meta.story({
  args: {
    label: 'Fecha',
    type: 'date',
    defaultValue: '2026-11-14',
    description: 'sábado 14 de noviembre de 2026',
  },
});

/** The seven categories; the placeholder cannot be chosen. */
export const Category = meta.story({
  render: () => <CategoryField required defaultValue="" />,
});

/** Two short fields share a line where there is room. */
export const Row = meta.story({
  render: () => (
    <FieldRow>
      <FormField label="Fecha" type="date" required />
      <FormField label="Hora" type="time" required />
    </FieldRow>
  ),
});
