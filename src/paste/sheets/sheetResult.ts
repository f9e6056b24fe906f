import type { CategoryName } from '../../league/category.ts';
import type { PlacedInSeason } from '../../league/season.ts';
import { ruleOfMatch } from '../../league/ruleOfMatch.ts';
import { settings } from '../../league/settings.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { isPartOf } from '../../padel/names.ts';
import { detailsFrom, type DetailName } from '../../padel/result.ts';
import { parseScore, setsWonBy, splitEnding } from '../../padel/score.ts';
import { otherSide, type Side } from '../../padel/setScore.ts';
import type { CivilDate, CivilTime } from '../../padel/time.ts';
import { namesWinner, pairsOfMeeting, saysYes } from '../../reading/columns.ts';
import { isBeside, type Column } from '../../reading/columnNames.ts';
import { daysBefore, weekdayOf, weekdayOn } from '../../reading/dates.ts';
import { leftoversIn } from '../reading/coverage.ts';
import { statementOf, type Asked, type Statement } from '../reading/readResult.ts';
import { findScores } from '../reading/scoreInText.ts';
import { signsBeside, type teamFinder } from './knownTeams.ts';
import { categoryOfCell } from './sheetHeading.ts';
import type { CellReader } from './sheetQuestions.ts';
import type { SheetRow } from './sheetRow.ts';

/** What merged cells, headings and titles above a row say. */
export type Above = {
  category: CategoryName;
  date: string;
  /** The cell above whose category the league does not have; empty: there is none. */
  unknownCategory: string;
};

/** The state of a match that was played: it says nothing of its result. */
const played = /^(?:jugado|jugada|finalizado|finalizada|terminado|terminada|cargado|ok)$/iu;
const notYet = /^(?:[-–—./\s]*|pendiente|a jugar|por jugar|sin jugar)$/iu;
const numbers: readonly (1 | 2 | 3)[] = [1, 2, 3];

/** The two pairs of a row, in the words of their cells; empty: it lacks one. */
export function teamsOf(row: SheetRow): readonly [string, string] {
  const players = ([1, 2, 3, 4] as const).map((number) => row.get(`player${number}`));
  const [one, two, three, four] = players;
  if (players.every((player) => player !== '')) return [`${one} / ${two}`, `${three} / ${four}`];
  const meeting = pairsOfMeeting(row.get('meeting'));
  if (meeting !== null) return meeting;
  const teams = [row.get('team1'), row.get('team2')] as const;
  // A table of winners and losers.
  return teams.some((team) => team !== '')
    ? teams
    : [row.get('winner').replace(namesWinner, ''), row.get('loser')];
}

/** Whether a row says that its match was not played yet. */
export function isToCome(row: SheetRow): boolean {
  const cells = [...row.of('score'), ...row.of('set1'), ...row.of('set1team1')];
  return cells.every(({ text }) => notYet.test(text)) && saysYes(row.get('walkover')) !== true;
}

/** A note by which the sets beside it are those of a match that was broken off. */
const brokenOff = /^(?:por )?(?:abandono|abandonaron|retiro|retiraron|ret\.?|lesi[oó]n)$/iu;

/** Reads the results of a table: each cell is understood, or left over in its row. */
export class ResultReader {
  readonly #cells: CellReader;
  readonly #find: ReturnType<typeof teamFinder>;

  constructor(cells: CellReader, find: ReturnType<typeof teamFinder>) {
    this.#cells = cells;
    this.#find = find;
  }

