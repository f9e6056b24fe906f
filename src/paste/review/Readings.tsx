import { categoryTitle } from '../../league/category.ts';
import { Button } from '@mantine/core';
import { Choice } from './Choice.tsx';
import { useSettings } from '../../league/settings.ts';
import type { Meaning } from '../reading/readResult.ts';
import { isRead, scoreOfWinner, type ReviewItem } from './reviewItem.ts';

type ReadingsProps = {
  item: ReviewItem;
  readings: readonly Meaning[];
  /** Whether one of them was chosen. */
  isChosen: boolean;
  onReading: (reading: Meaning) => void;
  /** The name of the match if nobody won; `null`: somebody did. */
  nobody?: string | null;
  /** Says that nobody won. */
  onNobody?: () => void;
};

/** The ways in which the words can be read: one tap says which. */
export function Readings(props: ReadingsProps) {
  const league = useSettings();
  const { item, readings, isChosen, onReading, nobody = null, onNobody } = props;
  const { team1, team2, category } = item;
  const hasOthers = readings.some((reading) => reading.team1 !== team1 || reading.team2 !== team2);
  const hasCategories = readings.some((reading) => reading.category !== category);
  return (
    <Choice isOpen={!isChosen} label={labelOf(readings, hasOthers || hasCategories)}>
      {readings.map((reading, index) => {
        const teams = [reading.team1, reading.team2];
        const [won, lost] = reading.winner === 1 ? teams : teams.reverse();
        const isPressed = isChosen && isRead(item, reading);
        return (
          <Button
            key={`${reading.category} ${won} ${lost}`}
            variant={isPressed ? 'light' : 'default'}
            justify="space-between"
            px="var(--space-12)"
            flex="1 1 260px"
            styles={{
              label: { flex: 1, textAlign: 'start', overflowWrap: 'anywhere' },
              section: { whiteSpace: 'nowrap' },
            }}
            rightSection={scoreOfWinner(reading.score, reading.winner)}
            aria-pressed={isPressed}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onReading(reading)}
          >
            {/* A label is a flex box: spaces between its children would be lost. */}
            <span>
              <span>Ganó</span> <bdi>{won}</bdi>
              {hasOthers ? (
                <>
                  {' '}
                  <span>a</span> <bdi>{lost}</bdi>
                </>
              ) : null}
              {hasCategories ? (
                <span>{` · ${categoryTitle(reading.category, league)}`}</span>
              ) : null}
            </span>
          </Button>
        );
      })}
      {nobody === null ? null : (
        <Button
          variant={isChosen && item.winner === null ? 'light' : 'default'}
          justify="start"
          px="var(--space-12)"
          flex="1 1 260px"
          aria-pressed={isChosen && item.winner === null}
          onClick={onNobody}
        >
          {nobody}
        </Button>
      )}
    </Choice>
  );
}

function labelOf(readings: readonly Meaning[], hasOthers: boolean): string {
  if (readings.length === 0) return '¿Fue así?';
  return hasOthers ? '¿Cuál es?' : '¿Quién ganó?';
}
