import { useState, type ComponentProps } from 'react';
import { expect, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdjustmentsSection } from '../../../src/admin/league/AdjustmentsSection.tsx';
import { createSources, type Sources } from '../../../src/live/sources.ts';
import { createData, DataProvider } from '../../../src/matches/DataProvider.tsx';
import { AuthContext, type Auth } from '../../../src/session/authContext.ts';
import { longestName } from '../../fixtures/names.ts';

const at = '2026-11-01T12:00:00+00:00';
const season = {
  id: 's1',
  name: 'Clausura 2026',
  slug: 'clausura-2026',
  starts_on: '2026-08-01',
  ends_on: null,
};
const rule = {
  win20: 2,
  win21: 2,
  draw: null,
  loss12: 1,
  loss02: 1,
  walkover_win: 2,
  walkover_loss: 0,
  unplayed: 0,
  tie_lines: [],
  super_tie_break: 'one-game',
  walkover: '6-0 6-0',
};
const pairs = ['Los Smash', longestName].map((name, index) => ({
  id: `p${index}`,
  name,
  category: 'Sexta Damas',
  players: null,
  created_at: at,
}));
const adjustment = (pair: number, points: number, reason: string) => ({
  id: `a${pair}${points}`,
  season_id: 's1',
  category: 'Sexta Damas',
  pair_id: `p${pair}`,
  points,
  reason,
  day: '2026-11-14',
});

/** The rows of each table, or none that can be read. */
type Rows = Readonly<Record<string, readonly unknown[] | undefined>>;

function sourcesOf(rows: Rows, isAnswered = true): Sources {
  return createSources('http://127.0.0.1:1', 'nothing', async (address) => {
    if (!isAnswered) return new Promise(() => {});
    const found = rows[new URL(address).pathname.split('/').at(-1) ?? ''];
    return found === undefined ? new Response('', { status: 500 }) : Response.json(found);
  });
}

const admin: Auth = {
  currentUser: { kind: 'admin', email: 'organizadora@example.com' },
  isAdmin: true,
  loading: false,
  login: () => Promise.resolve(),
  loginByLink: () => Promise.resolve(),
  logout: () => Promise.resolve(),
};

type StageProps = ComponentProps<typeof AdjustmentsSection> & { rows: Rows; isAnswered?: boolean };

/** With the rows of a league, of which nothing is written. */
function Stage({ rows, isAnswered, ...props }: StageProps) {
  const [data] = useState(() => createData(sourcesOf(rows, isAnswered)));
  return (
    <AuthContext value={admin}>
      <DataProvider data={data}>
        <AdjustmentsSection {...props} />
      </DataProvider>
    </AuthContext>
  );
}

const league: Rows = { seasons: [{ ...season, ...rule }], pairs, adjustments: [] };
const args: StageProps = { season: 'clausura-2026', category: 'Sexta Damas', rows: league };

const meta = preview.meta({
  title: 'Admin/AdjustmentsSection',
  component: AdjustmentsSection,
  render: (props: StageProps) => <Stage {...props} />,
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
      ...league,
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
      ...league,
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
  args: { rows: { ...league, adjustments: [adjustment(1, -20, 'r'.repeat(120))] } },
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
