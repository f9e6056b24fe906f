import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SuggestionsField } from '../../../src/admin/form/SuggestionsField.tsx';

type FieldProps = ComponentProps<typeof SuggestionsField>;

function Stage({ onChange, value: initial = '', ...props }: FieldProps) {
  const [value, setValue] = useState(initial);
  const change = (text: string) => {
    setValue(text);
    onChange?.(text);
  };
  return <SuggestionsField {...props} value={value} onChange={change} />;
}

const args: FieldProps = {
  label: 'Zona horaria',
  suggestions: [
    'America/Argentina/Buenos_Aires',
    'America/Argentina/Cordoba',
    'America/Lima',
    'Europe/Madrid',
  ],
  value: 'America/Lima',
  onChange: fn(),
};

const meta = preview.meta({
  title: 'Forms and dialogs/SuggestionsField',
  component: SuggestionsField,
  args,
  argTypes: {
    label: { description: 'Above the field.' },
    value: { description: 'What is typed.' },
    onChange: { description: 'Called with what is typed or chosen.' },
  },
  render: (props) => <Stage {...props} />,
});

/** A part of the name finds it, without accents, underscores or slashes. */
export const Zone = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Zona horaria' });
    await userEvent.clear(field);
    await userEvent.type(field, 'buenos aíres');
    await userEvent.click(await canvas.findByRole('option', { name: /Buenos_Aires/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith('America/Argentina/Buenos_Aires');
    await expect(field).toHaveValue('America/Argentina/Buenos_Aires');
  },
});

/** What is none of them. */
export const Wrong = meta.story({
  args: { value: 'Córdoba', error: 'Esa zona horaria no existe: elegir una de la lista.' },
});
