import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PasteField } from '../../src/paste/PasteField.tsx';

const meta = preview.meta({
  title: 'Admin/Paste/PasteField',
  component: PasteField,
  args: { onText: fn(), onFile: fn(), onClipboard: fn(), problem: null },
});

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const chat = new File(['ganamos 6-4 6-3'], 'chat.txt', { type: 'text/plain' });

function clipboard(text: string, file: File): DataTransfer {
  const data = new DataTransfer();
  if (text !== '') data.setData('text/plain', text);
  data.items.add(file);
  return data;
}

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

/** Cells of a spreadsheet come with a picture of them, and a copied file with its path. */
export const CellsAndFiles = meta.story({
  tags: ['plays-on', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(clipboard('Los Smash\tDoble Pared\t6-4 6-3', picture));
    await expect(args.onText).toHaveBeenCalledWith('Los Smash\tDoble Pared\t6-4 6-3');
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.paste(clipboard('/home/ana/chat.txt', chat));
    await expect(args.onFile).toHaveBeenLastCalledWith(chat);
    await userEvent.paste(clipboard('', picture));
    await expect(args.onFile).toHaveBeenLastCalledWith(picture);
    await expect(args.onText).toHaveBeenCalledOnce();
  },
});

/** A browser that lets no page read the clipboard. */
export const WithoutClipboard = meta.story({
  render: (args) => <PasteField {...args} onClipboard={null} />,
});

/** The file was none that can be read. */
export const WithProblem = meta.story({
  args: { problem: '«foto.jpg» no es un texto. De un chat exportado hace falta el archivo .txt.' },
  globals: { viewport: { value: 'smallest' } },
});
