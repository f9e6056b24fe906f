import { categoryTitle } from '../../league/category.ts';
import type { LeagueSettings } from '../../league/league.ts';
import { playedIn } from '../../league/playedIn.ts';
import {
  isFriendly,
  seasonIn,
  seasonOf,
  seasonOn,
  type PlacedInSeason,
  type Season,
} from '../../league/season.ts';
import { ruleOfMatch } from '../../league/ruleOfMatch.ts';
import {
  answerTo,
  countsAs,
  isPostponed,
  pairingOf,
  type AnnouncedMatch,
  type MatchAnswer,
  type Settling,
} from '../../matches/announcedMatch.ts';
import { areAtOneHour, clashOf, type Slot } from '../../matches/clashes.ts';
import { whyUncounted, type CountableResult } from '../../matches/countResult.ts';
import { describePostponed } from '../../matches/rowTexts.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { eveningOf, isAfterMidnight } from '../../padel/evening.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { isSamePlayer } from '../../padel/names.ts';
import { parseScore } from '../../padel/score.ts';
import type { MatchIdentity } from '../../padel/sameMatch.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import {
  daysBetween,
  formatDay,
  formatDayInSentence,
  formatDayOfMonth,
  formatLongDate,
  formatOfDay,
  formatTime,
} from '../../padel/spanishDate.ts';
import { listOf } from '../../padel/spanishText.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { MatchPoints } from '../../league/standingsRule.ts';
import { formatPoints } from '../../standings/standingsText.ts';
import { pointLabels } from '../league/settingFields.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import { likelyEndings } from '../scorePad/likelyEndings.ts';
import { sideFromText, teamNames } from '../scorePad/scoreValue.ts';

/** What is said or asked about a row before it is saved. */
export type Remark<Set = Answer> = {
  /** Its subject and what it is about: once that is meant, the same is not asked again. */
  id: string;
  /** A sentence or question in Spanish; names stand in «». */
  text: string;
  /** `ask`: it has to be answered before the row is saved. */
  level: 'note' | 'ask';
  /** Something to look at, although nothing is asked. */
  isUnusual?: true;
  choices: readonly {
    text: string;
    set: Set;
    /** Its text says that the row is saved. */
    saves?: true;
  }[];
};

/** The texts of a row. */
type Texts = Readonly<
  Partial<
    Record<
      | 'team1'
      | 'team2'
      | 'category'
      | 'date'
      | 'time'
      | 'location'
      | 'score'
      | 'winner'
      | 'interval'
      | 'seasonId'
      | 'stage',
      string
    >
  >
>;

/**
 * The values that a choice sets: texts, the announced match that it is.
 * @property kept the id of what is meant as it is
 * @property asked the id of what is asked again
 */
export type Answer = Texts & { kept?: string; asked?: string; match?: MatchAnswer | null };

/** A row that is to be saved; what is missing is not known, and nothing is said of it. */
export type RemarkValues = {
  kind: 'result' | 'match' | 'pair' | 'fixture' | 'season';
  texts: Texts;
  /** The texts that the row had before: they are asked about no more. Without it all are typed. */
  before?: Texts | undefined;
  /** The ids of the remarks on what is meant as it is. */
  kept: readonly string[];
  /** Whether the last answer saves the row: elsewhere a button of its own saves several. */
  saves?: boolean;
  /** The announced match that a result settles. */
  settling?: Settling<AnnouncedMatch>;
  /** The evening that is being played: after midnight it is not today's. */
  evening?: CivilDate;
  /** The match as it was announced: one that gets its result, or another day. */
  announced?: Announced | undefined;
  /** The result that is corrected. */
  original?: (MatchIdentity & PlacedInSeason) | null;
  /** The match whose season and stage it has unless something else is said: as announced, or as stored. */
  origin?: PlacedInSeason | null;
  /** Whether the list has this match already. */
  isStored?: boolean;
  /** Other new pairs whose names are nearly the same. */
  alike?: readonly string[];
  /** The days on which it may have been played, where it says none. */
  playedOn?: readonly CivilDate[];
  /** The days of the rounds of a fixture. */
  days?: readonly CivilDate[];
  /** The points that a season gives. */
  points?: MatchPoints;
};

type Announced = Pick<AnnouncedMatch, 'date' | 'time' | 'postponedAt'>;

