import '@mantine/core/styles/Stack.layer.css';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { setWinnerOf, winnersGames, winnersPoints, type TappedSet } from './tappedScore.ts';
import { kindOf } from './enteredScore.ts';
import { otherSide, type Side } from '../../padel/setScore.ts';
import { Choices } from './Choices.tsx';
import type { TeamNames } from './scoreValue.ts';
import classes from './ScorePad.module.css';

type PadSetFieldsProps = {
  index: number;
  set: TappedSet | undefined;
  teams: TeamNames;
  /** The winner of the match; `null` if it is not known yet. */
  winner: Side | null;
  /** The winner of the match has won this set, since otherwise it would be the other one. */
  isDecider: boolean;
  onChange: (set: TappedSet) => void;
  /** A third set was played as a set, or as a super tie-break. */
  onKind: (kind: 'set' | 'superTieBreak') => void;
};

const names = ['Primer set', 'Segundo set', 'Tercer set'];
const games = [0, 1, 2, 3, 4, 5, 6];
const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const tieBreakKeys = points.slice(0, 10).map((value) => ({ value, text: String(value) }));
/** The points of a tie-break that nobody wrote down. */
const unsaid = 'unsaid';

/** The fields of one set: its winner, and the loser's games or points in a super tie-break. */
export function PadSetFields(props: PadSetFieldsProps) {
  const { index, set, teams, winner, isDecider, onChange, onKind } = props;
  const [picked, setPicked] = useState<Side | null>(null);
  const [pickedKind, setPickedKind] = useState<'set' | 'superTieBreak' | null>(null);
  const finished = set?.kind === 'unfinished' || set?.kind === 'asTyped' ? undefined : set;
  const byNumbers = set === undefined ? null : setWinnerOf(set);
  const side = finished?.winner ?? (isDecider ? null : (picked ?? byNumbers)) ?? winner ?? 1;
  const other = otherSide(side);
  const isKindEntered = set !== undefined && set.kind !== 'unfinished';
  const asked = pickedKind ?? (set === undefined ? 'superTieBreak' : 'set');
  const kind = index < 2 ? 'set' : isKindEntered ? kindOf(set) : asked;
  const name = names[index] ?? '';
  const unit = kind === 'set' ? 'Games' : 'Puntos';

  const choose = (loser: number) =>
    onChange(
      kind === 'set'
        ? { kind, winner: side, loser, tieBreak: null }
        : { kind, winner: side, loser },
    );
  return (
    <Stack
      component="section"
      gap="var(--space-8)"
      className={classes['set'] ?? ''}
      aria-label={name}
    >
      {index < 2 ? null : (
        <Choices
          label="Tercer set, jugado como"
          look="wide"
          choices={[
            { value: 'superTieBreak', text: 'Súper tie-break' },
            { value: 'set', text: 'Set' },
          ]}
          value={kind}
          onChoose={(next) => {
            const chosen = next === 'set' ? 'set' : 'superTieBreak';
            setPickedKind(chosen);
            onKind(chosen);
          }}
        />
      )}
      {isDecider ? null : (
        <Choices
          label={`${name}, ganado por`}
          look="wide"
          choices={[
            { value: 1, text: teams[1] },
            { value: 2, text: teams[2] },
          ]}
          value={side}
          onChoose={(next) => {
            const chosen = next === 1 ? 1 : 2;
            setPicked(chosen);
            if (finished !== undefined) onChange({ ...finished, winner: chosen });
          }}
        />
      )}
      <Choices
        label={`${isDecider ? `${name}: ${unit.toLowerCase()}` : unit} de ${teams[other]}`}
        look="keys"
        choices={(kind === 'set' ? games : points).map((loser) => keyOf(kind, loser))}
        value={finished?.loser ?? null}
        onChoose={choose}
      />
      {finished?.kind === 'set' && finished.loser === 6 ? (
        <Choices<number | typeof unsaid>
          label={`Tie-break: puntos de ${teams[other]} (opcional)`}
          look="keys"
          choices={[{ value: unsaid, text: 'sin anotar' }, ...tieBreakKeys]}
          value={finished.tieBreak ?? unsaid}
          onChoose={(value) =>
            onChange({ ...finished, tieBreak: typeof value === 'number' ? value : null })
          }
        />
      ) : null}
    </Stack>
  );
}

/** A button shows the loser's number, or both if the winner's is not the usual one. */
function keyOf(kind: 'set' | 'superTieBreak', loser: number) {
  const most = kind === 'set' ? winnersGames(loser) : winnersPoints(loser);
  if (most !== (kind === 'set' ? 6 : 10)) return { value: loser, text: `${most}-${loser}` };
  return { value: loser, text: String(loser), name: `${most} a ${loser}` };
}
