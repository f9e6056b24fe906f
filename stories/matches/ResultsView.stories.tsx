import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Result } from '../../src/padel/result.ts';
import { ResultsView } from '../../src/matches/ResultsView.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { manyResults } from '../fixtures/many.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { results, straightSets, superTieBreak } from '../fixtures/results.ts';
import { noFilter, section } from '../fixtures/sections.ts';
import { createFakeChannel, useArriving } from '../support/fakeChannel.ts';
import { stateControl } from '../support/stateControl.ts';
import { inNewLeague } from '../support/decorators.tsx';

const meta = preview.meta({
  title: 'Pages/Results',
  component: ResultsView,
  args: { ...section(loaded(results)), today, filter: noFilter, onAdd: fn() },
  argTypes: { state: stateControl(results) },
  parameters: { fullBleed: true, route: '/resultados' },
});

const onAPhone = { viewport: { value: 'phone' } };
const onADesktop = { viewport: { value: 'desktop' } };

/** Every result of the league, the newest first. */
export const Loaded = meta.story({
  globals: onADesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Resultados');
    await expect(canvas.getAllByRole('article')).toHaveLength(results.length);
    // An outline: the page, its list, the days; none for each match.
    const days = new Set(results.map(({ date }) => date));
    await expect(canvas.getAllByRole('heading')).toHaveLength(2 + days.size);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(days.size);
    await expect(
      canvas.getByText('ℹ️ Solo los administradores pueden agregar o eliminar resultados.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** On the smallest usual phone: the notice stands below the title, in two lines at most. */
export const Phone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^ℹ️ Solo los administradores/u);
    const { top, bottom, height } = notice.getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const filter = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(title.bottom);
    await expect(bottom).toBeLessThanOrEqual(filter.top);
    const lineHeight = Number.parseFloat(getComputedStyle(notice).lineHeight);
    await expect(height).toBeLessThan(2.5 * lineHeight);
  },
});

/** While the first rows load; skeletons keep their space. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
});

/** Before the first match of a season. */
export const Empty = meta.story({ args: { state: loaded([]) } });

/** The results could not be read, and none were there before. */
export const Failed = meta.story({
  args: { state: { kind: 'error' } },
});

/** There are more than the first ones: the visitor asks for the next at the end of the list. */
export const WithMore = meta.story({
  args: { state: loaded(manyResults, { hasMore: true }) },
});

/** The next rows are loading: the existing ones stay, and the button does not request them twice. */
export const LoadingMore = meta.story({
  args: { state: loaded(manyResults, { hasMore: true, isLoadingMore: true }) },
});

/** Signed in as the administrator: a way to add, and an X on each row. */
export const Admin = meta.story({
  args: { isAdmin: true },
  globals: onADesktop,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/Solo los administradores/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Resultado' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Eliminar resultado La Víbora contra Globo y Remate' }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(superTieBreak);
  },
});

/** The administrator before the season: the list is empty, the way to fill it is there. */
export const AdminEmpty = meta.story({ args: { isAdmin: true, state: loaded([]) } });

/** The administrator has confirmed a deletion, and the database has not answered yet. */
export const Deleting = meta.story({
  args: { isAdmin: true, deletingIds: new Set([straightSets.id]) },
});

const justPlayed: Result = {
  ...superTieBreak,
  id: 'just-played',
  team1: 'Las Dejadas',
  team2: 'Chiquita FC',
  score: '7-5, 7-6(4)',
};
const channel = createFakeChannel<Result>();

function Arriving(props: ComponentProps<typeof ResultsView>) {
  return <ResultsView {...props} {...useArriving(channel, props.state)} />;
}

/** A result arrives while the top of the list is visible: it is inserted and highlighted. */
export const LiveArrival = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    channel.send(justPlayed);
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Las Dejadas'));
    await expect(canvas.getAllByRole('article')).toHaveLength(results.length + 1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Two results arrive while the page is scrolled: nothing moves, and a pill appears. */
export const LiveArrivalWhileReading = meta.story({
  tags: ['!autodocs'],
  args: { state: loaded(manyResults) },
  globals: onAPhone,
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(1500));
    const read = canvas.getAllByRole('article')[9];
    if (read === undefined) throw new Error('There is no tenth result.');
    read.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = read.getBoundingClientRect().top;
    const moved = () => Math.abs(read.getBoundingClientRect().top - place);

    await step('what is being read stays where it is', async () => {
      channel.send(justPlayed);
      await expect(await canvas.findByRole('button', { name: '1 resultado nuevo' })).toBeEnabled();
      channel.send({ ...justPlayed, id: 'played-too', team1: 'Red y Cristal' });
      await expect(
        await canvas.findByRole('button', { name: '2 resultados nuevos' }),
      ).toBeEnabled();
      await waitFor(() => expect(moved()).toBeLessThanOrEqual(1));
    });
    await step('the pill leads up to them, and is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '2 resultados nuevos' }));
      await waitFor(() => expect(window.scrollY).toBe(0));
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Red y Cristal');
    });
  },
});

/** Names as long as the database accepts, on the smallest screen. */
export const Longest = meta.story({
  args: {
    isAdmin: true,
    state: loaded(
      results.map((result) => ({ ...result, team1: longestName, team2: longestWord })),
      { hasMore: true },
    ),
  },
  globals: { viewport: { value: 'smallest' } },
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