/** The part of the league that a row is compared with. */
export type RemarkLeague = {
  settings: Pick<LeagueSettings, 'seasons' | 'categories'>;
  /** `undefined`: they are not known. */
  pairs?: Pick<KnownPairs, 'near' | 'check' | 'playersOf'> | undefined;
  /** The other results, at least those of its season. */
  results?: readonly (MatchIdentity & CountableResult & PlacedInSeason)[];
  /** The other announced matches, of all categories. */
  matches?: readonly Slot[];
};

type Test = (values: RemarkValues, league: RemarkLeague, today: CivilDate) => readonly Remark[];

/** All that is said or asked about a row, in this order. An id begins with the name of its test. */
const tests = [
  ['name', nameRemarks],
  ['score', scoreRemarks],
  ['day', dayRemarks],
  ['undated', undatedRemarks],
  ['points', pointRemarks],
  ['weekdays', weekdayRemarks],
  ['ending', endingRemarks],
  ['match', matchRemarks],
  ['season', seasonRemarks],
  ['friendly', friendlyRemarks],
  ['met', metRemarks],
  ['coming', comingRemarks],
  ['clash', clashRemarks],
  ['player', playerRemarks],
  ['odd', oddScoreRemarks],
  ['moved', movedRemarks],
  ['past', pastRemarks],
  ['night', nightRemarks],
  ['stored', storedRemarks],
] as const satisfies readonly (readonly [string, Test])[];

type Subject = (typeof tests)[number][0];

/**
 * @param today the day on the league's clock
 * @param subjects those that are asked about; without it all are
 */
export function remarksOf(
  values: RemarkValues,
  league: RemarkLeague,
  today: CivilDate,
  subjects?: readonly Subject[],
): Remark[] {
  return tests
    .filter(([subject]) => subjects?.includes(subject) ?? true)
    .flatMap(([, test]) => test(values, league, today))
    .filter(({ id, level }) => level === 'note' || !values.kept.includes(id));
}

export function isAsked(remarks: readonly Remark<unknown>[]): boolean {
  return remarks.some(({ level }) => level === 'ask');
}

/** The name of the test whose remark it is. */
export function subjectOf({ id }: Remark<unknown>): string {
  return id.split(' ')[0] ?? '';
}

/** Whether it is about what may be half typed: it is asked once the row is to be saved. */
export function waitsForSave(remark: Remark<unknown>): boolean {
  return ['name', 'score', 'day', 'points'].includes(subjectOf(remark));
}

function isTyped({ texts, before }: RemarkValues, ...names: readonly (keyof Texts)[]): boolean {
  return names.some((name) => texts[name] !== before?.[name]);
}

/** The id of the question about a name, however it is written. */
export function nameId({ category, name }: { category: string; name: string }): string {
  return `name ${category.toLocaleLowerCase('es')} ${nameKey(name)}`;
}

/** Names that no pair of the category has: misspelt, or of a pair that the row makes. */
function nameRemarks(values: RemarkValues, { pairs }: RemarkLeague): Remark[] {
  const { kind, texts, alike = [], kept, saves = false } = values;
  const isPasted = kind === 'result' && !saves;
  const { category = '' } = texts;
  return (['team1', 'team2'] as const).flatMap((field): Remark[] => {
    const name = texts[field]?.trim() ?? '';
    // A name of one category may be nobody's in another.
    if (pairs === undefined || name === '' || !isTyped(values, field, 'category')) return [];
    const id = nameId({ category, name });
    const check = pairs.check(name, category);
    // A form saves it under the pair's own name, as the note below its field says.
    if (check.kind === 'meant' && isPasted) {
      const text = `«${name}» no puede ser otra pareja que esta: los signos no las distinguen.`;
      const { name: pair } = check.pair;
      return [
        { id, level: 'ask', text, choices: [{ text: `Es ${pair}`, set: { [field]: pair } }] },
      ];
    }
    const known = pairs.near(name, category).map((pair) => pair.name);
    const near = [...new Set(known.length > 0 ? known : alike)];
    // A list of pairs says that they are new.
    const isNew = kind !== 'pair' && category !== '' && check.kind === 'new';
    if (near.length === 0 && !isNew) return [];
    // Among many rows it can be taken back until they are saved.
    if (isPasted && kept.includes(id)) {
      const text = `Pareja nueva: «${name}». Se agrega al guardar.`;
      return [{ id, level: 'note', text, choices: [{ text: 'Cambiar', set: { asked: id } }] }];
    }
    return [
      {
        id,
        level: 'ask',
        text:
          near.length === 0
            ? `¿Pareja nueva? Ninguna de la categoría se llama «${name}».`
            : `Ninguna pareja de la categoría se llama «${name}». ¿Quién es?`,
        choices: [
          ...near.map((pair) => ({ text: `Es ${pair}`, set: { [field]: pair } })),
          { text: 'Es una pareja nueva', set: { kept: id } },
        ],
      },
    ];
  });
}

