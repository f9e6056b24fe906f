import { assertNever } from '../padel/assertNever.ts';
import type { CountableResult, WhyUncounted } from '../matches/countResult.ts';
import { nameKey } from '../padel/nameKey.ts';
import { unsaidWinner } from '../matches/describeMatch.ts';
import { drawsLots } from '../league/rulePresets.ts';
import { formatScore } from '../padel/formatScore.ts';
import { parseScore } from '../padel/score.ts';
import { listOf } from '../padel/spanishText.ts';
import { areLotsDrawn, type Separation } from './separateTies.ts';
import { formatDayOfMonth } from '../padel/spanishDate.ts';
import type { NamedAdjustment, NamedWithdrawal } from './decisions.ts';
import type { Adjustment, Standing, UncountedResult } from './standings.ts';
import {
  isAmong,
  type Criterion,
  type MatchPoints,
  type StandingsRule,
} from '../league/standingsRule.ts';
import { swapScore } from '../padel/swapScore.ts';
import type { CivilDate } from '../padel/time.ts';
import type { LeagueSettings } from '../league/league.ts';

type DatedResult = CountableResult & { date: CivilDate };

/** The sentences that say why a pair stands where it stands; `null` where points alone say it. */
export function describeReason(standing: Standing<DatedResult>): string | null {
  const { reason } = standing;
  if (reason === null) return null;
  const steps = [...reason.earlier, reason];
  const sentences = steps.map((step) => describeSeparation(standing, step));
  return [...sentences, ...describeAdjusted(reason.adjusted)].join(' ');
}

/** Points that a pair of a tie has from the administrator: they are part of what is equal. */
function describeAdjusted(adjusted: readonly Adjustment[]): string[] {
  if (adjusted.length === 0) return [];
  const parts = adjusted.map(({ name, points }) => `${formatDifference(points)} de ${name}`);
  return [`Cuentan los puntos de la organización: ${listOf(parts)}.`];
}

/** Points given or taken, as the table names them: *Pala y Fernet: −1 (no avisó la ausencia, 14 nov)*. */
export function describeAdjustment({ name, points, reason, day }: NamedAdjustment): string {
  return `${name}: ${formatDifference(points)} (${reason}, ${formatDayOfMonth(day)})`;
}

/** A result in one line, from the side of a pair: `6-4, 6-3 (14 nov)`. */
export function describeScoreOf(name: string, result: DatedResult): string {
  const score = parseScore(result.score);
  const isTeam1 = nameKey(result.team1) === nameKey(name);
  return `${formatScore(isTeam1 ? score : swapScore(score))} (${formatDayOfMonth(result.date)})`;
}

/** A result among others, and who won where its score does not say it: *A – B W.O. (14 nov), ganó B*. */
export function describeListedResult(
  result: DatedResult,
  league: Pick<LeagueSettings, 'seasons'>,
): string {
  const { team1, team2 } = result;
  const winner = unsaidWinner(result, league);
  const won = winner === null ? '' : `, ganó ${winner}`;
  return `${team1} – ${team2} ${describeScoreOf(team1, result)}${won}`;
}

/** The rule in a sentence or two, as it stands under the table. */
export function describeRule(rule: StandingsRule): string {
  return `${describePoints(rule.points)} ${describeTies(rule)} ${describeCounting(rule)}`;
}

/** The number of results that do not count, each of which says why; `null`: all do. */
export function describeUncounted(uncounted: readonly UncountedResult[]): string | null {
  if (uncounted.length === 0) return null;
  return uncounted.length === 1
    ? 'Un resultado no cuenta:'
    : `${uncounted.length} resultados no cuentan:`;
}

/** One result that does not count: *Los Smash – Doble Pared, W.O.: falta decir quién ganó.* */
export function describeUncountedResult({ result, why }: UncountedResult): string {
  return `${result.team1} – ${result.team2}, ${result.score}: ${describeWhy(why)}.`;
}

/** A shared place that lots have to part: *Falta el sorteo entre A y B.* */
export function describeUndrawn(names: readonly string[]): string {
  return `Falta el sorteo entre ${listOf(names)}.`;
}

/** A pair that has left: *La Víbora se bajó el 14 nov: sus resultados no cuentan.* */
export function describeWithdrawal({ name, kind, day, rivals }: NamedWithdrawal): string {
  const left = `${name} se bajó el ${formatDayOfMonth(day)}`;
  if (kind === 'annul') return `${left}: sus resultados no cuentan.`;
  return rivals.length === 0 ? `${left}.` : `${left}: W.O. por baja para ${listOf(rivals)}.`;
}

