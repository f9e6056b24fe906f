import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CalendarPanel } from '../../src/pairs/CalendarPanel.tsx';
import { calendar } from '../fixtures/calendar.ts';
import { longestName } from '../fixtures/names.ts';

const meta = preview.meta({
  title: 'Forms and dialogs/CalendarPanel',
  component: CalendarPanel,
  args: calendar,
});

/** On the page of a category, until it is opened. */
export const Closed = meta.story();

/** The three ways, the address itself, and a file for calendars that cannot subscribe. */
export const Open = meta.story({
  parameters: { reach: ['Calendario'] },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Suscribirse en este dispositivo' });
    await expect(link).toHaveAttribute(
      'href',
      'webcal://liga.example/rest/v1/rpc/calendar?category=sexta-damas&apikey=key',
    );
    await expect(canvas.getByText(/: los 12 partidos anunciados hasta ahora/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar el archivo .ics' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

/** Nothing is announced: a file without a match is none. */
export const NothingAnnounced = meta.story({
  tags: ['plays-on'],
  args: { matches: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Calendario de Sexta Damas'));
    await expect(canvas.getByRole('button', { name: 'Descargar el archivo .ics' })).toBeDisabled();
  },
});

/** Nothing is announced any more: the file takes a match out of the calendar that was not played. */
export const OneNotPlayed = meta.story({
  tags: ['plays-on'],
  args: { matches: 0, cancelled: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Calendario de Sexta Damas'));
    await expect(canvas.getByText(/un partido que no se jugó, para quitarlo/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar el archivo .ics' })).toBeEnabled();
  },
});

/** The matches could not be loaded: subscribing works all the same. */
export const NotLoaded = meta.story({
  tags: ['plays-on'],
  args: { matches: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Calendario de Sexta Damas'));
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A pair with the longest name that the database accepts, in large text on the smallest screen. */
export const Longest = meta.story({
  args: { of: longestName },
  parameters: { reach: ['Calendario'] },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
});
