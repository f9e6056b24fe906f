import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CategoryRow } from '../../src/category/CategoryRow.tsx';
import { leadersOf } from '../../src/standings/leaders.ts';
import { now } from '../../.storybook/fixtures/clock.ts';
import { tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import {
  notUnderstood,
  straightSets,
  superTieBreak,
  wonRetired,
  wonWalkover,
} from '../fixtures/results.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { wholeSeason } from '../fixtures/season.ts';

const longest = { ...straightSets, id: 'longest', team1: longestName, team2: longestWord };

const meta = preview.meta({
  title: 'Match/CategoryRow',
  tags: ['new'],
  component: CategoryRow,
  args: {
    slug: 'sexta-damas' as const,
    last: straightSets,
    next: tonight,
    pairs: 12,
    states: { last: 'loaded', next: 'loaded' } as const,
    now,
  },
});

/** On the page of all categories. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Sexta Damas ?12 parejas/u });
    // It is heard, too.
    await expect(link).toHaveAccessibleName(
      /Último: hoy ?Victoria de Los Smash ante Doble Pared por 6 a 4 y 6 a 3\./u,
    );
    await expect(link).toHaveTextContent('Próximo: hoy, 22:00, Los Smash contra La Víbora');
    await expect(canvas.queryByText('6-4, 6-3')).toBeNull();
  },
});

/** Where there is room, who leads the category too. */
export const WithLeader = meta.story({
  args: {
    leaders: leadersOf([straightSets], wholeSeason, demoSettings.categories).find(
      ({ category }) => category.slug === 'sexta-damas',
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Primer puesto:')).toBeVisible();
    await expect(canvas.getAllByText('Los Smash').length).toBeGreaterThan(1);
  },
});

/** On a phone they stand below each other; the usual names are complete. */
export const OnAPhone = meta.story({
  args: { last: { ...superTieBreak, team2: 'Amigos de la Red' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Amigos de la Red');
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  },
});

/** A walkover: the tick says who won it. */
export const Walkover = meta.story({
  args: { last: wonWalkover },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('W.O.')).toBeVisible();
    await expect(canvas.getByText('Tercer Tiempo').closest('[data-outcome]')).toHaveAttribute(
      'data-outcome',
      'won',
    );
  },
});

/** Somebody retired. */
export const Retired = meta.story({
  args: { last: wonRetired, pairs: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ · Ret\.$/u)).toBeVisible();
    await expect(canvas.getByText('1 pareja')).toBeVisible();
  },
});

/** A score that cannot be parsed takes no more room than another. */
export const AsTyped = meta.story({ args: { last: notUnderstood } });

/** The row is as high while it loads, whatever comes. */
export const SameHeight = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      {['22rem', '50rem'].map((inlineSize) => (
        <section key={inlineSize} aria-label={inlineSize} style={{ inlineSize }}>
          {[undefined, straightSets, wonWalkover, notUnderstood, longest].map((last) => (
            <CategoryRow
              {...args}
              key={last?.id ?? 'none'}
              last={last}
              next={last === undefined ? undefined : { ...tonight, team1: longestName }}
              states={{ last: last === undefined ? 'loading' : 'loaded', next: 'loaded' }}
            />
          ))}
        </section>
      ))}
    </>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const width of canvas.getAllByRole('region')) {
      const rows = within(width).getAllByRole('link');
      const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
      await expect(new Set(heights).size).toBe(1);
    }
  },
});

/** Before the rows are there. */
export const Loading = meta.story({
  args: {
    last: undefined,
    next: undefined,
    pairs: null,
    states: { last: 'loading', next: 'loading' } as const,
  },
});

/** A list that could not be loaded says nothing about what there is. */
export const Failed = meta.story({
  args: { last: undefined, states: { last: 'error', next: 'loaded' } as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Último: no se pudo cargar');
  },
});

/** Before the first match. */
export const Empty = meta.story({ args: { last: undefined, next: undefined, pairs: 0 } });

/** The longest names on the smallest screen. */
export const Longest = meta.story({
  args: { last: longest, next: { ...tonight, team1: longestName, team2: longestWord } },
  globals: { viewport: { value: 'smallest' } },
});
