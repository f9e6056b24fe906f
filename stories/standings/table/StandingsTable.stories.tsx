import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RowDetail } from '../../../src/standings/table/RowDetail.tsx';
import { StandingsTable } from '../../../src/standings/table/StandingsTable.tsx';
import type { SeasonRow } from '../../../src/standings/seasonTable.ts';
import { nameKey } from '../../../src/padel/nameKey.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { played, season, seasonResults, tableOf } from '../../fixtures/season.ts';

const { qualified, relegated } = season;

/** To choose from in the controls. */
const seasons = {
  'half a season': tableOf(seasonResults).rows,
  'nothing played': tableOf([]).rows,
  'longest names': tableOf(played(`${longestName} | ${longestWord} | 6-4, 6-3`), [
    longestName,
    longestWord,
  ]).rows,
};

const meta = preview.meta({
  title: 'Match/StandingsTable',
  tags: ['changing'],
  component: StandingsTable,
  args: {
    caption: 'Tabla de posiciones - Sexta Damas, Clausura 2026',
    category: 'sexta-damas' as const,
    qualified,
    relegated,
    renderDetail: (row: SeasonRow) => (
      <RowDetail
        row={row}
        category="sexta-damas"
        rules="/reglamento#empates"
        isImagined={() => false}
        hasDraws={false}
      />
    ),
    ...tableOf(seasonResults),
  },
  argTypes: { rows: { control: 'select', options: Object.keys(seasons), mapping: seasons } },
});

const onAPhone = { viewport: { value: 'phone' } };

/** Half a season. A mark on a row says that points alone did not give it its place. */
export const Default = meta.story({
  tags: ['plays-on'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: /Sexta Damas/u });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Diferencia de sets' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /^Contrapared/u })).toBeVisible();
    // What a place leads to is said in words too.
    await expect(canvas.getAllByRole('cell', { name: /, Final$/u })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Más de La Víbora' }));
    await expect(canvas.getByRole('button', { name: 'Más de La Víbora' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

/** Where a match can end in a draw a column says how many did; on a phone a tap opens it. */
export const WithDraws = meta.story({
  tags: ['plays-on'],
  args: {
    hasDraws: true,
    renderDetail: (row: SeasonRow) => (
      <RowDetail
        row={row}
        category="sexta-damas"
        rules="/reglamento#empates"
        isImagined={() => false}
        hasDraws
      />
    ),
  },
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más de La Víbora' }));
    await expect(canvas.getByText('Partidos empatados', { selector: 'dt' })).toBeVisible();
  },
});

/** Six columns; the rest opens by a tap on the row. */
export const Phone = meta.story({
  tags: ['plays-on'],
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Sets a favor' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('cell')[2] ?? document.body);
    await expect(canvas.getByText('Sets a favor')).toBeVisible();
    await expect(canvas.getByText('Últimos partidos')).toBeVisible();
  },
});

const half = tableOf(seasonResults).rows;

/** The head of a table and one's own pair, whose place in the whole table stands at its row. */
export const Excerpt = meta.story({
  globals: onAPhone,
  args: {
    rows: [...half.slice(0, 2), ...half.slice(-1)],
    excerptOf: half,
    own: new Set(half.slice(-1).map(({ name }) => nameKey(name))),
    qualified: undefined,
    relegated: undefined,
  },
  render: ({ renderDetail: _none, ...table }) => <StandingsTable {...table} />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(4);
    await expect(rows[3]).toHaveTextContent(String(half.length));
    await expect(rows[3]).toHaveAttribute('data-apart');
    await expect(rows[2]).not.toHaveAttribute('data-apart');
    // Places whose meaning has no name here get no line either.
    await expect(canvas.queryByText(/undefined/u)).toBeNull();
  },
});

/** Two pairs with equal points: the match between them decides, and its score leads to it. */
export const TieOfTwo = meta.story({
  parameters: { reach: ['.*Debajo de Los Smash'] },
  globals: onAPhone,
  args: tableOf(
    played(
      'Los Smash | Doble Pared | 6-4, 6-3',
      'Doble Pared | La Víbora | 6-0, 6-0',
      'Pala Rosa | Los Smash | 6-4, 6-3',
    ),
    ['Los Smash', 'Doble Pared', 'La Víbora', 'Pala Rosa'],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '4-6, 3-6 (14 nov)' })).toHaveAttribute(
      'href',
      '/categorias/sexta-damas#played-0',
    );
  },
});

/** Three pairs that beat each other in a circle: the games of their own matches decide. */
export const TieOfThree = meta.story({
  parameters: { reach: ['Empate'] },
  globals: onAPhone,
  args: tableOf(
    played(
      'Pala y Fernet | El Último Globo | 6-0, 6-0',
      'El Último Globo | Los Mellis | 6-4, 6-4',
      'Los Mellis | Pala y Fernet | 6-4, 6-4',
    ),
    ['Pala y Fernet', 'El Último Globo', 'Los Mellis'],
  ),
});

/** Nothing separates them: they share the place, which is drawn by lot. */
export const SharedPlace = meta.story({
  globals: onAPhone,
  args: tableOf(
    played(
      'Pala y Fernet | El Último Globo | 6-4, 6-4',
      'El Último Globo | Los Mellis | 6-4, 6-4',
      'Los Mellis | Pala y Fernet | 6-4, 6-4',
    ),
    ['Pala y Fernet', 'El Último Globo', 'Los Mellis'],
  ),
});

/** Before the first match every pair is there, with zeros and without a place. */
export const EmptySeason = meta.story({
  args: tableOf([]),
});

/** One's own pair stands out. */
export const OwnPair = meta.story({ globals: onAPhone, args: { own: new Set(['doble pared']) } });

/** On the page of a category: the first of the table, without what opens. */
export const Compact = meta.story({
  globals: onAPhone,
  render: ({ renderDetail: _renderDetail, rows, ...args }) => (
    <StandingsTable {...args} rows={rows.slice(0, 4)} />
  ),
});

/** The longest names that can be saved, on the smallest screen. */
export const LongestNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: tableOf(
    played(
      `${longestName} | ${longestWord} | 6-4, 6-3`,
      `${longestWord} | ${longestName} | 6-4, 6-3`,
    ),
    [longestName, longestWord],
  ),
});

/** Text of twice the size on the smallest screen: positions, whole words and points are in view. */
export const LargeText = meta.story({
  tags: ['plays-on'],
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
  play: async ({ canvas, userEvent }) => {
    for (const row of canvas.getAllByRole('row').slice(1, 4)) {
      const [position, points] = [
        row.querySelector('td'),
        row.querySelector('td:nth-last-child(2)'),
      ];
      await expect(position?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
      await expect(points?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      for (const name of row.querySelectorAll('bdi')) await expect(brokenWords(name)).toEqual([]);
    }
    await userEvent.click(canvas.getAllByRole('button', { name: /^Más de/u })[0] ?? document.body);
    await expect(canvas.getByText('Diferencia de games')).toBeVisible();
  },
});

/** The words of a text that are on two lines. */
function brokenWords({ firstChild }: Element): string[] {
  const text = firstChild?.textContent ?? '';
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(firstChild ?? document, index);
    range.setEnd(firstChild ?? document, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}