function keep({ saves = false }: RemarkValues, id: string): Remark['choices'][number] {
  return saves
    ? { text: 'Guardar así', set: { kept: id }, saves }
    : { text: 'Dejarlo así', set: { kept: id } };
}

/** A score that does not count, or hardly as it is meant. */
function scoreRemarks(
  values: RemarkValues,
  { settings }: RemarkLeague,
  today: CivilDate,
): Remark[] {
  const { team1, team2, score, winner, date } = values.texts;
  if (score === undefined || !isTyped(values, 'score', 'winner')) return [];
  const odd = likelyEndings(
    { score, winner: sideFromText(winner) },
    teamNames(team1, team2),
    ruleOfMatch({ date: date || today, seasonId: seasonIdOf(values) }, settings),
  );
  if (odd === null) return [];
  const id = `score ${score.trim()}`;
  return [
    {
      id,
      level: 'ask',
      text: odd.isCounted ? odd.sentence : `${odd.sentence} Así no cuenta en la tabla.`,
      choices: [
        ...odd.endings.map((ending) => ({
          text: ending.text,
          set: { score: ending.score, winner: String(ending.winner ?? '') },
        })),
        keep(values, id),
      ],
    },
  ];
}

/** A day before the first season, or more than a year ahead. */
function dayRemarks(values: RemarkValues, { settings }: RemarkLeague, today: CivilDate): Remark[] {
  const { kind, texts, days } = values;
  const { date = '' } = texts;
  const isComing = kind === 'result' && date > today;
  if (isComing || days?.length === 0 || !isTyped(values, 'date')) return [];
  if (!isFarDay(date, today, settings.seasons)) return [];
  const id = `day ${date}`;
  return [
    {
      id,
      level: 'ask',
      text: `¿Es el ${formatLongDate(date)}? Queda fuera de las temporadas de la liga.`,
      choices: [{ text: 'Sí, es esa fecha', set: { kept: id } }],
    },
  ];
}

/** A result that does not say on which day it was played. */
function undatedRemarks({ playedOn }: RemarkValues, _: RemarkLeague, today: CivilDate): Remark[] {
  if (playedOn === undefined) return [];
  const choices = playedOn.map((date) => ({ text: formatDay(date, today), set: { date } }));
  return [{ id: 'undated', level: 'ask', text: 'No dice qué día se jugó. ¿Cuál es?', choices }];
}

/** @param seasons in any order; without one no day is too early */
export function isFarDay(
  date: CivilDate,
  today: CivilDate,
  seasons: readonly Pick<Season, 'firstDay'>[],
): boolean {
  if (date === '') return false;
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const isEarly = seasons.length > 0 && seasons.every(({ firstDay }) => date < firstDay);
  return isEarly || date > inAYear;
}

/** A season in which something else may give more than a win. */
function pointRemarks(values: RemarkValues): Remark[] {
  const { points } = values;
  if (points === undefined) return [];
  const given = (name: keyof MatchPoints) => points[name] ?? Number.NEGATIVE_INFINITY;
  const win = wins.reduce((least, name) => (given(name) < given(least) ? name : least));
  const other = notWins.reduce((most, name) => (given(name) > given(most) ? name : most));
  if (given(other) <= given(win)) return [];
  const say = (name: keyof MatchPoints) => `«${pointLabels[name]}» da ${formatPoints(given(name))}`;
  const id = `points ${other} ${given(other)} ${win} ${given(win)}`;
  return [
    {
      id,
      level: 'ask',
      text: `${say(other)} y ${say(win)}: no ganar daría más que ganar. ¿Es así?`,
      choices: [keep(values, id)],
    },
  ];
}

const wins = ['win20', 'win21', 'walkoverWin'] as const;
const notWins = ['loss12', 'loss02', 'walkoverLoss', 'draw', 'unplayed'] as const;