  read(row: SheetRow, above: Above): Statement {
    const named = teamsOf(row);
    const score = this.#score(row);
    const { category, teams } = this.#pairs(row, named, above.category);
    const { date, options } = this.#day(row, above.date);
    const time = this.#time(row);
    const claims = claimsOf(row, (text) => {
      const known = this.#find(text, category) ?? '';
      // A pair may be called *Gana la Zurda*.
      return (
        sideCalled(text, ...named) ??
        sideNamed(text.replace(namesWinner, ''), ...named) ??
        sideNamed(text.replace(namesWinner, ''), ...teams) ??
        sideCalled(known, ...teams)
      );
    });
    const counts = countsOfRow(row);
    this.#beside(row, score, date);
    const { words, leftovers } = row.said();
    const outcome = outcomeOf(score, claims, { date: date ?? '', ...counts });
    return statementOf(
      {
        words,
        leftovers,
        isResult: true,
        date,
        said: date,
        matchId: null,
        dayOptions: date === null ? options : [],
        ...counts,
        ...detailsFrom((name) => (name === 'time' ? time || null : textOf(row, name))),
      },
      {
        category: category === '' ? null : category,
        team1: teams[0],
        team2: teams[1],
        score,
        winner: outcome.winner,
      },
      { asked: outcome.asked, options: [], order: outcome.order },
    );
  }

  #pairs(row: SheetRow, named: readonly [string, string], above: CategoryName) {
    const [cell] = row.of('category');
    const own = cell === undefined ? above : categoryOfCell(cell.text);
    if (cell !== undefined && own === '') row.leave(cell.index);
    const found = own === '' && cell === undefined ? this.#categoryOf(named) : own;
    const names = named.map((name) => this.#find(name, found));
    // Both cannot be the same pair: then each stays as it was written.
    const areTwo = names[0] === null || names[0] !== names[1];
    const teams = named.map((name, side) => (areTwo ? (names[side] ?? name) : name));
    const known = names.filter((name) => name !== null);
    for (const { index, text } of nameCells(row)) {
      const meant = known.filter((name) => isPartOf(name, text) || isPartOf(text, name));
      if (meant.length > 0) row.leave(index, signsBeside(text, meant.join(' ')));
      if (named.some((name, side) => names[side] === null && name === text)) row.ask(index);
    }
    return { category: found, teams: [teams[0] ?? '', teams[1] ?? ''] as const };
  }

