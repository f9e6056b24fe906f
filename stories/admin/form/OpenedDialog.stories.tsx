import { expect, fn, screen, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OpenedDialog } from '../../../src/admin/form/OpenedDialog.tsx';
import type { DialogRequest } from '../../../src/matches/RowDialogs.tsx';
import { adjustedLeague, adjustment } from '../../fixtures/adjustments.ts';
import { pending, tonight } from '../../fixtures/matches.ts';
import { superTieBreak } from '../../fixtures/results.ts';
import { StoredLeague } from '../../support/StoredLeague.tsx';

const rows = {
  ...adjustedLeague,
  adjustments: [adjustment(0, -1, 'no avisó la ausencia')],
  results: [],
  upcoming_matches: [],
};
const ofResult: DialogRequest = { table: 'results', action: 'edit', item: superTieBreak };

const meta = preview.meta({
  title: 'Admin/Forms/OpenedDialog',
  tags: ['new'],
  component: OpenedDialog,
  parameters: { framed: 'phone' },
  globals: { viewport: { value: 'phone' } },
  render: (props) => (
    <StoredLeague rows={rows}>
      <OpenedDialog {...props} />
    </StoredLeague>
  ),
  args: { request: ofResult, isOpen: true, onClose: fn() },
});

/** The result’s dialog, from *Corregir*: the row as it is stored. */
export const OfAResult = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Corregir Resultado' })).toBeVisible();
    await expect(screen.getByLabelText(/^Pareja 1/u)).toHaveValue(superTieBreak.team1);
  },
});

/** The match’s dialog, from *Corregir*: it can be put off. */
export const OfAMatch = meta.story({
  args: { request: { table: 'upcoming_matches', action: 'edit', item: tonight } },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'No se juega: a reprogramar' }),
    ).toBeVisible();
    await expect(screen.getByLabelText(/^Lugar/u)).toHaveValue(tonight.location);
  },
});

/** The settling dialog, from *Cargar*: pairs and category are known, the result is asked for. */
export const OfAPlayedMatch = meta.story({
  args: { request: { table: 'results', action: 'settle', match: pending } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(pending.team1);
    await expect(screen.queryByLabelText(/^Pareja 1/u)).toBeNull();
  },
});

/** *Puntos dados o quitados*, from the table of a category: those that stand, and the button for others. */
export const OfPoints = meta.story({
  args: {
    request: { table: 'adjustments', season: 'clausura-2026', category: 'Sexta Damas' },
  },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Puntos dados o quitados' }),
    ).toBeVisible();
    await expect(await screen.findByText('−1 (no avisó la ausencia, 14 nov)')).toBeVisible();
  },
});

/** The form throws: a dialog in its place says so, and the page below stays. */
export const Failed = meta.story({
  // As long as there is no league to write to.
  render: (props) => <OpenedDialog {...props} />,
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'No se pudo abrir' });
    await expect(dialog).toHaveTextContent('No se pudo mostrar «Formulario».');
  },
});
