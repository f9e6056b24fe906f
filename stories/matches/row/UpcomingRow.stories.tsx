import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { UpcomingRow } from '../../../src/matches/row/UpcomingRow.tsx';
import { nextWeek, putOff, tonight } from '../../fixtures/matches.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { withSharing } from '../../support/decorators.tsx';
import { onPutOff } from '../../../src/matches/putOff.ts';
import { chooseInMenu } from '../../support/menu.ts';

const putOffTonight = fn();

const meta = preview.meta({
  title: 'Match/UpcomingRow',
  tags: ['new'],
  component: UpcomingRow,
  decorators: [withSharing],
  args: { match: nextWeek, onEdit: fn(), onDelete: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    a11y: {
      config: {
        rules: [{ id: 'heading-order', enabled: false }],
      },
    },
  },
});

/** A match: its hour where a result has its score, its place below the names. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Club Centro, cancha 1')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Compartir');
  },
});

/** It is played today. */
export const Today = meta.story({ args: { match: tonight, isToday: true } });

/** Under a heading of several days the row says its own. */
export const WithItsDay = meta.story({ args: { day: 'sáb 21 nov' } });

/** It is over: the administrator enters its result. */
export const ToSettle = meta.story({
  args: { match: tonight, isAdmin: true, isDue: true, onSettle: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cargar resultado/u }));
    await expect(args.onSettle).toHaveBeenCalledOnce();
  },
});

/** Before its hour the menu has that too, and puts it off. */
export const BeforeItsHour = meta.story({
  args: { match: tonight, isAdmin: true, onSettle: fn() },
  beforeEach: () => onPutOff(putOffTonight),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Cargar/u })).toBeNull();
    const more = await canvas.findByRole('button', { name: /^Más:/u });
    await chooseInMenu(more, 'Cargar resultado');
    await expect(args.onSettle).toHaveBeenCalledWith(tonight);
    await chooseInMenu(more, 'A reprogramar');
    await expect(putOffTonight).toHaveBeenCalledWith(tonight);
  },
});

/** It was put off: its day is only what it was. */
export const PutOff = meta.story({
  args: { match: putOff },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A reprogramar · era el jue 12 nov')).toBeVisible();
    await expect(canvas.queryByText('20:30')).toBeNull();
    await expect(canvas.queryByText(putOff.location)).toBeNull();
  },
});

/** The administrator enters its result, or gives it a day in the menu. */
export const PutOffForTheAdministrator = meta.story({
  args: { match: putOff, isAdmin: true, isDue: true, onEdit: fn() },
  play: async ({ args, canvas }) => {
    await chooseInMenu(await canvas.findByRole('button', { name: /^Más:/u }), 'Dar fecha');
    await expect(args.onEdit).toHaveBeenCalledWith(putOff);
  },
});

/** The longest names and place, on the smallest screen. */
export const Longest = meta.story({
  args: { match: { ...tonight, team1: longestName, team2: longestWord, location: longestName } },
  globals: { viewport: { value: 'smallest' } },
});