  /** The only category in which two pairs have these names; empty: there is none. */
  #categoryOf([one, other]: readonly [string, string]): CategoryName {
    const own = settings().categories.filter(
      ({ name }) => this.#find(one, name) !== null && this.#find(other, name) !== null,
    );
    return own.length === 1 ? (own[0]?.name ?? '') : '';
  }

  #day(row: SheetRow, above: string) {
    const [cell] = row.of('date');
    const day = this.#cells.day(cell?.text ?? above, 'past');
    if (cell !== undefined && day.date === null && day.options.length === 0) row.leave(cell.index);
    if (cell !== undefined && day.options.length > 0) row.leave(cell.index);
    // A form was sent on the evening of its match, or later.
    const [sent] = row.of('sent');
    if (cell !== undefined || sent === undefined || day.date !== null) return day;
    const { date, options } = this.#cells.day(sent.text, 'past');
    if (date === null) row.leave(sent.index);
    return { date: null, options: date === null ? options : [date, daysBefore(date, 1)] };
  }

  #time(row: SheetRow): CivilTime {
    const [cell] = row.of('time');
    const [day] = row.of('date');
    const time = this.#cells.time(cell?.text ?? '', day?.text ?? '');
    if (time === null && cell !== undefined) row.leave(cell.index);
    return time ?? '';
  }

  /** The score as its cells say it; what is beside the numbers is left over. */
  #score(row: SheetRow): string {
    const [whole] = row.of('score');
    const sets = numbers
      .map((set) => {
        const [one, other] = [row.get(`set${set}team1`), row.get(`set${set}team2`)];
        const [cell] = row.of(`set${set}`);
        if (one !== '' || other !== '') return `${one}-${other}`;
        return cell === undefined || notYet.test(cell.text)
          ? ''
          : this.#cells.set(cell.text, cell.head);
      })
      .filter((set) => set !== '')
      .join(', ');
    const isCounted = whole !== undefined && saysCount(whole.text, sets);
    const said = whole === undefined || isCounted ? sets : this.#scoreIn(row, whole);
    if (whole !== undefined && sets !== '' && gamesOf(sets) !== gamesOf(said))
      row.leave(whole.index);
    const [walkover] = row.of('walkover');
    if (walkover === undefined) return formatScore(parseScore(said + endingOf(row, said)));
    const isAbsent = saysYes(walkover.text);
    const isOther = isAbsent !== false && parseScore(said).kind !== 'walkover' && said !== '';
    if (isAbsent === null || isOther) row.leave(walkover.index);
    return isAbsent === true && said === '' ? 'W.O.' : formatScore(parseScore(said));
  }

  #scoreIn(row: SheetRow, { index, text, head }: { index: number; text: string; head: string }) {
    const set = this.#cells.set(text, head);
    if (parseScore(set).kind !== 'text') return set;
    const [found, ...others] = findScores(text);
    if (found === undefined || others.length > 0 || found.isMended) return text;
    const { before = '', ending } = splitEnding(text) ?? {};
    if (ending !== undefined && before !== '') return text;
    const left = leftoversIn(text, [{ by: 'score', start: found.start, end: found.end }]);
    row.leave(index, left);
    return formatScore(found.score);
  }

  /** The cells that fix no value: they agree with it, or say nothing, or are left over. */
  #beside(row: SheetRow, score: string, date: CivilDate | null) {
    for (const { index, text } of row.of('weekday')) {
      if (date === null || weekdayOf(text) !== weekdayOn(date)) row.leave(index);
    }
    for (const { index, text, head } of row.of('beside')) {
      if (!isBeside(head, text)) row.leave(index);
    }
    const parsed = parseScore(score);
    for (const side of [1, 2] as const) {
      for (const { index, text } of row.of(`sets${side}`)) {
        const won = parsed.kind === 'sets' ? setsWonBy(side, parsed.sets) : -1;
        if (Number(text) !== won) row.leave(index);
      }
    }
    for (const { index, text, head } of row.of('note')) {
      const isEnding =
        brokenOff.test(text) && parsed.kind === 'sets' && parsed.ending === 'retired';
      const isSaid =
        isEnding || played.test(text) || isBeside(head, text) || saysCount(text, score);
      if (!isSaid && leftoversIn(text, []).length > 0) row.leave(index);
    }
    if (pairsOfMeeting(row.get('meeting')) === null) leaveAll(row, 'meeting');
    for (const column of ['pair', 'players'] as const) leaveAll(row, column);
  }
}

/** The ending that a note says beside sets that nobody has won by. */
function endingOf(row: SheetRow, said: string): string {
  const score = parseScore(said);
  const isOpen = score.kind === 'sets' && score.winner === null;
  return isOpen && row.of('note').some(({ text }) => brokenOff.test(text)) ? ' ret.' : '';
}

function leaveAll(row: SheetRow, column: Column) {
  for (const { index } of row.of(column)) row.leave(index);
}

function nameCells(row: SheetRow) {
  const players = ['player1', 'player2', 'player3', 'player4'] as const;
  return (['team1', 'team2', 'winner', 'loser', 'meeting', ...players] as const).flatMap((column) =>
    row.of(column),
  );
}

/** The numbers of a score's sets alone. */
function gamesOf(text: string): string {
  const score = parseScore(text);
  return score.kind === 'sets'
    ? score.sets.map(({ team1, team2 }) => `${team1}-${team2}`).join()
    : text;
}

/** `2-0` beside `6-4, 6-3`: how many sets each has won. */
function saysCount(text: string, score: string): boolean {
  const parsed = parseScore(score);
  const [, one, other] = /^(\d)\s?[-a:]\s?(\d)$/u.exec(text.trim()) ?? [];
  return (
    parsed.kind === 'sets' &&
    one !== undefined &&
    setsWonBy(1, parsed.sets) === Number(one) &&
    setsWonBy(2, parsed.sets) === Number(other)
  );
}

