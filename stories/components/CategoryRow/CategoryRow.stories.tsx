import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryRow } from '../../../src/components/CategoryRow/CategoryRow.tsx';
import { today } from '../../fixtures/clock.ts';
import { tonight } from '../../fixtures/matches.ts';
import { longestName } from '../../fixtures/names.ts';
import { straightSets, superTieBreak } from '../../fixtures/results.ts';
import { about } from './CategoryRow.about.tsx';

const meta = preview.meta({
  title: 'Match/CategoryRow',
  parameters: { about },
  component: CategoryRow,
  args: {
    slug: 'sexta-damas' as const,
    last: straightSets,
    next: tonight,
    pairs: 12,
    states: { last: 'loaded', next: 'loaded' } as const,
    today,
  },
});

/** On the page of all categories. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Sexta Damas ?12 parejas/u });
    await expect(link).toHaveTextContent('Último: 6-4, 6-3 hoy · Los Smash – Doble Pared');
    await expect(link).toHaveTextContent('Próximo: hoy, 22:00 Los Smash – La Víbora');
  },
});

/** On a phone the names stand below: the score is never cut. */
export const OnAPhone = meta.story({
  args: { last: superTieBreak },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const score = canvas.getByText('6-4, 3-6, 10-8');
    await expect(score.scrollWidth).toBeLessThanOrEqual(score.clientWidth);
  },
});

/** Before the rows are there, as high as afterwards. */
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
  args: { last: { ...straightSets, team1: longestName, team2: longestName } },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
