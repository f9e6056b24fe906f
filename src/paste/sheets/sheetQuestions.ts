import { isFarDay } from '../../admin/form/remarks.ts';
import type { Season } from '../../league/season.ts';
import type { CivilDate, CivilTime } from '../../padel/time.ts';
import {
  countedFrom1904,
  datedSet,
  dateReader,
  daysBefore,
  dayOrderOf,
  readHourCell,
  splitMoment,
  type DayOrder,
  type ScoreOrder,
} from '../../reading/dates.ts';
import type { Column } from '../../reading/columnNames.ts';
import type { ChosenColumns, OpenColumn } from '../../reading/columns.ts';
import { readMoment } from '../reading/moment.ts';

/** A question that is asked once for the whole table. */
export type SheetQuestion =
  /** Columns that are not read, and what the others hold. */
  | { kind: 'columns'; columns: readonly OpenColumn[]; taken: readonly Column[] }
  /** Days in numbers that can be read in both orders; `head`: the name of their column. */
  | {
      kind: 'dayOrder';
      head: string;
      examples: readonly { cell: string; day: CivilDate; month: CivilDate }[];
    }
  /** Sets that a spreadsheet took for days; `head`: the name of the first one's column. */
  | {
      kind: 'scoreOrder';
      head: string;
      examples: readonly { cell: string; shown: string; turned: string }[];
    }
  /** Days that no season has; `later`: the first of them, if the table counts its days from 1904. */
  | { kind: 'outside'; head: string; rows: number; first: CivilDate; later: CivilDate | null };

/** The answers to these questions; one that is missing has not been given. */
export type SheetAnswers = {
  columns?: ChosenColumns;
  dayOrder?: DayOrder;
  scoreOrder?: ScoreOrder;
  outside?: 'kept' | 'later' | 'none';
};

/** The league's days: those before its first season and beyond a year from now are asked about. */
export type SheetCalendar = { today: CivilDate; seasons: readonly Pick<Season, 'firstDay'>[] };

/** A question shows at most so many examples. */
const mostExamples = 2;

/** A day as its cell says it; `options`: the days that it can mean where that is not certain. */
type DayInCell = { date: CivilDate | null; options: readonly CivilDate[] };

type DayColumn = { cells: readonly string[]; played: readonly string[]; head: string };

/** A day without a year that lies farther back is of another one, or the month stands first, days. */
const longestDelay = 92;

/** Reads the days, hours and sets of a table, and keeps what the administrator has to be asked about them. */
export class CellReader {
  readonly #calendar: SheetCalendar;
  readonly #answers: SheetAnswers;
  readonly #days: DayColumn;
  readonly #order: DayOrder | null;
  readonly #sets = new Map<string, { numbers: readonly [number, number]; head: string }>();
  readonly #outside: CivilDate[] = [];

  /**
   * @param days the cells of the column of days, those of rows with a score, and its name
   * @param isDayFirst whether the table is in a language that writes the day before the month
   */
  constructor(
    days: DayColumn,
    isDayFirst: boolean,
    calendar: SheetCalendar,
    answers: SheetAnswers,
  ) {
    this.#days = days;
    this.#calendar = calendar;
    this.#answers = answers;
    const order = dayOrderOf(days.cells, calendar.today);
    this.#order = order ?? (isDayFirst && this.#haveBeen() ? 'day' : null);
  }

