import { useState } from 'react';
import { parseScore } from '../../domain/score.ts';
import {
  emptyPad,
  formatPad,
  mirrored,
  openSets,
  padOf,
  winnerOf,
  withEnding,
  withSet,
  type Pad,
} from '../../domain/scorePad.ts';
import type { Side } from '../../domain/setScore.ts';
import { PadSetFields } from './PadSetFields.tsx';
import { Choices } from './Choices.tsx';
import type { PadValue, TeamNames } from './padValue.ts';
import classes from './ScorePad.module.css';
import { UnfinishedSet } from './UnfinishedSet.tsx';

type ScorePadProps = {
  teams: TeamNames;
  value: PadValue;
  /** The score as text: what is tapped moves the text, and a text that can be tapped moves the pad. */
  onChange: (value: PadValue) => void;
};

/** A score by thumb: who won, then for each set what the other one had. */
export function ScorePad(props: ScorePadProps) {
  const { teams, value, onChange } = props;
  const [picked, setPicked] = useState<Side | null>(null);
  const pad = padOf(parseScore(value.score.trim())) ?? emptyPad;
  const isPlayed = pad.ending === 'played';
  const winner = (isPlayed ? winnerOf(pad.sets) : value.winner) ?? picked;

  const change = (next: Pad, side = winner) =>
    onChange({ score: formatPad(next), winner: next.ending === 'played' ? null : side });
  const pick = (side: Side) => {
    setPicked(side);
    if (!isPlayed) onChange({ ...value, winner: side });
    else if (winner !== null && side !== winner && pad.sets.length > 0) change(mirrored(pad));
  };
  const toggle = (ending: Pad['ending']) =>
    change(withEnding(pad, pad.ending === ending ? 'played' : ending), picked);

  return (
    <div className={classes['root']}>
      <Choices
        label={pad.ending === 'retired' ? '¿Quién siguió en juego?' : '¿Quién ganó?'}
        look="wide"
        choices={[1, 2].map((side) => ({ value: side, text: teams[side === 1 ? 1 : 2] }))}
        value={winner}
        onChoose={(side) => pick(side === 1 ? 1 : 2)}
      />
      {winner === null && pad.sets.length === 0
        ? null
        : Array.from({ length: shownSets(pad) }, (_, index) => (
            <PadSetFields
              key={index}
              index={index}
              set={pad.sets[index]}
              teams={teams}
              winner={winner}
              isDecider={isDecider(pad, index, winner)}
              onChange={(set) => change(withSet(pad, index, set))}
            />
          ))}
      {pad.ending === 'retired' ? (
        <UnfinishedSet
          pad={pad}
          teams={teams}
          onChange={(index, set) => change(withSet(pad, index, set))}
        />
      ) : null}
      <Choices
        label="¿No terminó?"
        look="wide"
        choices={[
          { value: 'walkover', text: 'W.O.' },
          { value: 'retired', text: 'Abandono' },
        ]}
        value={pad.ending}
        onChoose={toggle}
      />
    </div>
  );
}

/** The finished sets and the next one, unless that is the one in which somebody retired. */
function shownSets(pad: Pad): number {
  const last = pad.sets.at(-1);
  const isEntered = last?.kind === 'unfinished' && last.team1 + last.team2 > 0;
  return isEntered ? pad.sets.length - 1 : openSets(pad);
}

/** A set that the winner must have won: the other one has already won one before it. */
function isDecider({ sets }: Pad, index: number, winner: Side | null): boolean {
  if (winner === null) return false;
  return sets.slice(0, index).some((set) => set.kind !== 'unfinished' && set.winner !== winner);
}
