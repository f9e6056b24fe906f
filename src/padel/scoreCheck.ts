import { assertNever } from './assertNever.ts';
import { isOneSetEach, parseScore } from './score.ts';
import { ahead, setWinner, type SetScore, type Side } from './setScore.ts';
import { ambiguousDigits } from './typedScore.ts';

/**
 * The verdict on a score: it can be saved, it can be saved but is odd, nobody has won by it and it has to be asked
 * about, or it cannot be saved.
 * @property sentence what is odd, open or impossible, in Spanish
 */
type ScoreCheck = { level: 'accept' } | { level: 'warn' | 'ask' | 'reject'; sentence: string };

const accept: ScoreCheck = { level: 'accept' };
const warn = (sentence: string): ScoreCheck => ({ level: 'warn', sentence });
const ask = (sentence: string): ScoreCheck => ({ level: 'ask', sentence });
const reject = (sentence: string): ScoreCheck => ({ level: 'reject', sentence });

const names = ['primer', 'segundo', 'tercer'];

/**
 * Compares a score with the rules of padel. Only what contradicts itself is rejected: leagues play by
 * time, without a difference of two or with a third set to ten, and administrators write remarks. Who won
 * a W.O. or a retirement is not asked here: the score does not say it.
 * @param hasDraws whether one set each is a draw where the match was played
 */
export function checkScore(text: string, hasDraws = false): ScoreCheck {
  const score = parseScore(text.trim());
  switch (score.kind) {
    case 'walkover':
    case 'doubleWalkover':
    case 'unplayed':
      return accept;
    case 'text':
      return checkText(score.text);
    case 'sets':
      return score.ending === 'retired' || score.ending === 'timed'
        ? checkBroken(score.sets, score.ending)
        : hasDraws && isOneSetEach(score)
          ? (firstOdd(score.sets) ?? accept)
          : checkPlayed(score.sets);
    default:
      return assertNever(score);
  }
}

/** A remark is asked about; numbers that are no score are a slip. */
function checkText(text: string): ScoreCheck {
  const isNumbers = /^[\d\s,;.:/()[\]–-]*\d[\d\s,;.:/()[\]–-]*$/u.test(text);
  if (!isNumbers) return ask('Con ese texto no gana nadie.');
  return reject(
    ambiguousDigits(text) ??
      'No se entiende: escribir hasta tres sets, por ejemplo 6-4, 3-6, 10-8.',
  );
}

function checkPlayed(sets: readonly SetScore[]): ScoreCheck {
  const impossible = firstImpossible(sets);
  if (impossible !== null) return impossible;
  const winners = sets.map(leaderOf);
  const tied = winners.indexOf(null);
  const tiedSet = sets[tied];
  if (tiedSet !== undefined) {
    return ask(`El ${names[tied]} set quedó ${games(tiedSet)}: falta saber quién lo ganó.`);
  }
  const [first, second] = winners;
  if (sets.length === 1) return ask('Falta el segundo set.');
  if (sets.length === 2 && first !== second) return ask('Un set cada uno: falta el tercero.');
  if (isThirdAfterTwo(sets))
    return reject('Con los dos primeros sets el partido ya estaba ganado.');
  const cut = sets.findIndex((set) => set.winner === null);
  const cutSet = sets[cut];
  if (cutSet !== undefined)
    return ask(`El ${names[cut]} set quedó sin terminar: ${games(cutSet)}.`);
  if (sets.every((set) => games(set) === '6-0' || games(set) === '0-6')) {
    return warn('Un 6-0, 6-0 suele ser un W.O.: confirmar que se jugó.');
  }
  return firstOdd(sets) ?? accept;
}

/** A match that was not played to its end. */
function checkBroken(sets: readonly SetScore[], ending: 'retired' | 'timed'): ScoreCheck {
  const isOneLongSet = ending === 'timed' && sets.length === 1;
  const impossible = isOneLongSet ? null : firstImpossible(sets, true);
  if (impossible !== null) return impossible;
  const winners = sets.map((set) => (isFinished(set) ? ahead(set.team1, set.team2) : null));
  const isOver =
    isThirdAfterTwo(sets) ||
    ([1, 2] satisfies Side[]).some((side) => winners.filter((each) => each === side).length > 1);
  return isOver ? reject('Con esos sets el partido ya estaba terminado.') : accept;
}

/** Whether a set was played though one side had won the two before it. */
function isThirdAfterTwo(sets: readonly SetScore[]): boolean {
  const [first, second] = sets.map(leaderOf);
  return sets.length === 3 && first !== null && first === second;
}

/** Whether the numbers alone are those of a set, or of a super tie-break to ten, that nobody had to break off. */
function isFinished({ kind, team1, team2 }: SetScore): boolean {
  if (kind === 'set') return setWinner(team1, team2) !== null;
  return Math.max(team1, team2) >= 10 && Math.abs(team1 - team2) >= 2;
}

/** @param isBroken the last set may be at any number that a set passes */
function firstImpossible(sets: readonly SetScore[], isBroken = false): ScoreCheck | null {
  for (const [index, set] of sets.entries()) {
    const [high, low] = [Math.max(set.team1, set.team2), Math.min(set.team1, set.team2)];
    if (isBroken ? isFinished(set) : set.winner !== null) continue;
    if (set.kind === 'superTieBreak') {
      if (isBroken) continue;
      return reject(`Un súper tie-break no termina ${games(set)}.`);
    }
    if (high > 7 || high - low > 6) {
      return reject(`El ${names[index]} set no puede terminar ${games(set)}.`);
    }
    if (high === 7) {
      return reject(`Un set a 7 termina 7-5 o 7-6, no ${high}-${low}.`);
    }
  }
  return null;
}

/** The first set that is possible but seldom. */
function firstOdd(sets: readonly SetScore[]): ScoreCheck | null {
  for (const [index, set] of sets.entries()) {
    const [high, low] = [Math.max(set.team1, set.team2), Math.min(set.team1, set.team2)];
    if (set.kind === 'superTieBreak' && set.tieBreak === null && high !== Math.max(10, low + 2)) {
      return warn(
        `El súper tie-break terminó ${games(set)}: lo usual es a 10, con dos de diferencia.`,
      );
    }
    if (set.kind === 'set' && high > 7) {
      return warn(`El tercer set terminó ${games(set)}, sin tie-break.`);
    }
    if (set.kind === 'set' && high < 6) {
      return warn(`El ${names[index]} set terminó ${games(set)}: son sets a cuatro games.`);
    }
    if (set.tieBreak !== null && set.tieBreak >= 10) {
      return warn(`Un tie-break de ${set.tieBreak + 2} a ${set.tieBreak} es poco común.`);
    }
  }
  return null;
}

/** The side that won a set or, where time ran out, leads in it. */
function leaderOf(set: SetScore): Side | null {
  return set.winner ?? ahead(set.team1, set.team2);
}

function games({ team1, team2 }: SetScore): string {
  return `${team1}-${team2}`;
}
