import { categoryTitle } from '../../league/category.ts';
import { isFriendly } from '../../league/season.ts';
import { detailsShownIn, type Result } from '../../padel/result.ts';
import { shownResult } from '../../matches/shownResult.ts';
import { absenceWords, type Score } from '../../padel/score.ts';
import type { Side } from '../../padel/setScore.ts';
import { formatLongDate, formatTime } from '../../padel/spanishDate.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { describePostponed } from '../../matches/rowTexts.ts';
import type { Box, Pen } from './pen.ts';

const sides: readonly Side[] = [1, 2];
const setWidth = 104;

/** One result: category and day, the scoreboard, where it was played. */
export function drawResult(pen: Pen, result: Result, space: Box) {
  const { score, winner, status, words } = shownResult(result, pen.league);
  const of = isFriendly(result) ? 'Amistoso' : [];
  const when = [formatLongDate(result.date), of, status ?? []].flat().join(' · ');
  const heading = drawHeading(pen, categoryTitle(result.category, pen.league), when, space);
  const board = boardIn(space, heading, words === null ? 0 : 90);
  drawBoard(pen, board);
  const hasSets = score.kind === 'sets';
  const absence =
    score.kind === 'walkover' || score.kind === 'doubleWalkover' ? absenceWords[score.kind] : null;
  const figures = hasSets ? Math.max(2, score.sets.length) * setWidth + 24 : 0;
  for (const side of sides) {
    const outcome = winner === null ? 'open' : winner === side ? 'won' : 'lost';
    drawTeam(pen, side === 1 ? result.team1 : result.team2, {
      line: lineOf(board, side),
      outcome,
      figures: absence === null ? figures : absence.length > 4 ? 330 : 210,
    });
    if (hasSets) drawSets(pen, score, side, lineOf(board, side));
  }
  if (absence !== null) {
    const middle = board.y + board.height / 2;
    const isLong = absence.length > 4;
    pen.text(absence, board.x + board.width - (isLong ? 170 : 110), middle, {
      size: isLong ? 54 : 92,
      weight: 850,
      color: pen.theme.onInverse,
      align: 'center',
    });
  }
  const notes = [words ?? '', detailsShownIn('picture', result).join(' · ')];
  drawNotes(pen, notes, { ...space, y: board.y + board.height });
}

/** An announced match: category, the two pairs, day, time and place. */
export function drawUpcoming(pen: Pen, match: UpcomingMatch, space: Box) {
  const isPostponed = match.postponedAt !== null;
  const day = isPostponed ? describePostponed(match) : formatLongDate(match.date);
  const when = isFriendly(match) ? `${day} · Amistoso` : day;
  const heading = drawHeading(pen, categoryTitle(match.category, pen.league), when, space);
  const board = boardIn(space, heading, 0);
  drawBoard(pen, board);
  for (const side of sides) {
    drawTeam(pen, side === 1 ? match.team1 : match.team2, {
      line: lineOf(board, side),
      outcome: 'open',
      figures: isPostponed ? 0 : 260,
    });
  }
  if (isPostponed) return;
  pen.text(formatTime(match.time), board.x + board.width - 150, board.y + board.height / 2, {
    size: 96,
    weight: 850,
    color: pen.theme.accent,
    align: 'center',
  });
  drawNotes(pen, [match.location], { ...space, y: board.y + board.height });
}

/** @returns where it ends */
export function drawHeading(pen: Pen, title: string, subtitle: string, space: Box): number {
  const fitted = pen.fit(title, space.width, { sizes: [104, 88, 72, 60], lines: 2, weight: 850 });
  const lineHeight = fitted.size * 1.05;
  fitted.lines.forEach((line, index) => {
    pen.text(line, space.x, space.y + lineHeight * (index + 0.5), {
      size: fitted.size,
      weight: 850,
      color: pen.theme.text,
    });
  });
  const below = space.y + lineHeight * fitted.lines.length;
  pen.text(subtitle, space.x, below + 34, { size: 44, weight: 560, color: pen.theme.muted });
  return below + 64;
}

