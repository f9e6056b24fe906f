import { isFarDay } from '../../admin/form/remarks.ts';
import type { Season } from '../../league/season.ts';
import type { CivilDate, CivilTime } from '../../padel/time.ts';
import {
  countedFrom1904,
  datedSet,
  dateReader,
  dayOrderOf,
  readHourCell,
  splitMoment,
  type DayOrder,
  type ScoreOrder,
} from '../../reading/dates.ts';
import type { ChosenColumns, Column, OpenColumn } from '../../reading/columns.ts';

/** A question that is asked once for the whole table. */
export type SheetQuestion =
  /** Columns that are not read, and what the others hold. */
  | { kind: 'columns'; columns: readonly OpenColumn[]; taken: readonly Column[] }
  /** Days in numbers that can be read in both orders. */
  | { kind: 'dayOrder'; examples: readonly { cell: string; day: CivilDate; month: CivilDate }[] }
  /** Sets that a spreadsheet took for days. */
  | { kind: 'scoreOrder'; examples: readonly { cell: string; shown: string; turned: string }[] }
  /** Days that no season has; `later`: the first of them, if the table counts its days from 1904. */
  | { kind: 'outside'; rows: number; first: CivilDate; later: CivilDate | null }
  /** Rows whose day is missing or cannot be read. */
  | { kind: 'day'; rows: number; cells: readonly string[] }
  /** Hours that cannot be read. */
  | { kind: 'times'; cells: readonly string[] };

/** The answers to these questions; one that is missing has not been given. */
export type SheetAnswers = {
  columns?: ChosenColumns;
  dayOrder?: DayOrder;
  scoreOrder?: ScoreOrder;
  outside?: 'kept' | 'later' | 'none';
  /** The day of the rows that lack it; `null`: it is put in row by row. */
  day?: CivilDate | null;
  /** The rows are saved without the hours that cannot be read. */
  times?: true;
};

/** The league's days: those before its first season and beyond a year from now are asked about. */
export type SheetCalendar = { today: CivilDate; seasons: readonly Pick<Season, 'firstDay'>[] };

/** A question shows at most so many examples. */
const mostExamples = 2;

/** Reads the days, hours and sets of a table, and keeps what the administrator has to be asked about them. */
export class CellReader {
  readonly #calendar: SheetCalendar;
  readonly #answers: SheetAnswers;
  readonly #days: readonly string[];
  readonly #order: DayOrder | null;
  readonly #sets = new Map<string, readonly [number, number]>();
  readonly #outside: CivilDate[] = [];
  readonly #undated: string[] = [];
  readonly #unreadTimes = new Set<string>();

  /** @param days the cells of the column of days */
  constructor(days: readonly string[], calendar: SheetCalendar, answers: SheetAnswers) {
    this.#days = days;
    this.#calendar = calendar;
    this.#answers = answers;
    this.#order = dayOrderOf(days, calendar.today);
  }

  /**
   * The day of a row; `null`: it has none that can be read.
   * @param missing which year is meant where none is said
   */
  day(cell: string, missing: 'past' | 'coming'): CivilDate | null {
    const { today, seasons } = this.#calendar;
    const { dayOrder, outside, day = null } = this.#answers;
    const order = dayOrder ?? this.#order ?? 'day';
    const read = dateReader(missing, today, order)(cell);
    const isOutside = read !== null && isFarDay(read, today, seasons);
    if (isOutside) this.#outside.push(read);
    const date =
      read === null || !isOutside || outside === undefined || outside === 'kept'
        ? read
        : outside === 'later'
          ? countedFrom1904(read)
          : null;
    if (date === null) this.#undated.push(cell);
    return date ?? day;
  }

  /** The hour of a row, from its own cell or behind its day; empty: none, or none that can be read. */
  time(cell: string, dayCell: string): CivilTime {
    if (cell === '') return splitMoment(dayCell).time;
    const time = readHourCell(cell);
    if (time === '') this.#unreadTimes.add(cell);
    return time;
  }

  /** A set, or a whole score, as it was before a spreadsheet took it for a day or a fraction (`6,4`). */
  set(cell: string): string {
    const [, games, others] = /^(\d{1,2})[.,](\d{1,2})$/u.exec(cell.trim()) ?? [];
    if (games !== undefined) return `${games}-${others}`;
    const numbers = datedSet(cell);
    if (numbers === null) return cell;
    this.#sets.set(cell, numbers);
    return setsText(numbers, this.#answers.scoreOrder ?? 'shown');
  }

  /** The open questions, once the rows were read. */
  questions(): SheetQuestion[] {
    const { dayOrder, scoreOrder, outside, day, times } = this.#answers;
    const questions: SheetQuestion[] = [];
    if (scoreOrder === undefined && this.#sets.size > 0) {
      // Sets with as many games for both say nothing.
      const sets = [...this.#sets].sort((one, other) => spread(other) - spread(one));
      questions.push({
        kind: 'scoreOrder',
        examples: sets.slice(0, mostExamples).map(([cell, numbers]) => ({
          cell,
          shown: setsText(numbers, 'shown'),
          turned: setsText(numbers, 'turned'),
        })),
      });
    }
    if (dayOrder === undefined && this.#order === null) {
      questions.push({ kind: 'dayOrder', examples: this.#dayExamples() });
    }
    const [first] = [...this.#outside].sort();
    if (outside === undefined && first !== undefined) {
      const { today, seasons } = this.#calendar;
      const later = countedFrom1904(first);
      questions.push({
        kind: 'outside',
        rows: this.#outside.length,
        first,
        later: isFarDay(later, today, seasons) ? null : later,
      });
    }
    if (day === undefined && this.#undated.length > 0) {
      const cells = [...new Set(this.#undated.filter((cell) => cell !== ''))];
      questions.push({ kind: 'day', rows: this.#undated.length, cells });
    }
    if (times === undefined && this.#unreadTimes.size > 0) {
      questions.push({ kind: 'times', cells: [...this.#unreadTimes] });
    }
    return questions;
  }

  #dayExamples() {
    const { today } = this.#calendar;
    const byDay = dateReader('past', today, 'day');
    const byMonth = dateReader('past', today, 'month');
    const examples = [...new Set(this.#days)].flatMap((cell) => {
      const [day, month] = [byDay(cell), byMonth(cell)];
      return day === null || month === null || day === month ? [] : [{ cell, day, month }];
    });
    return examples.slice(0, mostExamples);
  }
}

function spread([, [one, other]]: readonly [string, readonly [number, number]]): number {
  return Math.abs(one - other);
}

function setsText([first, second]: readonly [number, number], order: ScoreOrder): string {
  return order === 'shown' ? `${first}-${second}` : `${second}-${first}`;
}