/** A fixture whose rounds are played on different days of the week. */
function weekdayRemarks({ texts, days = [] }: RemarkValues): Remark[] {
  const weekdays = [...new Set(days.map((day) => formatLongDate(day).split(' ')[0]))];
  if (weekdays.length < 2) return [];
  const id = `weekdays ${weekdays.join(' ')} ${texts.date}`;
  return [
    {
      id,
      level: 'ask',
      text: `Con ${texts.interval} días entre fechas se juega en distintos días: ${weekdays.join(', ')}.`,
      choices: [
        { text: 'Jugar siempre el mismo día: 7 días entre fechas', set: { interval: '7' } },
        { text: 'Está bien así', set: { kept: id } },
      ],
    },
  ];
}

/** A fixture or a match that passes the last day of its season. */
function endingRemarks(
  { kind, texts, days = [] }: RemarkValues,
  { settings }: RemarkLeague,
): Remark[] {
  const { date = '' } = texts;
  const placed = { date, seasonId: texts.seasonId ?? null };
  const lastDay = seasonOf(placed, settings.seasons)?.lastDay ?? null;
  if (lastDay === null) return [];
  const ends = `La temporada termina el ${formatLongDate(lastDay)}`;
  if (kind === 'match') {
    return date > lastDay ? [unusual('ending', `${ends}: el partido queda después.`)] : [];
  }
  const after = days.filter((day) => day > lastDay).length;
  if (after === 0) return [];
  const id = `ending ${lastDay} ${after}`;
  const interval = date > lastDay ? 0 : Math.floor(daysBetween(date, lastDay) / (days.length - 1));
  const inTime = `${interval === 1 ? '1 día' : `${interval} días`} entre fechas: termina a tiempo`;
  return [
    {
      id,
      level: 'ask',
      text: `${ends}: ${after === 1 ? '1 fecha queda' : `${after} fechas quedan`} después.`,
      choices: [
        ...(interval < 1 ? [] : [{ text: inTime, set: { interval: String(interval) } }]),
        { text: 'Está bien así', set: { kept: id } },
      ],
    },
  ];
}

/**
 * The result of two pairs that have met as often as they do in its season. Nothing is said where the season does not
 * say how often that is, before the first season, and of a correction that leaves pairs and season.
 */
function metRemarks(values: RemarkValues, { settings, results = [] }: RemarkLeague): Remark[] {
  const { kind, texts, original = null } = values;
  const { team1 = '', team2 = '', category = '', date = '' } = texts;
  const { seasons } = settings;
  const season = seasonOf({ date, seasonId: seasonIdOf(values) }, seasons);
  if (kind !== 'result' || season === undefined || isFriendly(texts)) return [];
  const pairing = pairingOf({ category, team1, team2 });
  const isSame = original !== null && pairingOf(original) === pairing;
  if (isSame && !isFriendly(original) && seasonOf(original, seasons) === season) return [];
  const { legs, rule } = seasonIn(season, category);
  const met = playedIn(results, season, seasons).filter(
    (other) => pairingOf(other) === pairing && whyUncounted(other, rule) === null,
  );
  if (legs === undefined || met.length < legs) return [];
  const days = met.map((other) => other.date).sort();
  const id = ['met', pairing, season.slug, ...days].join(' ');
  const arePlayed = met.every(({ score }) => parseScore(score.trim()).kind === 'sets');
  const verb = arePlayed ? 'ya jugaron' : 'ya tienen cargado';
  const when = listOf(days.map((day) => `el ${formatDayOfMonth(day)}`));
  const teams = listOf([team1.trim(), team2.trim()]);
  return [
    {
      id,
      level: 'ask',
      text: `${teams} ${verb} ${days.length} de ${legs} ${when}: ¿se carga igual?`,
      choices: [{ text: 'Es un amistoso', set: { stage: 'AM' } }, keep(values, id)],
    },
  ];
}

/** The match whose season and stage a row has unless something else is said. */
function originOf({ settling, origin }: RemarkValues): PlacedInSeason | null {
  return settling?.kind === 'same' ? settling.match : (origin ?? null);
}

/** The question of a row's season: a season by day is said as one that is kept. */
function seasonQuestion(values: RemarkValues): string {
  const { seasonId: named = '', date = '' } = originOf(values) ?? {};
  return ['season', named ?? '', date, values.texts.date].join(' ');
}

