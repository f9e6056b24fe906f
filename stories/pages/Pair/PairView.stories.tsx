import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Result } from '../../../src/domain/result.ts';
import type { UpcomingMatch } from '../../../src/domain/upcomingMatch.ts';
import { PairFailed, PairLoading, UnknownPair } from '../../../src/pages/Pair/PairStates.tsx';
import { PairView } from '../../../src/pages/Pair/PairView.tsx';
import { now } from '../../fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { pair, pairMatches, pairResults, pairStanding } from '../../fixtures/pairs.ts';
import { nothingHeld, section } from '../../fixtures/sections.ts';
import { createFakeChannel, useArriving } from '../../support/fakeChannel.ts';
import { categories } from '../../../src/domain/category.ts';

const [, , category] = categories;

const meta = preview.meta({
  title: 'Pages/Pair',
  component: PairView,
  args: {
    pair,
    category,
    now,
    results: section(loaded(pairResults)),
    matches: section(loaded(pairMatches)),
    season: { name: 'Clausura 2026', standing: pairStanding },
    rival: null,
    onRival: fn(),
    isStarred: false,
    onStar: fn(),
    notices: 'off' as const,
    onNotices: fn(),
    calendar: 'https://liga.example/calendar',
    mapOf: () => 'https://mapas.example/club-centro',
    held: nothingHeld,
  },
  argTypes: { results: { control: false }, matches: { control: false } },
  parameters: { fullBleed: true, route: '/parejas/sexta-damas/los-smash' },
});

const onAPhone = { viewport: { value: 'phone' } };
const onADesktop = { viewport: { value: 'desktop' } };

/** A pair in its season: next match, record, results, a second match to come. */
export const Loaded = meta.story({
  globals: onADesktop,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Los Smash');
    await expect(canvas.getByRole('link', { name: /Ver en el mapa/u })).toBeVisible();
    await expect(canvas.getByText('3 partidos · 2 ganados · 1 perdido')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contra' }), 'La Víbora');
    await expect(args.onRival).toHaveBeenCalledWith('la-vibora');
    await userEvent.click(canvas.getByRole('button', { name: 'Mi pareja' }));
    await expect(args.onStar).toHaveBeenCalledOnce();
  },
});

/** The same on a phone. */
export const Phone = meta.story({ tags: ['!autodocs'], globals: onAPhone });

/** Its meetings with one rival. */
export const Meetings = meta.story({
  args: { rival: 'doble-pared' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 partidos · 1 ganado · 1 perdido')).toBeVisible();
    await expect(canvas.queryByText(/^Victoria de Los Smash ante La Víbora/u)).toBeNull();
  },
});

/** While its rows load. */
export const Loading = meta.story({
  args: { results: section({ kind: 'loading' }), matches: section({ kind: 'loading' }) },
});

/** While the pair itself is being found. */
export const Finding = meta.story({ render: () => <PairLoading name="Los Smash" /> });

/** A pair that was registered and has not played. */
export const Empty = meta.story({
  args: {
    results: section(loaded<Result>([])),
    matches: section(loaded<UpcomingMatch>([])),
    season: { name: 'Clausura 2026', standing: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay resultados disponibles')).toBeVisible();
    await expect(canvas.getByText(/Todavía no tiene un próximo partido/u)).toBeVisible();
  },
});

/** Nothing could be read. */
export const Failed = meta.story({
  args: { results: section({ kind: 'error' }), matches: section({ kind: 'error' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.results.onRetry).toHaveBeenCalledOnce();
    await expect(args.matches.onRetry).toHaveBeenCalledOnce();
  },
});

/** The pairs of the category could not be read. */
export const NotFoundNow = meta.story({
  render: () => <PairFailed name="Los Smash" onRetry={() => undefined} />,
});

const onSearch = fn();
const search = <Button onClick={() => onSearch()}>Buscar una pareja</Button>;

/** An address that never was a pair's: pairs with a similar name, the search, the category. */
export const Unknown = meta.story({
  render: () => <UnknownPair category={category} nearest={[pair]} search={search} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Los Smash' })).toHaveAttribute(
      'href',
      '/parejas/sexta-damas/los-smash',
    );
    await expect(canvas.getByRole('link', { name: 'Ver Sexta Damas' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar una pareja' }));
    await expect(onSearch).toHaveBeenCalledOnce();
  },
});

/** The same where no category has this address. */
export const UnknownCategory = meta.story({ render: () => <UnknownPair search={search} /> });

/** The administrator corrects and deletes here too. */
export const Admin = meta.story({
  args: {
    results: section(loaded(pairResults), { canDelete: true }),
    matches: section(loaded(pairMatches), { canDelete: true }),
    isStarred: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Eliminar/u })).toHaveLength(5);
    const [first] = canvas.getAllByRole('button', { name: /^Corregir resultado/u });
    if (first === undefined) throw new Error('There is no such button.');
    await userEvent.click(first);
    await expect(args.results.onEdit).toHaveBeenCalledWith(pairResults[0]);
  },
});

/** The administrator has confirmed a deletion. */
export const Deleting = meta.story({
  args: {
    results: section(loaded(pairResults), { canDelete: true, deletingIds: new Set(['p1']) }),
    matches: section(loaded(pairMatches), { canDelete: true }),
  },
});

const channel = createFakeChannel<Result>();

/** Its result of tonight arrives. */
export const LiveArrival = meta.story({
  tags: ['!autodocs'],
  render: function LiveArrival(args) {
    const { state } = useArriving(channel, args.results.state);
    return <PairView {...args} results={{ ...args.results, state }} />;
  },
  play: async ({ canvas }) => {
    const [last] = pairResults;
    if (last === undefined) throw new Error('The pair has no result.');
    channel.send({ ...last, id: 'tonight', team2: 'Las Dejadas', score: '7-5, 6-4' });
    await waitFor(() =>
      expect(canvas.getByText('4 partidos · 3 ganados · 1 perdido')).toBeVisible(),
    );
  },
});

/** The longest names, on the smallest screen. */
export const Longest = meta.story({
  args: {
    pair: { ...pair, name: longestName, players: longestName },
    results: section(loaded(pairResults.map((result) => ({ ...result, team2: longestWord })))),
    matches: section(loaded(pairMatches.map((match) => ({ ...match, team2: longestName })))),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
