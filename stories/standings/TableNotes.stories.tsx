import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TableNotes } from '../../src/standings/TableNotes.tsx';
import { uncountedResults } from '../../src/standings/standings.ts';
import { defaultRule } from '../../src/league/defaultRule.ts';
import { now, today } from '../../.storybook/fixtures/clock.ts';
import { seasonResults } from '../fixtures/season.ts';
import { noDecisions } from '../../src/standings/decisions.ts';

const meta = preview.meta({
  title: 'Match/TableNotes',
  component: TableNotes,
  args: {
    category: 'sexta-damas' as const,
    rule: defaultRule,
    changedAt: now,
    matchday: today,
    isHypothesis: false,
    today,
    uncounted: uncountedResults(seasonResults, defaultRule),
  },
});

/** Under a table: how recent it is, what does not count, and the rule. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Último resultado guardado: hoy, 20:45.')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /W\.O\.: falta decir quién ganó\.$/u }),
    ).toHaveAttribute('href', '/categorias/sexta-damas#played-5');
  },
});

/** The rule changed while there were results; of an earlier season the regulations are that season's. */
export const ChangedRule = meta.story({
  args: { ruleChangedOn: '2026-11-14', earlierSeason: 'apertura-2026' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Regla cambiada el 14 nov, vale desde el comienzo.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reglamento' })).toHaveAttribute(
      'href',
      '/reglamento?temporada=apertura-2026',
    );
  },
});

/** With imagined results the signs compare with the table without them, not with the last day of play. */
export const Hypothesis = meta.story({
  args: { isHypothesis: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/perdidos con la hipótesis\.$/u)).toBeVisible();
    await expect(canvas.queryByText(/última fecha/u)).toBeNull();
  },
});

/** A reason that is one long link makes the page no wider. */
export const LongReason = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    decisions: {
      ...noDecisions,
      adjustments: [
        {
          name: 'Los Smash',
          points: -2,
          category: 'Sexta Damas',
          pairId: 'a',
          reason: `https://liga.example/${'resolucion'.repeat(12)}`,
          day: '2026-11-02',
        },
      ],
    },
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** Before the first result there is only the rule. */
export const BeforeTheFirstResult = meta.story({
  args: { changedAt: null, matchday: null, uncounted: [] },
});

/** Pairs that left the season, and a shared place that the play-offs hang on. */
export const LeftAndUndrawn = meta.story({
  args: {
    decisions: {
      ...noDecisions,
      withdrawn: [
        { name: 'La Víbora', kind: 'annul', day: '2026-10-03', rivals: [] },
        {
          name: 'Doble Pared',
          kind: 'walkover',
          day: '2026-11-02',
          rivals: ['Los Smash', 'Globo y Remate'],
        },
      ],
    },
    undrawn: [['Los Mellis', 'Pala y Fernet']],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Falta el sorteo entre Los Mellis y Pala y Fernet.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('La Víbora se bajó el 3 oct: sus resultados no cuentan.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/W\.O\. por baja para Los Smash y Globo y Remate/u),
    ).toBeVisible();
  },
});
