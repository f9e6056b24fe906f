import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CalendarPanel } from '../../../src/components/CalendarPanel/CalendarPanel.tsx';
import { longestName } from '../../fixtures/names.ts';
import { about } from './CalendarPanel.about.tsx';

const meta = preview.meta({
  title: 'Forms and dialogs/CalendarPanel',
  parameters: { about },
  component: CalendarPanel,
  args: {
    address: 'https://liga.example/rest/v1/rpc/calendar?category=sexta-damas&apikey=key',
    of: 'Sexta Damas',
  },
});

/** On the page of a category, until it is opened. */
export const Closed = meta.story();

/** The three ways and the address itself. */
export const Open = meta.story({
  parameters: { reach: ['Calendario'] },
  tags: ['plays-on'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Calendario de Sexta Damas'));
    const link = canvas.getByRole('link', { name: 'Suscribirse en este teléfono' });
    await expect(link).toHaveAttribute(
      'href',
      'webcal://liga.example/rest/v1/rpc/calendar?category=sexta-damas&apikey=key',
    );
  },
});

/** A pair with the longest name that the database accepts. */
export const Longest = meta.story({ args: { of: longestName } });