/** The season that a row names when it is saved; `null`: it belongs to that of its day. */
export function seasonIdOf(values: RemarkValues): string | null {
  const { texts, kept } = values;
  if (texts.seasonId) return texts.seasonId;
  return kept.includes(seasonQuestion(values)) ? null : (originOf(values)?.seasonId ?? null);
}

/** A match of one season that is played, or announced, on the days of another one: to which it belongs. */
function seasonRemarks(values: RemarkValues, { settings: { seasons } }: RemarkLeague): Remark[] {
  const { date = '' } = values.texts;
  const ofDay = seasonOn(date, seasons);
  const id = seasonQuestion(values);
  const named = seasonIdOf(values);
  if (ofDay === undefined) return [];
  const dayChoice = (text: string) => ({ text, set: { seasonId: '', kept: id } });
  if (named !== null) {
    const own = seasonOf({ date, seasonId: named }, seasons);
    if (own === undefined || own === ofDay) return [];
    const text = `Pertenece a la temporada ${own.name}, aunque su fecha es de ${ofDay.name}.`;
    const other = `Pertenece a ${ofDay.name}`;
    return [{ id: 'season', level: 'note', text, choices: [dayChoice(other)], isUnusual: true }];
  }
  const origin = originOf(values);
  const own = origin === null ? undefined : seasonOf(origin, seasons);
  if (own?.id == null || own === ofDay) return [];
  return [
    {
      id,
      level: 'ask',
      text: `Era un partido de ${own.name} y su fecha es de ${ofDay.name}. ¿A qué temporada pertenece?`,
      choices: [
        { text: `Pertenece a ${own.name}`, set: { seasonId: own.id } },
        dayChoice(`Pertenece a ${ofDay.name}`),
      ],
    },
  ];
}

/** The result of a match that was announced as a friendly. */
function friendlyRemarks({ kind, texts, settling }: RemarkValues): Remark[] {
  if (kind !== 'result' || settling?.kind !== 'same') return [];
  if (!isFriendly(settling.match) || isFriendly(texts)) return [];
  const id = `friendly ${settling.match.id}`;
  return [
    {
      id,
      level: 'ask',
      text: 'Ese partido se anunció como amistoso. ¿Para qué cuenta?',
      choices: [
        { text: 'Amistoso', set: { stage: 'AM' } },
        { text: 'Para la tabla', set: { kept: id } },
      ],
    },
  ];
}

/** The announced match that a result settles: which it is, or that it is none. */
function matchRemarks(
  { settling = { kind: 'none' }, evening, texts }: RemarkValues,
  { settings: { seasons } }: RemarkLeague,
  date: CivilDate,
): Remark[] {
  const today = evening ?? date;
  const matches = 'matches' in settling ? settling.matches : [];
  const [only] = matches.length === 1 ? matches : [];
  const is = (text: string, matchId: string | null) => {
    const match = matches.find(({ id }) => id === matchId);
    // The match keeps its season, whatever the day on which it was played.
    const named = match && countsAs(match, texts.date ?? date, seasons).seasonId;
    return {
      text,
      set: { match: answerTo(matches, matchId), seasonId: named ?? '' },
    };
  };
  const again = { text: 'Cambiar', set: { match: null } };
  const say = (text: string, ...choices: Remark['choices']): Remark[] => [
    { id: 'match', level: settling.kind === 'open' ? 'ask' : 'note', text, choices },
  ];
  const dayOf = (match: AnnouncedMatch) => formatDayInSentence(eveningOf(match), today);
  /** *el partido anunciado para mañana*, *el partido a reprogramar, que era el 26 de noviembre* */
  const nameOf = (match: AnnouncedMatch) =>
    isPostponed(match)
      ? `el partido a reprogramar, que era ${dayOf(match)}`
      : `el partido anunciado para ${dayOf(match)}`;
  switch (settling.kind) {
    case 'none':
      return [];
    case 'sent':
      return settling.matchId === null
        ? []
        : say('Se guarda como el partido que estaba anunciado, igual que antes.');
    case 'same': {
      const { match } = settling;
      // Two hours after it began it is listed as pending, no more as upcoming.
      const isUpcoming = eveningOf(match) > today && !isPostponed(match);
      return say(
        `Es ${nameOf(match)}: ${isUpcoming ? 'se quita de próximos' : 'deja de estar anunciado'}.`,
        only === undefined ? again : is('Es otro partido', null),
      );
    }
    case 'other':
      if (only === undefined) return say('Es otro partido: los anunciados quedan.', again);
      return say(
        isPostponed(only)
          ? 'Es otro partido: el anterior sigue a reprogramar.'
          : `Es otro partido: el ${formatOfDay(eveningOf(only), today)} queda anunciado.`,
        is('Es el mismo', only.id),
      );
    case 'open':
      if (only !== undefined) {
        return say(`¿Es ${nameOf(only)}?`, is('Sí, es ese', only.id), is('No, es otro', null));
      }
      return say(
        '¿Cuál de los partidos anunciados es?',
        ...matches.map((match) => {
          const day = formatOfDay(isPostponed(match) ? match.date : eveningOf(match), today);
          return is(
            isPostponed(match)
              ? `El que quedó a reprogramar, ${day}`
              : `El ${day}, ${match.time ?? ''}`,
            match.id,
          );
        }),
        is('Ninguno: es otro', null),
      );
    default:
      return assertNever(settling);
  }
}

