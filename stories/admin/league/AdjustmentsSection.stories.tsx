import type { ComponentProps } from 'react';
import { expect, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdjustmentsSection } from '../../../src/admin/league/AdjustmentsSection.tsx';
import { adjustedLeague, adjustment } from '../../fixtures/adjustments.ts';
import { StoredLeague, type Rows } from '../../support/StoredLeague.tsx';

type StageProps = ComponentProps<typeof AdjustmentsSection> & { rows: Rows; isAnswered?: boolean };

const args: StageProps = { season: 'clausura-2026', category: 'Sexta Damas', rows: adjustedLeague };

const meta = preview.meta({
  title: 'Admin/League/AdjustmentsSection',
  component: AdjustmentsSection,
  render: ({ rows, isAnswered = true, ...props }: StageProps) => (
    <StoredLeague rows={rows} isAnswered={isAnswered}>
      <AdjustmentsSection {...props} />
    </StoredLeague>
  ),
  args,
});

const code = `import { AdjustmentsSection } from '../admin/league/AdjustmentsSection.tsx';

<AdjustmentsSection season="clausura-2026" category="Sexta Damas" />`;

/** None yet: the button alone. What is typed is shown as the table will say it. */
export const Empty = meta.story({
  parameters: { docs: { source: { code } } },
  tags: ['plays-on'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dar o quitar puntos' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Motivo' }), 'no avisó');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByText('Elegir la pareja.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(/^Pareja/u), 'Los Smash');
    await userEvent.selectOptions(canvas.getByLabelText(/^Puntos/u), 'Dar 2');
    await expect(canvas.getByText(/^Los Smash: \+2 \(no avisó/u)).toBeVisible();
  },
});

/** Those of all pairs of the category. */
export const Listed = meta.story({
  args: {
    rows: {
      ...adjustedLeague,
      adjustments: [
        adjustment(0, -1, 'no avisó la ausencia'),
        adjustment(1, 2, 'fair play'),
        { ...adjustment(0, 5, 'otra temporada'), season_id: 's0' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−1 (no avisó la ausencia, 14 nov)')).toBeVisible();
    await expect(canvas.getByText('+2 (fair play, 14 nov)')).toBeVisible();
    await expect(canvas.queryByText(/otra temporada/u)).toBeNull();
  },
});

/** On a pair's page: its own alone, and its name is not asked for. */
export const OfOnePair = meta.story({
  tags: ['plays-on'],
  args: {
    pair: 'p0',
    rows: {
      ...adjustedLeague,
      adjustments: [adjustment(0, -1, 'no avisó la ausencia'), adjustment(1, 2, 'fair play')],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/no avisó la ausencia/u)).toBeVisible();
    await expect(canvas.queryByText(/fair play/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dar o quitar puntos' }));
    await expect(canvas.queryByLabelText(/^Pareja/u)).toBeNull();
  },
});

/** The longest name on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: { rows: { ...adjustedLeague, adjustments: [adjustment(1, -20, 'r'.repeat(120))] } },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/−20/u)).toBeVisible();
  },
});

/** Until the season and its pairs are there. */
export const Loading = meta.story({
  args: { isAnswered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando…')).toBeVisible();
  },
});

/** They could not be read, nor a second time. */
export const Failed = meta.story({
  tags: ['plays-on'],
  args: { rows: {} },
  // A story's console stays empty.
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No se pudieron leer/u)).toBeVisible();
  },
});