/** In the middle of what the heading leaves, with space for a note below it. */
function boardIn(space: Box, top: number, noteHeight: number): Box {
  const free = space.y + space.height - top;
  const height = Math.min(560, free - 110 - noteHeight);
  return { x: space.x, y: top + (free - height - 70) / 2, width: space.width, height };
}

function drawBoard(pen: Pen, board: Box) {
  pen.box(board, pen.theme.inverse, 28);
  pen.outline(board, pen.theme.inverseBorder, 28, 3);
  const middle = board.y + board.height / 2;
  pen.context.save();
  pen.context.setLineDash([12, 12]);
  pen.path(
    [
      [board.x + 36, middle],
      [board.x + board.width - 36, middle],
    ],
    pen.theme.inverseBorder,
    4,
  );
  pen.context.restore();
}

function lineOf(board: Box, side: Side): Box {
  const height = board.height / 2;
  return { ...board, y: board.y + (side - 1) * height, height };
}

type TeamOptions = { line: Box; outcome: 'won' | 'lost' | 'open'; figures: number };

function drawTeam(pen: Pen, name: string, { line, outcome, figures }: TeamOptions) {
  const { theme } = pen;
  const mark = outcome === 'won' ? 76 : 0;
  const width = line.width - figures - mark - 72;
  const weight = outcome === 'lost' ? 560 : 850;
  const sizes = [76, 64, 54, 46, 40, 34];
  const { size, lines } = pen.fit(name, width, { sizes, lines: line.height > 220 ? 4 : 3, weight });
  const middle = line.y + line.height / 2;
  lines.forEach((text, index) => {
    const y = middle + (index - (lines.length - 1) / 2) * size * 1.08;
    const color = outcome === 'lost' ? theme.onInverseMuted : theme.onInverse;
    pen.text(text, line.x + 44, y, { size, weight, color });
  });
  if (outcome !== 'won') return;
  const x = line.x + line.width - figures - 52;
  pen.disc(x, middle, 30, theme.accent);
  pen.path(
    [
      [x - 13, middle + 1],
      [x - 3, middle + 11],
      [x + 14, middle - 10],
    ],
    theme.onAccent,
    7,
  );
}

function drawSets(pen: Pen, score: Extract<Score, { kind: 'sets' }>, side: Side, line: Box) {
  const { theme } = pen;
  const first = line.x + line.width - 24 - score.sets.length * setWidth;
  score.sets.forEach((set, index) => {
    const isLost = set.winner !== null && set.winner !== side;
    const x = first + (index + 0.5) * setWidth;
    const y = line.y + line.height / 2;
    if (set.kind === 'superTieBreak') {
      const cell = {
        x: x - setWidth / 2 + 4,
        y: line.y + 28,
        width: setWidth - 8,
        height: line.height - 56,
      };
      pen.box(cell, theme.inverseRaised, 14);
      pen.outline(cell, theme.inverseBorder, 14, 3);
    }
    const size = set.kind === 'superTieBreak' ? 72 : 100;
    const color = isLost ? theme.onInverseMuted : theme.onInverse;
    const weight = isLost ? 560 : 850;
    const points = String(side === 1 ? set.team1 : set.team2);
    pen.text(points, x, y, { size, weight, color, align: 'center' });
    if (isLost && set.tieBreak !== null) {
      const right = x + pen.measure(points, { size, weight }) / 2 + 4;
      pen.text(String(set.tieBreak), right, y - 32, { size: 40, weight: 560, color });
    }
  });
}

function drawNotes(pen: Pen, notes: readonly string[], { x, y, width }: Box) {
  const shown = notes.filter((note) => note !== '');
  shown.forEach((note, index) => {
    const { size, lines } = pen.fit(note, width, { sizes: [40, 34], lines: 1, weight: 560 });
    const style = { size, weight: 560, color: pen.theme.muted } as const;
    pen.text(lines[0] ?? '', x, y + 46 + index * 54, style);
  });
}