/** A result of a day to come, which was usually played early; and one of today that was announced for such a day. */
function comingRemarks(
  { kind, texts, kept, announced, evening }: RemarkValues,
  _: RemarkLeague,
  today: CivilDate,
): Remark[] {
  const { date = '' } = texts;
  const played = evening ?? today;
  const idOf = (day: CivilDate) => `coming ${day}`;
  if (kind !== 'result' || date < played) return [];
  if (date > today && !kept.includes(idOf(date))) {
    return [
      {
        id: idOf(date),
        level: 'ask',
        text: 'Esa fecha todavía no llegó. ¿Se jugó hoy?',
        choices: [
          { text: 'Sí, se jugó hoy', set: { date: played } },
          { text: 'Dejar esa fecha', set: { kept: idOf(date) } },
        ],
      },
    ];
  }
  if (date > today) {
    return [
      {
        id: idOf(date),
        level: 'note',
        text: `Se guarda con la fecha ${formatOfDay(date, today)}, que todavía no llegó.`,
        choices: [{ text: 'Se jugó hoy', set: { date: played } }],
      },
    ];
  }
  if (announced === undefined || isPostponed(announced)) return [];
  if (date !== played || announced.date <= played) return [];
  const day = formatDayInSentence(announced.date, played);
  return [
    {
      id: idOf(date),
      level: 'note',
      text: `Estaba anunciado para ${day}: se guarda con la fecha de hoy.`,
      choices: [
        {
          text: `Poner ${day}`,
          set: { date: announced.date, kept: idOf(announced.date) },
        },
      ],
    },
  ];
}

function unusual(subject: Subject, text: string): Remark {
  return { id: `${subject} ${text}`, level: 'note', isUnusual: true, text, choices: [] };
}

/** A court or a pair that another match needs at the same hour. */
function clashRemarks(
  { kind, texts }: RemarkValues,
  { settings, matches = [] }: RemarkLeague,
): Remark[] {
  if (kind !== 'match') return [];
  const { team1 = '', team2 = '', category = '', date = '', time = '', location = '' } = texts;
  const clash = clashOf({ team1, team2, category, date, time, location }, matches);
  if (clash === null) return [];
  const verb = clash.kind === 'court' ? 'está ocupada' : 'ya juega';
  const other = nameInFull(clash.match, settings);
  return [unusual('clash', `«${clash.name}» ${verb} a esa hora: ${other}.`)];
}

function nameInFull({ team1, team2, category, time }: Slot, settings: RemarkLeague['settings']) {
  return `${team1} – ${team2} (${categoryTitle(category, settings)}, ${formatTime(time)})`;
}

