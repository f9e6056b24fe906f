import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PasteField } from '../../../src/components/PasteField/PasteField.tsx';
import { about } from './PasteField.about.tsx';

const meta = preview.meta({
  title: 'Admin/PasteField',
  parameters: { about },
  component: PasteField,
  args: { onText: fn(), onFile: fn(), onClipboard: fn(), problem: null },
});

/** The administrator comes with a night's messages. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Los Smash le ganaron a Doble Pared 6-4 6-3');
    await expect(args.onText).toHaveBeenCalledWith('Los Smash le ganaron a Doble Pared 6-4 6-3');
    await userEvent.type(canvas.getByRole('textbox'), 'ganamos 6-4 6-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Leer' }));
    await expect(args.onText).toHaveBeenLastCalledWith('ganamos 6-4 6-3');
  },
});

/** A browser that lets no page read the clipboard. */
export const WithoutClipboard = meta.story({
  render: (args) => <PasteField {...args} onClipboard={null} />,
});

/** The file was none that can be read. */
export const WithProblem = meta.story({
  args: {
    problem: '«foto.jpg» no es un texto. De un chat exportado hace falta el archivo .txt.',
  },
  globals: { viewport: { value: 'smallest' } },
});