/** What a row says that its match counts for, as a sheet of this site has it: a friendly, or another season. */
export function countsOfRow(row: SheetRow): { seasonId?: string; stage?: string } {
  const [cell] = row.of('counts');
  if (cell === undefined) return {};
  const key = nameKey(cell.text);
  if (key === 'amistoso') return { stage: 'AM' };
  if (key === 'la tabla' || key === 'tabla') return {};
  const season = settings().seasons.find(({ name }) => nameKey(name) === key);
  if (season?.id != null) return { seasonId: season.id };
  row.leave(cell.index);
  return {};
}

function textOf(row: SheetRow, column: DetailName): string | null {
  const texts = row.of(column).map(({ text }) => text);
  return texts.length === 0 ? null : [...new Set(texts)].join(', ');
}

type Claim = Side | 'nobody';

/**
 * Who won, as each cell says it that names a winner or a loser, apart from the numbers.
 * @param sideOf the pair of the row that a cell means
 */
function claimsOf(row: SheetRow, sideOf: (text: string) => Side | null): Claim[] {
  const claims: (Claim | null)[] = [];
  for (const { text } of row.of('winner')) claims.push(sideOf(text) ?? 'nobody');
  for (const { text } of row.of('loser')) claims.push(otherSide(sideOf(text)) ?? 'nobody');
  for (const { text } of row.of('score')) {
    // `ganó La Víbora 6-4 6-3`
    const [score] = findScores(text);
    const name = score === undefined ? '' : text.slice(0, score.start) + text.slice(score.end);
    if (/\p{L}{3}/u.test(name)) claims.push(sideOf(name.trim()));
  }
  for (const [column, side] of [
    ['won1', 1],
    ['won2', 2],
  ] as const) {
    for (const { index, text } of row.of(column)) {
      const yes = saysYes(text);
      if (yes === null) row.leave(index);
      else claims.push(yes ? side : otherSide(side));
    }
  }
  return claims.filter((claim) => claim !== null);
}

/** The pair that a cell means: its name, some words that the other one's name does not have, or its number or letter. */
function sideNamed(cell: string, team1: string, team2: string): Side | null {
  const called = sideCalled(cell, team1, team2);
  if (called !== null) return called;
  const number = /^(?:pareja |equipo |dupla |p)?([12ab])$/u.exec(nameKey(cell))?.[1];
  if (number !== undefined) return number === '1' || number === 'a' ? 1 : 2;
  if (/^local$/iu.test(cell.trim())) return 1;
  if (/^visitante$/iu.test(cell.trim())) return 2;
  const isFirst = isPartOf(cell, team1);
  if (isFirst === isPartOf(cell, team2)) return null;
  return isFirst ? 1 : 2;
}

function sideCalled(cell: string, team1: string, team2: string): Side | null {
  const name = nameKey(cell);
  if (name === nameKey(team1)) return 1;
  return name === nameKey(team2) ? 2 : null;
}

/** A table prints the numbers of its first pair first: certain, unless a cell says otherwise. */
function outcomeOf(score: string, claims: readonly Claim[], match: PlacedInSeason) {
  const parsed = parseScore(score);
  const won = parsed.kind === 'sets' ? parsed.winner : null;
  const [first = null, ...others] = claims;
  const isOne = others.every((claim) => claim === first);
  const said = isOne && first !== 'nobody' ? first : null;
  const winner = won ?? said;
  const isOfNobody =
    claims.length === 0 && endsWithoutWinner(score, ruleOfMatch(match, settings()));
  const asked: Asked[] =
    (winner === null && !isOfNobody) || first === 'nobody'
      ? [{ why: 'winner', words: null }]
      : !isOne || (said !== null && said !== winner)
        ? [{ why: 'numbers', words: null }]
        : [];
  return { winner, asked, order: { first: 1 as const, ahead: won, said } };
}
