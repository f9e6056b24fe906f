import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TableNotes } from '../../../src/components/TableNotes/TableNotes.tsx';
import { uncountedResults } from '../../../src/domain/standings.ts';
import { defaultRule } from '../../../src/domain/defaultRule.ts';
import { now, today } from '../../fixtures/clock.ts';
import { seasonResults } from '../../fixtures/season.ts';
import { about } from './TableNotes.about.tsx';

const meta = preview.meta({
  title: 'Match/TableNotes',
  parameters: { about },
  component: TableNotes,
  args: {
    category: 'sexta-damas' as const,
    rule: defaultRule,
    changedAt: now,
    matchday: today,
    today,
    uncounted: uncountedResults(seasonResults),
  },
});

/** Under a table: how recent it is, what does not count, and the rule. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Último cambio: hoy, 20:45.')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /W\.O\.: falta decir quién ganó\.$/u }),
    ).toHaveAttribute('href', '/categorias/sexta-damas#played-5');
  },
});

/** Before the first result there is only the rule. */
export const BeforeTheFirstResult = meta.story({
  args: { changedAt: null, matchday: null, uncounted: [] },
});
