import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MyPairCard } from '../../src/pairs/MyPairCard.tsx';
import { now } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { longestName } from '../fixtures/names.ts';
import { pair, pairMatches, pairResults } from '../fixtures/pairs.ts';
import { seasonResults, tableOf } from '../fixtures/season.ts';

const [row] = tableOf(seasonResults).rows;

const meta = preview.meta({
  title: 'Match/MyPairCard',
  component: MyPairCard,
  args: {
    pair: { id: pair.id, category: 'sexta-damas' as const, name: pair.name },
    now,
    row: row ?? null,
    matches: loaded(pairMatches),
    results: loaded(pairResults),
    mapOf: () => 'https://mapas.example/club-centro',
  },
});

/** On the page of one’s pairs. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoy 22:00 · contra La Víbora')).toBeVisible();
    await expect(canvas.getByText('Ganó 6-4, 6-3 contra Doble Pared, hoy')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Club Centro, cancha 2' })).toBeVisible();
  },
});

const over = pairMatches.slice(0, 1).map((match) => ({ ...match, id: 'over', time: '19:00' }));

/** A match of today whose hour is over gives way to the next one. */
export const PlayedToday = meta.story({
  args: { matches: loaded([...over, ...pairMatches]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoy 22:00 · contra La Víbora')).toBeVisible();
    await expect(canvas.queryByText(/19:00/u)).toBeNull();
  },
});

const waiting = loaded(over.map((match) => ({ ...match, date: '2026-11-14', time: '17:00' })));

/** Tonight’s match is over and has no result yet. */
export const Pending = meta.story({
  args: { pending: waiting, matches: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('contra La Víbora, hoy: sin resultado todavía')).toBeVisible();
    await expect(canvas.getByText('sin partido por ahora')).toBeVisible();
  },
});

/** On its own page, with its row of the table: beside each other where there is room. */
export const WithRow = meta.story({
  args: { row: row ?? null, pending: waiting },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ containerType: 'inline-size' }}>
      <MyPairCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    const place = canvas.getByRole('link', { name: /^1\.ª · \d+ pts$/u });
    await expect(place).toHaveAttribute('href', '/tablas/sexta-damas#los-smash');
    const { top } = place.getBoundingClientRect();
    const last = canvas.getByText(/^Ganó/u).getBoundingClientRect();
    await expect(last.top - top).toBeLessThan(40);
  },
});

/** On its own page: a match was put off. */
export const PutOff = meta.story({
  args: {
    row: row ?? null,
    matches: loaded([]),
    postponed: loaded(over.map((match) => ({ ...match, postponedAt: match.createdAt }))),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A reprogramar · era el sáb 14 nov, contra La Víbora'),
    ).toBeVisible();
  },
});

/** Before its rows are there, as high as afterwards. */
export const Loading = meta.story({
  args: { matches: { kind: 'loading' }, results: { kind: 'loading' } },
});

/** Nothing announced, nothing played. */
export const Empty = meta.story({ args: { matches: loaded([]), results: loaded([]) } });

/** The rows could not be read. */
export const Failed = meta.story({
  args: { matches: { kind: 'error' }, results: { kind: 'error' } },
});

/** The longest names on the smallest screen stay on their lines. */
export const Longest = meta.story({
  args: {
    pair: { id: pair.id, category: 'sexta-damas' as const, name: longestName },
    matches: loaded(pairMatches.map((match) => ({ ...match, team2: longestName }))),
  },
  globals: { viewport: { value: 'smallest' } },
});
