import '@mantine/core/styles/Stack.layer.css';
import { Stack } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { absenceWords } from '../../padel/score.ts';
import {
  padOf,
  tapEnding,
  tapSet,
  tapThirdKind,
  tapWinner,
  winnerShown,
  type EnteredScore,
} from './enteredScore.ts';
import { openSets, setWinnerOf, type TappedScore } from './tappedScore.ts';
import type { Side } from '../../padel/setScore.ts';
import { PadSetFields } from './PadSetFields.tsx';
import { Choices } from './Choices.tsx';
import type { TeamNames } from './scoreValue.ts';
import { UnfinishedSet } from './UnfinishedSet.tsx';

type ScorePadProps = {
  /** The names of both sides. */
  teams: TeamNames;
  /** The score that was tapped or typed. */
  entered: EnteredScore;
  /** Whether nobody has to have won: a draw where the match was played. */
  isDraw: boolean;
  onChange: (entered: EnteredScore) => void;
};

/**
 * Enters a score by tapping: the winner, then for each set the loser's games.
 *
 * - **Keyboard:** Tab goes to each group once, arrows choose, Enter goes on to the next question.
 *   Or type it: 6-4 3-6 10-8, or 64 36 108.
 * - **Screen reader:** Each group is named by its question, each key is a radio; the sentence of
 *   the result is announced.
 */
export function ScorePad(props: ScorePadProps) {
  const { teams, entered, isDraw, onChange } = props;
  const pad = padOf(entered);
  const winner = winnerShown(entered);

  const root = useRef<HTMLDivElement>(null);
  const wantsNext = useRef(false);
  const isByArrow = useRef(false);
  const isStill = useReducedMotion();
  const shown = winner === null && pad.sets.length === 0 ? 0 : shownSets(pad);
  useEffect(() => {
    if (!wantsNext.current) return;
    wantsNext.current = false;
    const next = root.current?.querySelectorAll(':scope > section')[shown - 1];
    next?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, [shown, isStill]);

  /** Enter chooses, and goes on to the next question. */
  const enter = (event: KeyboardEvent) => {
    const key = event.target;
    if (event.key !== 'Enter' || !(key instanceof HTMLElement)) return;
    event.preventDefault();
    flushSync(() => key.click());
    const groups = [...(root.current?.querySelectorAll('[role=radiogroup]') ?? [])];
    const next = groups[groups.findIndex((group) => group.contains(key)) + 1];
    next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  return (
    <Stack
      ref={root}
      gap="var(--space-12)"
      // An arrow changes the score within its own event: nothing is scrolled by it.
      onKeyDownCapture={({ key }) => {
        isByArrow.current = key.startsWith('Arrow');
      }}
      onKeyDown={(event) => {
        isByArrow.current = false;
        enter(event);
      }}
    >
      {isDraw || isOfNobody(pad) ? null : (
        <Choices
          label={pad.ending === 'retired' ? '¿Quién siguió en juego?' : '¿Quién ganó?'}
          look="wide"
          choices={[1, 2].map((side) => ({ value: side, text: teams[side === 1 ? 1 : 2] }))}
          value={winner}
          onChoose={(side) => onChange(tapWinner(entered, side === 1 ? 1 : 2))}
        />
      )}
      {Array.from({ length: shown }, (_, index) => (
        <PadSetFields
          key={index}
          index={index}
          set={pad.sets[index]}
          teams={teams}
          winner={winner}
          isDecider={isDecider(pad, index, winner)}
          onChange={(set) => {
            const next = tapSet(entered, index, set);
            // A set that appears after a tap is scrolled into view; not while typing or by an arrow key.
            wantsNext.current = !isByArrow.current && shownSets(padOf(next)) > shown;
            onChange(next);
          }}
          onKind={(kind) => onChange(tapThirdKind(entered, kind))}
        />
      ))}
      {pad.ending === 'retired' || pad.ending === 'timed' ? (
        <UnfinishedSet
          pad={pad}
          teams={teams}
          onChange={(index, set) => onChange(tapSet(entered, index, set))}
        />
      ) : null}
      <Choices
        label="¿Cómo terminó?"
        look="wide"
        choices={[
          { value: 'played', text: 'Jugado' },
          { value: 'retired', text: 'Abandono' },
          { value: 'timed', text: 'Tiempo' },
          ...absences.map((value) => ({ value, text: absenceWords[value] })),
        ]}
        value={pad.ending}
        onChoose={(ending) => onChange(tapEnding(entered, ending))}
      />
    </Stack>
  );
}

const absences = ['walkover', 'doubleWalkover', 'unplayed'] as const;

/** Whether nobody can have won by its ending. */
function isOfNobody({ ending }: TappedScore): boolean {
  return ending === 'doubleWalkover' || ending === 'unplayed';
}

/** The finished sets and the next one, unless that is the one in which somebody retired or the hour was over. */
function shownSets(pad: TappedScore): number {
  const last = pad.sets.at(-1);
  const isBroken = pad.ending === 'retired' || pad.ending === 'timed';
  const isEntered = isBroken && last?.kind === 'unfinished' && last.team1 + last.team2 > 0;
  return isEntered ? pad.sets.length - 1 : openSets(pad);
}

/** A set that the winner must have won: the other one has already won one before it. */
function isDecider({ sets }: TappedScore, index: number, winner: Side | null): boolean {
  if (winner === null) return false;
  return sets.slice(0, index).some((set) => ![winner, null].includes(setWinnerOf(set)));
}
