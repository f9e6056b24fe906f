import { categoryTitle } from '../../league/category.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { shownResult } from '../../matches/shownResult.ts';
import type { Side } from '../../padel/setScore.ts';
import { groupByCategory } from '../shareText.ts';
import type { Shareable } from '../../matches/shareContext.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { Result } from '../../padel/result.ts';
import { drawHeading } from './drawMatch.ts';
import type { Box, Pen } from './pen.ts';

type Of<Kind extends Shareable['kind']> = Extract<Shareable, { kind: Kind }>;

/** A day's results under their categories. What does not fit is counted in the last line. */
export function drawDay(pen: Pen, { date, results }: Of<'day'>, space: Box) {
  const top = drawHeading(pen, 'Resultados', formatLongDate(date), space) + 28;
  const groups = groupByCategory(results);
  const free = space.y + space.height - top;
  const units = groups.length * 0.62 + results.length;
  const row = Math.min(148, Math.max(74, free / units));
  // The sum of the rows may be a little more than the room that was divided among them.
  const end = top + free + 0.5;
  let y = top;
  let shown = 0;
  for (const [category, resultsOfCategory] of groups) {
    const head = row * 0.62;
    const reserved = shown + resultsOfCategory.length < results.length ? 44 : 0;
    if (y + head + row + reserved > end) break;
    pen.text(categoryTitle(category, pen.league), space.x, y + head / 2, {
      size: 38,
      weight: 850,
      color: pen.theme.brand,
    });
    y += head;
    for (const result of resultsOfCategory) {
      const left = results.length - shown - 1;
      if (y + row + (left > 0 ? 44 : 0) > end) break;
      drawResultLine(pen, result, { ...space, y, height: row });
      y += row;
      shown += 1;
    }
  }
  const missing = results.length - shown;
  if (missing === 0) return;
  const more = missing === 1 ? 'y un resultado más' : `y ${missing} resultados más`;
  pen.text(more, space.x, y + 26, { size: 36, weight: 700, color: pen.theme.muted });
}

function drawResultLine(pen: Pen, result: Result, line: Box) {
  const { theme } = pen;
  const figures = 264;
  const panel = {
    x: line.x + line.width - figures,
    y: line.y + 3,
    width: figures,
    height: line.height - 6,
  };
  pen.box({ ...line, y: line.y + 3, height: line.height - 6 }, theme.raised, 14);
  pen.box(panel, theme.inverse, 14);
  const { score, winner, status, words } = shownResult(result, pen.league);
  const nameWidth = line.width - figures - 84;
  const sides: readonly Side[] = [1, 2];
  for (const side of sides) {
    const y = line.y + line.height * (side === 1 ? 0.3 : 0.7);
    const weight = winner === side ? 850 : 560;
    const { size, lines } = pen.fit(side === 1 ? result.team1 : result.team2, nameWidth, {
      sizes: [Math.min(52, line.height * 0.36), 28, 24],
      lines: 1,
      weight,
    });
    const color = winner === null || winner === side ? theme.text : theme.muted;
    pen.text(lines[0] ?? '', line.x + 20, y, { size, weight, color });
    if (winner === side) {
      const x = panel.x - 30;
      pen.disc(x, y, 14, theme.accent);
      pen.path(
        [
          [x - 6, y],
          [x - 1, y + 5],
          [x + 7, y - 5],
        ],
        theme.onAccent,
        4,
      );
    }
    if (score.kind !== 'sets') continue;
    score.sets.forEach((set, index) => {
      const isLost = set.winner !== null && set.winner !== side;
      pen.text(String(side === 1 ? set.team1 : set.team2), panel.x + 44 + index * 88, y, {
        size: Math.min(54, line.height * 0.38),
        weight: isLost ? 560 : 850,
        color: isLost ? theme.onInverseMuted : theme.onInverse,
        align: 'center',
      });
    });
  }
  if (status !== undefined) {
    // Where the loser has no tick; between the two where nobody is said to have won.
    const y = line.y + line.height * (winner === null ? 0.5 : winner === 1 ? 0.7 : 0.3);
    const style = { size: 28, weight: 700, color: theme.text, align: 'right' } as const;
    pen.text(status, panel.x - 12, y, style);
  }
  if (score.kind === 'sets') return;
  const { size, lines } = pen.fit(words ?? formatScore(score), figures - 32, {
    sizes: [44, 30, 24],
    lines: 2,
    weight: 700,
  });
  lines.forEach((text, index) => {
    const y = line.y + line.height / 2 + (index - (lines.length - 1) / 2) * size * 1.1;
    pen.text(text, panel.x + figures / 2, y, {
      size,
      weight: 700,
      color: theme.onInverse,
      align: 'center',
    });
  });
}