  /** Whether no match lies ahead or long ago, if the day stands first: a table of results says nothing else then. */
  #haveBeen(): boolean {
    const { today } = this.#calendar;
    const read = dateReader('past', today, 'day');
    const from = daysBefore(today, longestDelay);
    return this.#days.played.every((cell) => {
      const date = read(cell) ?? today;
      return date <= today && (/\d{4}|\d\D+\d+\D+\d/u.test(cell) || date >= from);
    });
  }

  /**
   * The day of a row.
   * @param missing which year is meant where none is said
   */
  day(cell: string, missing: 'past' | 'coming'): DayInCell {
    const { today, seasons } = this.#calendar;
    const { dayOrder, outside } = this.#answers;
    const read = dateReader(missing, today, dayOrder ?? this.#order ?? 'day');
    const date = read(cell);
    if (date === null) return { date, options: cell === '' ? [] : this.#options(cell, read) };
    if (!isFarDay(date, today, seasons)) return { date, options: [] };
    this.#outside.push(date);
    const isNone = outside === 'none';
    return {
      date: isNone ? null : outside === 'later' ? countedFrom1904(date) : date,
      options: [],
    };
  }

  /** The days that a cell names among other words, the last one first: `14/11 → 16/11`, `sábado 14`. */
  #options(cell: string, read: ReturnType<typeof dateReader>): CivilDate[] {
    const { today } = this.#calendar;
    const named = cell.match(/\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?/gu) ?? [];
    const days = named.flatMap((text) => read(text) ?? []).filter((day) => day <= today);
    return days.length > 0
      ? [...new Set(days.reverse())]
      : [...(readMoment(cell, [today], today, 'heading').days ?? [])];
  }

  /** The hour of a row, from its own cell or behind its day; empty: none, `null`: one that cannot be read. */
  time(cell: string, dayCell: string): CivilTime | null {
    return cell === '' ? splitMoment(dayCell).time : readHourCell(cell) || null;
  }

  /** A set, or a whole score, as it was before a spreadsheet took it for a day or a fraction (`6,4`). */
  set(cell: string, head: string): string {
    const [, games, others] = /^(\d{1,2})[.,](\d{1,2})$/u.exec(cell.trim()) ?? [];
    if (games !== undefined) return `${games}-${others}`;
    const numbers = datedSet(cell);
    if (numbers === null) return cell;
    this.#sets.set(cell, { numbers, head });
    return setsText(numbers, this.#answers.scoreOrder ?? 'shown');
  }

  /** The open questions, once the rows were read. */
  questions(): SheetQuestion[] {
    const { dayOrder, scoreOrder, outside } = this.#answers;
    const { head } = this.#days;
    const questions: SheetQuestion[] = [];
    // Sets with as many games for both say nothing.
    const sets = [...this.#sets].sort(([, one], [, other]) => spread(other) - spread(one));
    const [first] = sets;
    if (scoreOrder === undefined && first !== undefined) {
      questions.push({
        kind: 'scoreOrder',
        head: first[1].head,
        examples: sets.slice(0, mostExamples).map(([cell, { numbers }]) => ({
          cell,
          shown: setsText(numbers, 'shown'),
          turned: setsText(numbers, 'turned'),
        })),
      });
    }
    const examples = dayOrder === undefined && this.#order === null ? this.#dayExamples() : [];
    if (examples.length > 0) questions.push({ kind: 'dayOrder', head, examples });
    const [farthest] = [...this.#outside].sort();
    if (outside === undefined && farthest !== undefined) {
      const { today, seasons } = this.#calendar;
      const later = countedFrom1904(farthest);
      questions.push({
        kind: 'outside',
        head,
        rows: this.#outside.length,
        first: farthest,
        later: isFarDay(later, today, seasons) ? null : later,
      });
    }
    return questions;
  }

  #dayExamples() {
    const { today } = this.#calendar;
    const byDay = dateReader('past', today, 'day');
    const byMonth = dateReader('past', today, 'month');
    const examples = [...new Set(this.#days.cells)].flatMap((cell) => {
      const [day, month] = [byDay(cell), byMonth(cell)];
      return day === null || month === null || day === month ? [] : [{ cell, day, month }];
    });
    return examples.slice(0, mostExamples);
  }
}

function spread({ numbers: [one, other] }: { numbers: readonly [number, number] }): number {
  return Math.abs(one - other);
}

function setsText([first, second]: readonly [number, number], order: ScoreOrder): string {
  return order === 'shown' ? `${first}-${second}` : `${second}-${first}`;
}
