import '@mantine/core/styles/Stack.layer.css';
import { Stack } from '@mantine/core';
import { openSets, type TappedScore, type TappedSet } from './tappedScore.ts';
import { Choices } from './Choices.tsx';
import type { TeamNames } from './scoreValue.ts';
import classes from './ScorePad.module.css';

type UnfinishedSetProps = {
  pad: TappedScore;
  teams: TeamNames;
  onChange: (index: number, set: TappedSet) => void;
};

const games = [0, 1, 2, 3, 4, 5, 6].map((value) => ({ value, text: String(value) }));

/** The set in which somebody retired or the hour was over: the games of each side. */
export function UnfinishedSet({ pad, teams, onChange }: UnfinishedSetProps) {
  const last = pad.sets.at(-1);
  const isEntered = last?.kind === 'unfinished';
  const index = isEntered ? pad.sets.length - 1 : pad.sets.length;
  if (!isEntered && index >= openSets(pad)) return null;
  const set = isEntered ? last : { kind: 'unfinished' as const, team1: 0, team2: 0 };
  return (
    <Stack
      component="section"
      gap="var(--space-8)"
      className={classes['set'] ?? ''}
      aria-label="Set sin terminar"
    >
      <Choices
        label={`Set sin terminar: games de ${teams[1]}`}
        look="keys"
        choices={games}
        value={isEntered ? set.team1 : null}
        onChoose={(team1) => onChange(index, { ...set, team1 })}
      />
      <Choices
        label={`Games de ${teams[2]}`}
        look="keys"
        choices={games}
        value={isEntered ? set.team2 : null}
        onChoose={(team2) => onChange(index, { ...set, team2 })}
      />
    </Stack>
  );
}