function describeSeparation(standing: Standing, separation: Separation<DatedResult>): string {
  const { criterion, values, isAmongSkipped } = separation;
  const skipped = isAmongSkipped
    ? `${values.length === 2 ? 'no jugaron entre sí' : 'no jugaron todas entre sí'}; `
    : '';
  if (criterion === 'lots' && !areLotsDrawn(separation)) {
    const others = values.filter(({ name }) => name !== standing.name).map(({ name }) => name);
    const missing = isAmongSkipped && standing.played > 0 ? ` (${skipped.slice(0, -2)})` : '';
    const what =
      standing.reason?.isByLots === true ? 'se define por sorteo' : 'comparten el puesto';
    return `Empate con ${listOf(others)}${missing}: ${what}.`;
  }
  if (values.length === 2) return describeTwo(standing, separation, skipped);
  if (criterion === 'lots') {
    const order = values.map(({ name }) => name);
    return `${nameOfTie(values.length)} en ${count(standing.points, 'punto', 'puntos')}: por sorteo, ${listOf(order)}.`;
  }
  const tie = `${nameOfTie(values.length)} en ${count(standing.points, 'punto', 'puntos')}`;
  const [first, ...rest] = values;
  const firstValue =
    first === undefined ? '' : `${formatValue(criterion, first.value, true)} ${first.name}`;
  const listed = [
    firstValue,
    ...rest.map(({ name, value }) => `${formatValue(criterion, value, false)} ${name}`),
  ].join(', ');
  const where = criterion.endsWith('-among') ? 'entre ellas' : 'en todos los partidos';
  return `${tie}: ${skipped}${where}, ${listed}.`;
}

function describeTwo(
  standing: Standing,
  { criterion, values, matches }: Separation<DatedResult>,
  skipped: string,
): string {
  const isUpper = values[0]?.name === standing.name;
  const other = values[isUpper ? 1 : 0];
  const own = values[isUpper ? 0 : 1];
  const place = `${isUpper ? 'Arriba' : 'Debajo'} de ${other?.name ?? ''}`;
  const why = `${describeCriterion(criterion, matches.length)}${numbersOfTwo(criterion, own?.value ?? 0, other?.value ?? 0)}`;
  const scores = matches.map((result) => describeScoreOf(standing.name, result));
  const listed = scores.length === 0 ? '' : `: ${listOf(scores)}`;
  return `${place} ${skipped === '' ? '' : `(${skipped.slice(0, -2)}) `}${why}${listed}.`;
}

function describeCriterion(criterion: Criterion | 'lots', matches: number): string {
  const among = matches === 1 ? 'el partido entre sí' : 'los partidos entre sí';
  switch (criterion) {
    case 'points-among':
      return `por ${among}`;
    case 'set-difference-among':
      return `por los sets de ${among}`;
    case 'game-difference-among':
      return `por los games de ${among}`;
    case 'set-difference':
      return 'por diferencia de sets';
    case 'game-difference':
      return 'por diferencia de games';
    case 'sets-won':
      return 'por sets ganados';
    case 'games-won':
      return 'por games ganados';
    case 'wins':
      return 'por partidos ganados';
    case 'fewest-walkovers':
      return 'por tener menos W.O.';
    case 'lots':
      return 'por sorteo';
    default:
      return assertNever(criterion);
  }
}

/** The numbers of two pairs; those of their own matches follow from the scores. */
function numbersOfTwo(criterion: Criterion | 'lots', own: number, other: number): string {
  if (criterion === 'points-among' || criterion === 'lots') return '';
  return `, ${formatNumber(criterion, own)} contra ${formatNumber(criterion, other)}`;
}

function formatValue(criterion: Criterion | 'lots', value: number, hasUnit: boolean): string {
  const number = formatNumber(criterion, value);
  if (!hasUnit) return number;
  switch (criterion) {
    case 'points-among':
      return `${number} ${value === 1 ? 'punto' : 'puntos'}`;
    case 'set-difference-among':
    case 'set-difference':
    case 'sets-won':
      return `${number} ${Math.abs(value) === 1 ? 'set' : 'sets'}`;
    case 'game-difference-among':
    case 'game-difference':
    case 'games-won':
      return `${number} ${Math.abs(value) === 1 ? 'game' : 'games'}`;
    case 'wins':
      return `${number} ${value === 1 ? 'partido' : 'partidos'}`;
    case 'fewest-walkovers':
      return `${number} W.O.`;
    case 'lots':
      return number;
    default:
      return assertNever(criterion);
  }
}

/** Differences with their sign; the rest as it is. */
function formatNumber(criterion: Criterion | 'lots', value: number): string {
  return criterion.includes('difference') ? formatDifference(value) : String(value);
}

