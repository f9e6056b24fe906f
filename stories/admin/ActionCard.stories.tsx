import { IconCalendarPlus, IconClipboard } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ActionCard } from '../../src/admin/ActionCard.tsx';
import { longestName } from '../fixtures/names.ts';

const meta = preview.meta({
  title: 'Admin/Desk/ActionCard',
  tags: ['new'],
  component: ActionCard,
  argTypes: { Icon: { control: false } },
  args: {
    to: '/admin/pegar',
    Icon: IconClipboard,
    title: 'Pegar resultados',
    hint: 'De un chat, una planilla o un archivo.',
  },
});

/** The first tool of the administrator's page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Pegar resultados/u });
    await expect(link).toHaveAttribute('href', '/admin/pegar');
  },
});

/** The other one: a whole fixture at once. */
export const Fixture = meta.story({
  args: {
    to: '/admin/fixture',
    Icon: IconCalendarPlus,
    title: 'Armar fixture',
    hint: 'Todas las fechas de una categoría.',
  },
});

/** The longest hint, on the smallest screen. */
export const Longest = meta.story({
  args: { hint: longestName },
  globals: { viewport: { value: 'smallest' } },
});
