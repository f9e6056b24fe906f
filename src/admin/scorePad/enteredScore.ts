import { formatScore } from '../../padel/formatScore.ts';
import { isBlank } from '../../padel/fieldRules.ts';
import {
  absenceWords,
  leavesWinnerOpen,
  parseScore,
  sideThatWon,
  splitEnding,
  type MatchEnding,
} from '../../padel/score.ts';
import { ahead, type Side } from '../../padel/setScore.ts';
import { expandScore, leftoverOf, understoodScore } from '../../padel/typedScore.ts';
import type { ScoreValue } from './scoreValue.ts';
import {
  emptyScore,
  formatTappedScore,
  isAbsence,
  setWinnerOf,
  swapSides,
  toTappedScore,
  winnerOf,
  withSet,
  type TappedScore,
  type TappedSet,
} from './tappedScore.ts';

/**
 * A score while it is entered, by the keys of the pad and by those of a keyboard. Each change is a function of it and
 * takes away nothing that was entered before, but what stands in the same place.
 */
export type EnteredScore = {
  /** The text in the field. */
  text: string;
  /** The ending that was tapped, which stays while sets are typed; `null`: how it ended is as the text says. */
  tapped: MatchEnding | null;
  /** The side that was said to have won; it counts where the score does not say it. */
  winner: Side | null;
  /** The text before an ending without sets was tapped: arrow keys may only pass by it. */
  left: string;
  /** The sets after one that decides the match, until it does so no more. */
  beyond: readonly TappedSet[];
  /** The third set as it was before it became one of the other kind. */
  otherThird: TappedSet | null;
};

export function enteredFrom({ score, winner }: ScoreValue): EnteredScore {
  const parsed = parseScore(score.trim());
  const ending = parsed.kind === 'sets' ? parsed.ending : 'complete';
  const isBroken = ending === 'retired' || ending === 'timed';
  const isNotBegun = isBroken && score === endedBy('', ending);
  return {
    text: isNotBegun ? '' : score,
    tapped: isNotBegun ? ending : null,
    winner: leavesWinnerOpen(parsed) ? winner : null,
    left: '',
    beyond: [],
    otherThird: null,
  };
}

/** The score as it is stored. */
export function valueOf(entered: EnteredScore): ScoreValue {
  const { text, tapped, winner } = entered;
  const score =
    tapped === null
      ? expandScore(text)
      : isAbsence(tapped)
        ? absenceWords[tapped]
        : endedBy(setsTextOf(entered), tapped);
  return { score, winner: leavesWinnerOpen(parseScore(score.trim())) ? winner : null };
}

/** Whether a form holds this score; the winner beside sets that say it counts nothing. */
export function isEntered(entered: EnteredScore, { score, winner }: ScoreValue): boolean {
  const value = valueOf(entered);
  const isOpen = leavesWinnerOpen(parseScore(score.trim()));
  return value.score === score && (!isOpen || value.winner === winner);
}

/** The keys that are pressed on the pad. */
export function padOf(entered: EnteredScore): TappedScore {
  const { text, tapped } = entered;
  const ending = tapped ?? splitEnding(text)?.ending ?? 'played';
  if (isAbsence(ending)) return { ending, sets: [] };
  const sets = understoodScore(setsTextOf(entered));
  const score = parseScore((ending === 'played' ? sets : endedBy(sets, ending)).trim());
  return isBlank(sets)
    ? { ...emptyScore, ending }
    : { ...(toTappedScore(score) ?? emptyScore), ending };
}

/** The side that has won, or is said to have. */
export function winnerShown(entered: EnteredScore): Side | null {
  return sideBySets(entered) ?? entered.winner;
}

/** The text as it is typed: over a tapped ending or behind it, sets keep it. */
export function typeText(entered: EnteredScore, raw: string): EnteredScore {
  const { text, tapped } = entered;
  const typed = { ...entered, text: raw, left: '', beyond: [], otherThird: null };
  if (tapped === null) return typed;
  const said = splitEnding(raw);
  const behind = text !== '' && raw.startsWith(text) ? raw.slice(text.length) : null;
  if (isAbsence(tapped)) {
    // There are no sets beside it: those that are typed take its place.
    const isAbsent = said !== null && isAbsence(said.ending) && said.before === '';
    return { ...typed, text: isAbsent ? raw : (behind?.trimStart() ?? raw), tapped: null };
  }
  const sets = setsTextOf(entered);
  if (sets !== text && behind !== null) {
    return { ...typed, text: /^\s/u.test(behind) ? sets + behind : `${sets} ${behind}` };
  }
  const isEndingDeleted = sets !== text && text.startsWith(raw) && raw.length >= sets.length;
  return said === null && !isEndingDeleted ? typed : { ...typed, tapped: null };
}

/** The text in its usual form, once the field is left. */
export function leaveText(entered: EnteredScore): EnteredScore {
  const { text, tapped } = entered;
  if (tapped === null) return { ...entered, text: expandScore(text) };
  return isAbsence(tapped) ? entered : shown(entered, setsTextOf(entered), tapped);
}

