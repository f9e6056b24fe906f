import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DeskPart } from '../../src/admin/DeskPart.tsx';
import { longestName } from '../fixtures/names.ts';

/** Whether the part throws where it is rendered. */
let isBroken = true;

function Part() {
  if (isBroken) throw new Error('The part throws.');
  return <p>Dos partidos esta noche.</p>;
}

const meta = preview.meta({
  title: 'Admin/Desk/DeskPart',
  tags: ['new'],
  component: DeskPart,
  argTypes: { children: { control: false }, fallback: { control: false } },
  args: { name: 'Esta noche', children: <Part /> },
  parameters: { route: '/admin' },
  beforeEach: () => {
    isBroken = true;
    spyOn(console, 'error').mockImplementation(() => {});
  },
});

/** It shows its part. */
export const Default = meta.story({ args: { children: <p>Dos partidos esta noche.</p> } });

/** The part throws: its place names it, with what can be done. */
export const Broken = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No se pudo mostrar «Esta noche». Intenta de nuevo.',
    );
    await expect(canvas.getByRole('link', { name: 'La liga' })).toHaveAttribute(
      'href',
      '/admin/liga',
    );
  },
});

/** The part can be shown again. */
export const ShownAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText('Dos partidos esta noche.')).toBeVisible();
  },
});

/** The longest name, on the smallest screen. */
export const Longest = meta.story({
  args: { name: longestName },
  globals: { viewport: { value: 'smallest' } },
});
