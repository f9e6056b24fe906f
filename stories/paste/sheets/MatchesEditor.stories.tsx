import { expect, fn, userEvent, within } from 'storybook/test';
import { today } from '../../../.storybook/fixtures/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { nameId, remarksOf } from '../../../src/admin/form/remarks.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { MatchesEditor } from '../../../src/paste/sheets/MatchesEditor.tsx';
import type { SheetMatch } from '../../../src/paste/sheets/importSheet.ts';
import { leaguePairs } from '../../fixtures/pairs.ts';
import { longestName } from '../../fixtures/names.ts';

const match: SheetMatch = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  date: '2026-12-01',
  time: '20:30',
  location: 'Club Centro, cancha 2',
  category: 'Sexta Libre',
};
const rows = [
  { id: 'a', values: match },
  { id: 'b', values: { ...match, team2: 'La Víbora', time: '' } },
];

/** What is meant as it is: both names are of new pairs. */
const namesOf = ({ values: { team1, team2, category } }: (typeof rows)[number]) =>
  [team1, team2].map((name) => nameId({ category, name }));

const meta = preview.meta({
  title: 'Admin/Paste/MatchesEditor',
  component: MatchesEditor,
  args: {
    rows,
    announced: [],
    isSaving: false,
    failure: null,
    onChange: fn(),
    onRemove: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  globals: { viewport: { value: 'phone' } },
});

/** A fixture or a table before it is announced: what lacks something stays behind, and says so. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Falta la hora.')).toBeVisible();
    await expect(canvas.getByText('Falta completar 1 partido: no se anuncia.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Quitar Los Smash contra La Víbora' }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Anunciar 1 partido' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** A table that names no category: it is chosen for all, or row by row. */
export const WithoutCategory = meta.story({
  tags: ['plays-on'],
  args: { rows: rows.map(({ id, values }) => ({ id, values: { ...values, category: '' } })) },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText('¿De qué categoría son los 2 partidos sin categoría?'),
      'Sexta Damas',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'b'], { category: 'Sexta Damas' });
    await userEvent.selectOptions(
      canvas.getByLabelText('Categoría, Los Smash contra La Víbora'),
      'Sexta Libre',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(['b'], { category: 'Sexta Libre' });
  },
});

/** A name that is nearly a known one is asked before its match is announced. */
export const NearlyKnownPair = meta.story({
  args: {
    rows: [{ id: 'a', values: { ...match, team1: 'Los Smash x', category: 'Sexta Damas' } }],
    remarksOf: ({ values }) =>
      remarksOf(
        { kind: 'match', texts: values, kept: [] },
        { settings: demoSettings, pairs: leaguePairs },
        today,
      ),
    onAnswer: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Falta completar 1 partido: no se anuncia.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Es Los Smash' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('a', { team1: 'Los Smash' });
  },
});

const inTwoPairs = (
  [
    ['Los Smash', 'Doble Pared', '20:30', 'Sexta Damas'],
    ['Ana Peralta / Sol Rey', 'La Ola', '21:00', 'Sexta Libre'],
    ['Eva Paz / N. Vega', 'Kick Serrano', '21:15', 'Séptima Libre'],
    ['La Víbora', 'Las Primas', '20:45', 'Sexta Damas'],
  ] as const
).map(([team1, team2, time, category], index) => ({
  id: team1,
  values: { ...match, team1, team2, time, category, location: `Cancha ${index}` },
}));

/** A player plays in two pairs at one hour, of other categories too: both matches say so, and can be announced. */
export const PlayerInTwoPairs = meta.story({
  tags: ['!autodocs'],
  args: {
    rows: inTwoPairs,
    remarksOf: ({ id, values }) =>
      remarksOf(
        { kind: 'match', texts: values, kept: inTwoPairs.flatMap(namesOf) },
        {
          settings: demoSettings,
          pairs: leaguePairs,
          matches: inTwoPairs.filter((row) => row.id !== id).map((row) => row.values),
        },
        today,
      ),
  },
  play: async ({ canvas, canvasElement }) => {
    for (const [player, other] of [
      ['Ana Peralta', 'Ana Peralta / Sol Rey – La Ola (Sexta Libre, 21:00)'],
      ['Ana Peralta', 'Los Smash – Doble Pared (Sexta Damas, 20:30)'],
      ['N. Vega', 'La Víbora – Las Primas (Sexta Damas, 20:45)'],
      ['Noelia Vega', 'Eva Paz / N. Vega – Kick Serrano (Séptima Libre, 21:15)'],
    ]) {
      await expect(canvasElement).toHaveTextContent(`«${player}» ya juega a esa hora: ${other}.`);
    }
    await expect(canvas.getByRole('button', { name: 'Anunciar 4 partidos' })).toBeVisible();
  },
});

/** A fixture: its matches stand under their rounds. */
export const ByRound = meta.story({
  args: { headingOf: (id) => (id === 'a' ? 'Fecha 1' : 'Fecha 2') },
  play: async ({ canvas }) => {
    const second = canvas.getByRole('list', { name: 'Partidos para anunciar, Fecha 2' });
    await expect(within(second).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Fecha 2' })).toBeVisible();
  },
});

/** The match is announced already. */
export const Announced = meta.story({
  args: { rows: rows.slice(0, 1), announced: [{ ...match, category: 'Sexta Libre' }] },
});

/** While it is being saved. */
export const Saving = meta.story({ args: { isSaving: true } });

/** The connection was lost. */
export const Failed = meta.story({
  args: {
    failure:
      'No se pudo guardar. Todo sigue aquí: se puede intentar de nuevo, nada se guarda dos veces.',
  },
});

/** Nothing is left. */
export const Empty = meta.story({ args: { rows: [] } });

/** The longest names on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: { rows: [{ id: 'a', values: { ...match, team1: longestName, team2: longestName } }] },
  globals: { viewport: { value: 'smallest' } },
});
