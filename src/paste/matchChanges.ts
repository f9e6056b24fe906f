import { chatOf } from '../reading/messages.ts';
import {
  dateReader,
  daysBefore,
  readTime,
  spanishWeekdays,
  weekdayOf,
  weekdayOn,
} from '../reading/dates.ts';
import { isPostponed } from '../matches/announcedMatch.ts';
import { nameKey } from '../padel/nameKey.ts';
import { plainKey } from '../padel/plainKey.ts';
import { daysBetween } from '../padel/spanishDate.ts';
import type { CivilDate, CivilTime } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { codesIn, matchCode } from './matchCode.ts';
import { pairFinder, type PairFinder } from './reading/pairNames.ts';
import type { Authors } from './reading/reader.ts';

/** An announced match that a message puts off, or its new day or hour. */
type MatchChange = {
  match: UpcomingMatch;
  /** The message. */
  words: string;
  /** `null`: it is put off, and nobody says until when. */
  moment: { date: CivilDate; time: CivilTime } | null;
};

type Context = {
  matches: readonly UpcomingMatch[];
  /** The pair of each member of the chat who says *we*. */
  authors: Authors;
  today: CivilDate;
};

/** *se suspendió por lluvia*, *queda postergado* */
const putOff =
  /\b(?:suspend|posterg|reprogram|aplaz)[a-z]*|\bpor (?:la )?(?:lluvia|tormenta)|\bllovio\b/u;
/** *pasamos al martes*: a new day has to follow. */
const moved =
  /\b(?:pas(?:amos|an|a|ar|aron|o|emos)|corr(?:emos|en|ieron|imos)|mov(?:emos|ieron|imos)|cambi(?:amos|aron|a|o)|qued(?:amos|o|a)|reprogram[a-z]*|jug(?:amos|aran|aremos)|se juega)\b/u;
/** Nothing has happened yet, or nobody knows. */
const isOpen =
  /[?¿]|\bsi (?:no )?(?:llueve|sigue|para|llega|hay)|\bsi se suspende|\b(?:podemos|podriamos|capaz|quizas?)\b|\bno se (?:suspend|posterg|reprogram)/u;

/** So many days before or after a message the match is that it can be about. */
const furthest = 14;

/** The last change that a chat tells of each announced match; one that is made already is left out. */
export function matchChanges(text: string, context: Context): readonly MatchChange[] {
  const changes = new Map<string, MatchChange>();
  const find = pairFinder(
    context.matches.flatMap(({ team1, team2, category }) =>
      [team1, team2].map((name) => ({ name, category, players: null })),
    ),
  );
  for (const { body, sender, days } of chatOf(text, context.today).messages) {
    const key = plainKey(body);
    if (body.length > 300 || isOpen.test(key)) continue;
    const [day = context.today] = days;
    const moment = momentIn(key, day);
    const isMoved = moment !== null && moved.test(key);
    if (!isMoved && !putOff.test(key)) continue;
    for (const match of matchesMeant(body, { sender, day }, context, find)) {
      const { date, time } = match;
      const next = isMoved ? { date: moment.date ?? date, time: moment.time ?? time } : null;
      changes.set(match.id, { match, words: body, moment: next });
    }
  }
  return [...changes.values()].filter(({ match, moment }) =>
    moment === null
      ? !isPostponed(match)
      : moment.date >= context.today &&
        (isPostponed(match) || moment.date !== match.date || moment.time !== match.time),
  );
}

/** The matches of a code, else of the pairs that are named or write, else all of that day. */
function matchesMeant(
  words: string,
  { sender, day }: { sender: string | null; day: CivilDate },
  { matches, authors }: Context,
  find: PairFinder,
): readonly UpcomingMatch[] {
  const codes = codesIn(words);
  const coded = matches.filter(({ id }) => codes.includes(matchCode(id)));
  if (coded.length > 0) return coded;
  const said = find(words).flatMap(({ isClear, pairs }) => (isClear ? pairs : []));
  const own = sender === null ? undefined : authors[sender];
  const isNamed = (name: string, { category }: UpcomingMatch) =>
    said.some((pair) => pair.category === category && pair.name === name);
  const isOwn = (name: string) => own !== undefined && nameKey(own) === nameKey(name);
  const near = matches
    .filter(({ date }) => daysBetween(date, day) <= furthest)
    .sort((one, other) => daysBetween(one.date, day) - daysBetween(other.date, day));
  const both = near.filter((match) => isNamed(match.team1, match) && isNamed(match.team2, match));
  const named = near.filter((match) => isNamed(match.team1, match) || isNamed(match.team2, match));
  const ofOwn = near.filter(({ team1, team2 }) => isOwn(team1) || isOwn(team2));
  const [nearest] = [both, named, ofOwn].find((found) => found.length > 0) ?? [];
  return nearest === undefined ? near.filter(({ date }) => date === day) : [nearest];
}

/** The new day or hour that a text names; `null`: neither. */
function momentIn(
  key: string,
  day: CivilDate,
): { date: CivilDate | null; time: CivilTime | null } | null {
  const date = dayIn(key, day);
  const hours = key.match(/\d{1,2}[:.]\d{2}(?!\d)|\d{1,2} ?(?:hs?\b|horas\b)|a las \d{1,2}\b/gu);
  const time = readTime((hours?.at(-1) ?? '').replace(/^a las (\d+)$/u, '$1 h'));
  return date === null && time === '' ? null : { date, time: time === '' ? null : time };
}

function dayIn(key: string, day: CivilDate): CivilDate | null {
  const [, number] =
    /\b(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2} de [a-z]{4,10}(?: de \d{4})?)(?!\d)/u.exec(key) ??
    [];
  if (number !== undefined) return dateReader('coming', day, 'day')(number);
  if (/\bpasado manana\b/u.test(key)) return daysBefore(day, -2);
  if (/(?<!por la |a la |de la |esta )\bmanana\b/u.test(key)) return daysBefore(day, -1);
  // The last one that is named: *del jueves al martes*.
  const named = key.match(new RegExp(`\\b(?:${spanishWeekdays.join('|')})\\b`, 'gu'))?.at(-1);
  if (named === undefined) return null;
  const ahead = (weekdayOf(named) - weekdayOn(day) + 7) % 7;
  return daysBefore(day, -(ahead === 0 ? 7 : ahead));
}