/** A player who is in both pairs, or in another pair that plays at the same hour. */
function playerRemarks(
  { kind, texts }: RemarkValues,
  { settings, pairs, matches = [] }: RemarkLeague,
): Remark[] {
  const { team1 = '', team2 = '', category = '', date = '', time = '', location = '' } = texts;
  if (pairs === undefined || (kind !== 'match' && kind !== 'result')) return [];
  const [ones, others] = [pairs.playersOf(team1, category), pairs.playersOf(team2, category)];
  const among = (players: readonly string[], names: readonly string[]) =>
    players.find((player) => names.some((name) => isSamePlayer(player, name)));
  const both = among(ones, others);
  if (both !== undefined) return [unusual('player', `«${both}» está en las dos parejas.`)];
  if (kind === 'result') return [];
  const slot = { team1, team2, category, date, time, location };
  for (const match of matches) {
    if (!areAtOneHour(slot, match)) continue;
    const rivals = [match.team1, match.team2].flatMap((name) =>
      // That the pair itself plays is said of the pair.
      match.category === category && [team1, team2].some((own) => nameKey(own) === nameKey(name))
        ? []
        : pairs.playersOf(name, match.category),
    );
    const player = among([...ones, ...others], rivals);
    if (player === undefined) continue;
    const other = nameInFull(match, settings);
    return [unusual('player', `«${player}» ya juega a esa hora: ${other}.`)];
  }
  return [];
}

/** A score that counts and is seldom one. */
function oddScoreRemarks(values: RemarkValues, { settings }: RemarkLeague): Remark[] {
  const { kind, texts } = values;
  if (kind !== 'result') return [];
  const placed = { date: texts.date ?? '', seasonId: seasonIdOf(values) };
  const rule = ruleOfMatch(placed, settings);
  const check = checkScore(texts.score ?? '', rule.points.draw !== null);
  return check.level === 'warn' ? [unusual('odd', check.sentence)] : [];
}

/** A match that gets another day. */
function movedRemarks(
  { kind, announced }: RemarkValues,
  _: RemarkLeague,
  today: CivilDate,
): Remark[] {
  if (kind !== 'match' || announced === undefined) return [];
  return [
    unusual(
      'moved',
      isPostponed(announced)
        ? describePostponed(announced)
        : `Estaba anunciado para ${formatDayInSentence(announced.date, today)}.`,
    ),
  ];
}

/** A match of a day that is over. */
function pastRemarks({ kind, texts }: RemarkValues, _: RemarkLeague, today: CivilDate): Remark[] {
  const { date = '' } = texts;
  return kind === 'match' && date !== '' && date < today
    ? [unusual('past', 'Esa fecha ya pasó.')]
    : [];
}

/** A match after midnight, which is listed under the evening before. */
function nightRemarks({ kind, texts: { date = '', time = '' } }: RemarkValues): Remark[] {
  return kind === 'match' && date !== '' && isAfterMidnight({ time })
    ? [unusual('night', `Es de la noche del ${formatLongDate(eveningOf({ date, time }))}.`)]
    : [];
}

function storedRemarks({ isStored = false }: RemarkValues): Remark[] {
  return isStored ? [unusual('stored', 'Este partido ya está cargado.')] : [];
}

/**
 * Says that what was typed earlier is restored, or saved already.
 * @param set what begins again
 */
export function draftRemarks<Set>(state: 'stored' | 'restored' | null, set: Set): Remark<Set>[] {
  if (state === null) return [];
  const note = { id: 'draft', level: 'note' } as const;
  return [
    state === 'stored'
      ? { ...note, text: 'Lo último que se escribió ya está guardado.', choices: [] }
      : {
          ...note,
          text: 'Se recuperó lo que estaba escrito.',
          choices: [{ text: 'Empezar de nuevo', set }],
        },
  ];
}

/**
 * Says that somebody else has changed or deleted the row meanwhile.
 * @param noun the row within a sentence
 * @param stored the texts that are stored now, `null`: none; and those that differ from what is typed, by label
 */
export function conflictRemark<Set>(
  noun: 'resultado' | 'partido',
  stored: { set: Set; differing: readonly { label: string; text: string }[] } | null,
): Remark<Set> {
  const note = { id: 'conflict', level: 'note', isUnusual: true } as const;
  if (stored === null) {
    return {
      ...note,
      text: `Alguien eliminó este ${noun} mientras se corregía. Al guardar se vuelve a agregar.`,
      choices: [],
    };
  }
  return {
    ...note,
    text: [
      `Este ${noun} cambió mientras se corregía. Lo que está guardado ahora:`,
      ...stored.differing.map(({ label, text }) => `${label}: «${text}»`),
      'Al guardar se reemplaza por lo escrito aquí.',
    ].join('\n'),
    choices: [{ text: 'Usar lo guardado', set: stored.set }],
  };
}
