import type { PairRows } from '../pairs/pairNews.ts';
import { isMatchEntry, type MatchEntry } from '../matches/history.ts';
import type { ChangeGroup } from './describeChange.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { Pair } from '../padel/pair.ts';
import { rivalOf } from '../matches/pairMatches.ts';
import type { Result } from '../padel/result.ts';
import { formatLongDate, formatTime } from '../padel/spanishDate.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

type Named = Pick<Pair, 'id' | 'name' | 'players'>;

/** The results and matches of a pair against another one, which a merge of the two removes. */
export function metIn(rows: PairRows, from: Named, into: Named): PairRows {
  const isMet = (match: Result | UpcomingMatch) =>
    nameKey(rivalOf(match, from)) === nameKey(into.name);
  return { results: rows.results.filter(isMet), matches: rows.matches.filter(isMet) };
}

/**
 * Says what follows when a pair is merged into another one.
 * @param rows `null`: they could not be read
 */
export function mergeConsequences(from: Named, into: Named, rows: PairRows | null): string[] {
  const [was, is] = [quoted(from.name), quoted(into.name)];
  const met = rows === null ? null : metIn(rows, from, into);
  const isLeft = ({ id }: Result | UpcomingMatch) =>
    [...(met?.results ?? []), ...(met?.matches ?? [])].every((each) => each.id !== id);
  const left = rows && {
    results: rows.results.filter(isLeft),
    matches: rows.matches.filter(isLeft),
  };
  const count = left === null ? null : countOf(left);
  const metCount = met === null ? 0 : countOf(met);
  const ownPlayers = from.players !== into.players ? from.players : null;
  return [
    count === 0
      ? `${was} no tiene ${metCount === 0 ? '' : 'otros '}resultados ni partidos.`
      : `${sizeOf(left)} de ${was} ${count === 1 ? 'pasa' : 'pasan'} a ${is}.`,
    `${was} deja de estar en la lista y queda como otro nombre de ${is}.`,
    ...(met === null ? [] : metConsequences(met)),
    ...(ownPlayers === null ? [] : [`Los jugadores anotados en ${was} se pierden: ${ownPlayers}.`]),
  ];
}

/** Names the matches that two entries of one pair have against each other. */
function metConsequences(met: PairRows): string[] {
  const { results, matches } = met;
  const count = countOf(met);
  if (count === 0) return [];
  return [
    `Jugaron entre sí, y una pareja no juega contra sí misma: ${count === 1 ? 'ese partido se borra' : `esos ${count} partidos se borran`}. ¿Seguro que es la misma?`,
    ...results.map(
      ({ date, score }) => `Se borra el resultado del ${formatLongDate(date)}: ${score}.`,
    ),
    ...matches.map(
      ({ date, time }) =>
        `Se borra el partido anunciado para el ${formatLongDate(date)}, ${formatTime(time)}.`,
    ),
  ];
}

/** Says what follows when a pair gets another name; empty if only the name changes. */
export function renameConsequences(pair: Named, name: string, rows: PairRows | null): string[] {
  const count = rows === null ? null : rows.results.length + rows.matches.length;
  if (count === 0) return [];
  const follow = `${sizeOf(rows)} de ${quoted(pair.name)} ${count === 1 ? 'pasa' : 'pasan'} a decir ${quoted(name)}.`;
  if (nameKey(pair.name) === nameKey(name)) return [follow];
  return [follow, `El nombre ${quoted(pair.name)} sigue llevando a esta pareja.`];
}

/** Says what follows when a change of several rows is undone. */
export function undoConsequences({ rows: all }: ChangeGroup): string[] {
  const rows = all.filter(isMatchEntry);
  const of = (table: MatchEntry['table'], is: (row: MatchEntry) => boolean) =>
    rows.filter((row) => row.table === table && is(row)).length;
  const pairs = rows.filter(({ table }) => table === 'pairs');
  const renamed = pairs.filter((row) => isUpdate(row) && nameOf(row.before) !== nameOf(row.after));
  const sentences = [
    say(of('results', isInsert), 'resultado se quita', 'resultados se quitan'),
    say(of('results', isDelete), 'resultado vuelve', 'resultados vuelven'),
    say(of('results', isUpdate), 'resultado queda como estaba', 'resultados quedan como estaban'),
    say(
      of('upcoming_matches', isInsert),
      'partido deja de estar anunciado',
      'partidos dejan de estar anunciados',
    ),
    say(
      of('upcoming_matches', isDelete),
      'partido vuelve a estar anunciado',
      'partidos vuelven a estar anunciados',
    ),
    say(
      of('upcoming_matches', isUpdate),
      'partido anunciado queda como estaba',
      'partidos anunciados quedan como estaban',
    ),
  ];
  return [
    ...sentences.flatMap((sentence) => sentence ?? []),
    ...sayPairs(
      pairs.filter(isInsert),
      'se quita, si no tiene otros partidos',
      'se quitan, las que no tengan otros partidos',
    ),
    ...sayPairs(
      pairs.filter(isDelete),
      'vuelve a estar en la lista',
      'vuelven a estar en la lista',
    ),
    ...renamed.map(({ before, after }) => `${nameOf(after)} vuelve a llamarse ${nameOf(before)}.`),
  ];
}

/** The number of results and matches, in words. */
export function countOf({ results, matches }: PairRows): number {
  return results.length + matches.length;
}

/** *7 resultados y 2 partidos*, or only one of the two if the other count is 0. */
function sizeOf(rows: PairRows | null): string {
  if (rows === null) return 'Los resultados y partidos';
  const [results, matches] = [rows.results.length, rows.matches.length];
  const ofResults = results === 1 ? '1 resultado' : `${results} resultados`;
  const ofMatches = matches === 1 ? '1 partido' : `${matches} partidos`;
  if (matches === 0) return ofResults;
  return results === 0 ? ofMatches : `${ofResults} y ${ofMatches}`;
}

function say(count: number, one: string, many: string): string | null {
  if (count === 0) return null;
  return `${count} ${count === 1 ? one : many}.`;
}

/** Names a single pair; counts several. */
function sayPairs(rows: readonly MatchEntry[], one: string, many: string): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (rows.length > 1) return [`${rows.length} parejas ${many}.`];
  return [`${nameOf(first.after ?? first.before)} ${one}.`];
}

function isInsert({ before }: MatchEntry): boolean {
  return before === null;
}

function isDelete({ after }: MatchEntry): boolean {
  return after === null;
}

function isUpdate({ before, after }: MatchEntry): boolean {
  return before !== null && after !== null;
}

function nameOf(row: MatchEntry['before']): string {
  return row !== null && 'name' in row ? quoted(row.name) : '';
}

function quoted(name: string): string {
  return `«${name}»`;
}