export function tapEnding(entered: EnteredScore, ending: TappedScore['ending']): EnteredScore {
  const before = padOf(entered).ending;
  if (ending === before) return entered;
  const sets = setsTextOf(entered);
  if (!isAbsence(ending)) return shown(entered, sets, ending);
  const left = isAbsence(before) && entered.tapped !== null ? entered.left : sets;
  return { ...entered, text: absenceWords[ending], tapped: ending, left };
}

/** Says who won: sets that say the other one, or were entered as the other one's, are turned. */
export function tapWinner(entered: EnteredScore, winner: Side): EnteredScore {
  const pad = padOf(entered);
  const bySets = sideBySets(entered);
  const won = (side: Side) => pad.sets.filter((set) => setWinnerOf(set) === side).length;
  const leader = pad.ending === 'played' ? ahead(won(1), won(2)) : null;
  const isTheOther =
    bySets === null
      ? leader !== null && leader === entered.winner && leader !== winner
      : bySets !== winner;
  const said = { ...entered, winner };
  return isTheOther ? withSets(said, swapSides(pad.sets), swapSides(entered.beyond)) : said;
}

/** @param index of a set that is entered, or of the next one */
export function tapSet(entered: EnteredScore, index: number, set: TappedSet): EnteredScore {
  const known = padOf(entered).sets;
  const { sets, beyond } = withSet([...known, ...entered.beyond], index, set);
  return withSets(entered, sets, beyond, index >= known.length);
}

/** Says what a third set was played as. One that is entered is converted, and back again as it was. */
export function tapThirdKind(entered: EnteredScore, kind: 'set' | 'superTieBreak'): EnteredScore {
  const third = padOf(entered).sets[2];
  const before = entered.otherThird;
  if (third === undefined || kindOf(third) === kind) return entered;
  const winner = third.kind === 'unfinished' ? null : sideOf(third);
  if (winner === null) return entered;
  const loser =
    third.kind === 'asTyped' ? Math.min(third.set.team1, third.set.team2) : loserOf(third);
  const converted: TappedSet =
    kind === 'set'
      ? { kind, winner, loser: Math.min(loser, 6), tieBreak: null }
      : { kind, winner, loser };
  const next =
    before !== null && kindOf(before) === kind && sideOf(before) === winner ? before : converted;
  const sets = [...padOf(entered).sets.slice(0, 2), next];
  return { ...withSets(entered, sets, entered.beyond), otherThird: third };
}

/** The kind of a third set. */
export function kindOf(set: TappedSet): 'set' | 'superTieBreak' {
  if (set.kind === 'asTyped') return set.set.kind;
  return set.kind === 'superTieBreak' ? set.kind : 'set';
}

function sideOf(set: TappedSet): Side | null {
  if (set.kind === 'asTyped') return set.set.winner ?? ahead(set.set.team1, set.set.team2);
  return setWinnerOf(set);
}

function loserOf(set: TappedSet): number {
  return 'loser' in set ? set.loser : 0;
}

/** The text of the sets, without words that say how the match ended. */
function setsTextOf({ text, tapped, left }: EnteredScore): string {
  if (tapped !== null) {
    if (isAbsence(tapped)) return left;
    const words = ` ${brokenWords[tapped]}`;
    return text.endsWith(words) ? text.slice(0, -words.length) : text;
  }
  const said = splitEnding(text);
  return said === null ? text : said.before;
}

/** The side that has won by its sets alone. */
function sideBySets(entered: EnteredScore): Side | null {
  const pad = padOf(entered);
  if (pad.ending === 'played') return winnerOf(pad.sets);
  return sideThatWon(parseScore(valueOf(entered).score), null);
}

function withSets(
  entered: EnteredScore,
  sets: readonly TappedSet[],
  beyond: readonly TappedSet[],
  isNext = false,
): EnteredScore {
  const known = setsTextOf(entered);
  const { ending, sets: shownSets } = padOf(entered);
  // A long set is understood by its ending alone: `12-9 tiempo`.
  const isWhole = parseScore(valueOf(entered).score).kind === 'sets';
  const leftover = isWhole ? '' : shownSets.length === 0 ? known.trim() : leftoverOf(known);
  // A few digits behind the last set are the beginning of the next one.
  const isReplaced = isNext && /^[\d\s:/-]{1,5}$/u.test(leftover);
  const text = [formatTappedScore({ ending: 'played', sets }), isReplaced ? '' : leftover]
    .filter((part) => part !== '')
    .join(' ');
  return { ...shown(entered, text, ending), beyond };
}

/** With the text in the field for these sets and an ending that has sets. */
function shown(entered: EnteredScore, sets: string, ending: TappedScore['ending']): EnteredScore {
  if (ending === 'played' || isAbsence(ending)) return { ...entered, text: sets, tapped: null };
  return { ...entered, text: isBlank(sets) ? '' : endedBy(sets, ending), tapped: ending };
}

/** The text of a match that was broken off. */
function endedBy(sets: string, ending: 'retired' | 'timed'): string {
  if (isBlank(sets)) return formatTappedScore({ ending, sets: [] });
  const parsed = parseScore(expandScore(sets).trim());
  return parsed.kind === 'sets'
    ? formatScore({ ...parsed, ending })
    : expandScore(`${sets.trim()} ${brokenWords[ending]}`);
}

/** The words of `formatScore`. */
const brokenWords = { retired: 'ret.', timed: 'tiempo' } as const;