/** Standings: place, pair, played, won, drawn where matches can be, lost, difference of sets, points. */
export function drawTable(pen: Pen, { category, season, hasDraws, rows }: Of<'table'>, space: Box) {
  const { theme } = pen;
  const top =
    drawHeading(
      pen,
      categoryTitle(category, pen.league),
      `Tabla de posiciones · ${season}`,
      space,
    ) + 28;
  const free = space.y + space.height - top;
  const head = 48;
  const smallest = 58;
  const height = Math.min(104, Math.max(smallest, (free - head) / Math.max(1, rows.length)));
  const most = Math.floor((free - head) / smallest);
  const shown = rows.length <= most ? rows : rows.slice(0, most - 1);
  const right = space.x + space.width;
  const names = ['PJ', 'PG', ...(hasDraws ? ['PE'] : []), 'PP', 'DS'];
  /** The distance of a column from the edge. */
  const offsetOf = (index: number) => 156 + (names.length - 1 - index) * 80;
  for (const [index, name] of [...names, 'Pts'].entries()) {
    const offset = name === 'Pts' ? 56 : offsetOf(index);
    pen.text(name, right - offset, top + head / 2, {
      size: 32,
      weight: 700,
      color: theme.muted,
      align: 'center',
    });
  }
  shown.forEach((row, index) => {
    const line = { ...space, y: top + head + index * height, height };
    const middle = line.y + height / 2;
    pen.box({ ...line, y: line.y + 3, height: height - 6 }, theme.raised, 14);
    pen.box({ x: right - 112, y: line.y + 3, width: 112, height: height - 6 }, theme.inverse, 14);
    const figure = Math.min(42, height * 0.5);
    pen.text(String(row.position), line.x + 44, middle, {
      size: figure,
      weight: 850,
      color: theme.brand,
      align: 'center',
    });
    const name = pen.fit(row.name, space.width - 84 - 44 - offsetOf(0), {
      sizes: [Math.min(42, height * 0.46), 32, 26, 22],
      lines: height > 76 ? 2 : 1,
      weight: 700,
    });
    name.lines.forEach((text, index) => {
      const y = middle + (index - (name.lines.length - 1) / 2) * name.size * 1.02;
      pen.text(text, line.x + 84, y, { size: name.size, weight: 700, color: theme.text });
    });
    const difference = row.setsFor - row.setsAgainst;
    const figures = [
      row.played,
      row.won,
      ...(hasDraws ? [row.drawn] : []),
      row.lost,
      difference > 0 ? `+${difference}` : String(difference).replace('-', '−'),
    ];
    figures.forEach((value, index) => {
      pen.text(String(value), right - offsetOf(index), middle, {
        size: figure,
        weight: 560,
        color: theme.text,
        align: 'center',
      });
    });
    pen.text(String(row.points), right - 56, middle, {
      size: figure * 1.1,
      weight: 850,
      color: theme.onInverse,
      align: 'center',
    });
  });
  const missing = rows.length - shown.length;
  if (missing > 0) {
    const y = top + head + shown.length * height + 26;
    pen.text(`y ${missing} parejas más`, space.x, y, { size: 36, weight: 700, color: theme.muted });
  }
}
