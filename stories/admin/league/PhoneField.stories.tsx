import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PhoneField } from '../../../src/admin/league/PhoneField.tsx';

type FieldProps = ComponentProps<typeof PhoneField>;

/** Keeps what is typed, as a form does. */
function KeptField({ value, error }: FieldProps) {
  const [typed, setTyped] = useState(value);
  return <PhoneField value={typed} error={error} onChange={setTyped} />;
}

const meta = preview.meta({
  title: 'Admin/League/PhoneField',
  component: PhoneField,
  render: (args) => <KeptField {...args} />,
  args: { value: '+54 9 351 555-0100', error: null, onChange: () => {} },
});

/** The link that the number opens. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://wa.me/5493515550100');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** What is dialled at home is not stored. */
export const Home = meta.story({
  args: { value: '+54 351 15 555-0100' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Abrirá wa.me/5493515550100. Se guarda como +54 9 351 555 0100.',
    );
  },
});

/** A landline is asked for, with the mobile that may be meant. */
export const Landline = meta.story({
  tags: ['plays-on'],
  args: { value: '+54 351 555-0199' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(/teléfono fijo\. ¿Tiene WhatsApp\?/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar +54 9 351 555 0199' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('+54 9 351 555 0199');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://wa.me/5493515550199');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

/** No number is refused: what is taken as it is is not asked again. */
export const Accepted = meta.story({
  tags: ['plays-on'],
  args: { value: '+57 601 123 4567' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, dejarlo así' }));
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://wa.me/576011234567');
  },
});

/** A number that does not exist, with an error. */
export const Unknown = meta.story({
  args: { value: '+54 9 351 555-010', error: 'Falta responder la pregunta de abajo.' },
});

/** Nothing is typed yet. */
export const Empty = meta.story({ args: { value: '' } });