/** The minus is as long as a plus. */
function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number with its sign, the minus as long as the plus. */
export function formatDifference(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

function nameOfTie(size: number): string {
  if (size === 3) return 'Triple empate';
  return `Empate de ${['cuatro', 'cinco', 'seis', 'siete', 'ocho'][size - 4] ?? size}`;
}

function describePoints(points: MatchPoints): string {
  const { win20, win21, draw, loss12, loss02, walkoverWin, walkoverLoss, unplayed } = points;
  const wins: Given[] =
    win20 === win21
      ? [['ganar', win20]]
      : [
          ['ganar 2-0', win20],
          ['ganar 2-1', win21],
        ];
  const losses: Given[] =
    loss12 === loss02
      ? [[loss12 === walkoverLoss ? 'perder' : 'perder en cancha', loss12]]
      : [
          ['perder 1-2', loss12],
          ['perder 0-2', loss02],
        ];
  const isLossAlike = loss12 === loss02 && loss12 === walkoverLoss;
  const all: Given[] = [
    ...wins,
    ...(walkoverWin === win20 ? [] : ([['ganar por W.O.', walkoverWin]] satisfies Given[])),
    ...(draw === null ? [] : ([['empatar', draw]] satisfies Given[])),
    ...losses,
    ...(isLossAlike ? [] : ([['perder por W.O.', walkoverLoss]] satisfies Given[])),
    ...(unplayed === 0 ? [] : ([['no jugar', unplayed]] satisfies Given[])),
  ];
  const [[what, first] = ['', 0], ...rest] = all;
  const begin = `${what} da ${formatPoints(first)}`;
  const said = listOf([begin, ...rest.map(([each, value]) => `${each} ${minus(value)}`)]);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

type Given = readonly [what: string, points: number];

const lineNames: Readonly<Record<Criterion, string>> = {
  'points-among': 'puntos',
  'set-difference-among': 'diferencia de sets',
  'game-difference-among': 'diferencia de games',
  'set-difference': 'diferencia de sets',
  'game-difference': 'diferencia de games',
  'sets-won': 'sets ganados',
  'games-won': 'games ganados',
  wins: 'partidos ganados',
  'fewest-walkovers': 'menos W.O.',
};

function describeTies(rule: StandingsRule): string {
  const { ties } = rule;
  if (ties.length === 0) return 'A igualdad de puntos se define por sorteo.';
  const runs: Criterion[][] = [];
  for (const line of ties) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isAmong(run[0]) === isAmong(line)) run.push(line);
    else runs.push([line]);
  }
  const parts = runs.map((run) => {
    const names = run.map((line) => lineNames[line]);
    return run[0] !== undefined && isAmong(run[0])
      ? `los partidos entre las empatadas (${listOf(names)}), si jugaron todas entre sí`
      : `de todos los partidos: ${listOf(names)}`;
  });
  const all = drawsLots(rule) ? [...parts, 'el sorteo'] : parts;
  return `A igualdad de puntos deciden, en este orden, ${all.join('; después, ')}.`;
}

function describeCounting({ superTieBreak, walkover }: StandingsRule): string {
  const decider = {
    'one-game': 'El súper tie-break vale un set y un game',
    'no-games': 'El súper tie-break vale un set y ningún game',
    points: 'El súper tie-break vale un set, y sus puntos cuentan como games',
  }[superTieBreak];
  const absence =
    walkover === '6-0 6-0' ? 'ganar por W.O. vale 6-0, 6-0' : 'un W.O. no suma sets ni games';
  return `${decider}; ${absence}.`;
}

function describeWhy(why: WhyUncounted): string {
  switch (why) {
    case 'walkover-of-nobody':
      return 'falta decir quién ganó';
    case 'retirement-of-nobody':
      return 'falta decir quién se retiró';
    case 'time-of-nobody':
      return 'terminó por tiempo con los mismos sets y falta decir quién ganó';
    case 'undecided':
      return 'el resultado no dice quién ganó';
    case 'unreadable':
      return 'no se entiende el resultado';
    case 'one-pair':
      return 'las dos parejas son la misma';
    default:
      return assertNever(why);
  }
}

/** *1 punto*, *−2 puntos*. */
export function formatPoints(points: number): string {
  return `${minus(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}`;
}

/** That the rule changed while there were results; `null`: it did not. */
export function describeRuleChange(day: CivilDate | null): string | null {
  return day === null
    ? null
    : `Regla cambiada el ${formatDayOfMonth(day)}, vale desde el comienzo.`;
}

function count(number: number, one: string, many: string): string {
  return `${minus(number)} ${number === 1 ? one : many}`;
}
