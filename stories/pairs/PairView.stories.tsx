import { Button } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Result } from '../../src/padel/result.ts';
import type { UpcomingMatch } from '../../src/padel/upcomingMatch.ts';
import { PairFailed, PairLoading, UnknownPair } from '../../src/pairs/PairStates.tsx';
import { defaultRule } from '../../src/league/defaultRule.ts';
import { seasonRecord } from '../../src/pairs/seasonRecord.ts';
import { PairView } from '../../src/pairs/PairView.tsx';
import { CalendarPanel } from '../../src/pairs/CalendarPanel.tsx';
import { calendar } from '../fixtures/calendar.ts';
import { now } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { sextaDamas } from '../fixtures/categories.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { pair, pairMatches, pairRecord, pairResults } from '../fixtures/pairs.ts';
import { section } from '../fixtures/sections.ts';
import { chooseInMenu } from '../support/menu.ts';

const meta = preview.meta({
  title: 'Pages/Pair',
  component: PairView,
  args: {
    pair,
    category: sextaDamas,
    now,
    results: section(loaded(pairResults)),
    matches: section(loaded(pairMatches)),
    season: { name: 'Clausura 2026', kind: 'loaded' as const, record: pairRecord },
    rival: null,
    onRival: fn(),
    isStarred: false,
    onStar: fn(),
    notices: 'off' as const,
    onNotices: fn(),
    calendar: <CalendarPanel {...calendar} />,
    mapOf: () => 'https://mapas.example/club-centro',
  },
  parameters: { fullBleed: true, route: '/parejas/sexta-damas/los-smash' },
});

const onADesktop = { viewport: { value: 'desktop' } };

/** A pair in its season: next match, record, results, a second match to come. */
export const Loaded = meta.story({
  globals: onADesktop,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Los Smash');
    await expect(canvas.getByRole('link', { name: /Ver en el mapa/u })).toBeVisible();
    await expect(canvas.getByText('3 partidos · 2 ganados · 1 perdido')).toBeVisible();
    // Only the pair's own matches are listed, not those of the category.
    await expect(
      canvas.getByRole('heading', { name: 'Próximos Partidos - Los Smash' }),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contra' }), 'La Víbora');
    await expect(args.onRival).toHaveBeenCalledWith('la-vibora');
    await userEvent.click(canvas.getByRole('button', { name: 'Mi pareja' }));
    await expect(args.onStar).toHaveBeenCalledOnce();
  },
});

/** The browser did not take the star: it is one of this visit, and the page says so. */
export const StarOfThisVisit = meta.story({
  args: { isStarred: true, isStarStored: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La estrella vale solo por esta visita/u)).toBeVisible();
  },
});

/** A pair of before whose name differs from another one's only in signs: each leads to the other. */
export const OfOneAddress = meta.story({
  args: { namesakes: [{ ...pair, id: 'other', name: 'Los «Smash»' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/casi el mismo nombre/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Los «Smash»' })).toBeVisible();
  },
});

/** The pair's meetings with one rival. */
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
    season: {
      name: 'Clausura 2026',
      kind: 'loaded' as const,
      record: seasonRecord(pair, [], [pair.name], defaultRule),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay resultados disponibles')).toBeVisible();
    await expect(canvas.getByText(/Todavía no tiene un próximo partido/u)).toBeVisible();
    // Nobody has played: all share the first place, which is none.
    await expect(canvas.getByText('Posición').nextSibling).toHaveTextContent(/^–$/u);
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
  render: () => <UnknownPair category={sextaDamas} nearest={[pair]} search={search} />,
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

/** The address names a category that does not exist. */
export const UnknownCategory = meta.story({ render: () => <UnknownPair search={search} /> });

const over: readonly UpcomingMatch[] = pairMatches
  .slice(0, 1)
  .map((match) => ({ ...match, id: 'over', date: '2026-11-13' }));

const begun: readonly UpcomingMatch[] = over.map((match) => ({
  ...match,
  date: now.date,
  time: '19:00',
}));

/** Last night’s match has no result yet, and another one has begun. */
export const Pending = meta.story({
  args: {
    matches: section(loaded(begun)),
    pending: loaded(over),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Pendiente de resultado: el partido de ayer contra La Víbora.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('El partido de hoy contra La Víbora empezó a las 19:00.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Todavía no tiene/u)).toBeNull();
  },
});

const putOff: readonly UpcomingMatch[] = over.map((match) => ({
  ...match,
  postponedAt: '2026-11-13T18:00:00+00:00',
}));

/** Its only match was rained off. */
export const PutOff = meta.story({
  args: { matches: section(loaded<UpcomingMatch>([])), postponed: section(loaded(putOff)) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A reprogramar · era el vie 13 nov, contra La Víbora.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Todavía no tiene/u)).toBeNull();
  },
});

/** The administrator corrects and deletes here too. */
export const Admin = meta.story({
  args: {
    results: section(loaded(pairResults), { isAdmin: true }),
    matches: section(loaded(pairMatches), { isAdmin: true }),
    isStarred: true,
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Eliminar/u })).toHaveLength(5);
    const [first] = await canvas.findAllByRole('button', { name: /^Más: resultado/u });
    if (first === undefined) throw new Error('There is no such button.');
    await chooseInMenu(first, 'Corregir');
    await expect(args.results.onEdit).toHaveBeenCalledWith(pairResults[0]);
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
});
