import { categoryTitle } from '../../league/category.ts';
import { Button } from '@mantine/core';
import { wrappingButton } from '../../ui/wrappingButton.ts';
import { Choice } from './Choice.tsx';
import { isRead, scoreOfWinner, type WinnerReading, type ReviewItem } from './reviewItem.ts';
import { useSettings } from '../../league/settings.ts';

type ReadingsProps = {
  item: ReviewItem;
  readings: readonly WinnerReading[];
  /** Whether one of them was chosen. */
  isChosen: boolean;
  onReading: (reading: WinnerReading) => void;
  /** What the match is called if nobody won; `null`: somebody did. */
  nobody?: string | null;
  /** Says that nobody won. */
  onNobody?: () => void;
};

/** The ways in which the words can be read: one tap says which. */
export function Readings(props: ReadingsProps) {
  const league = useSettings();
  const { item, readings, isChosen, onReading, nobody = null, onNobody } = props;
  const { team1, team2, category } = item;
  const hasOthers = readings.some(
    ({ teams }) => teams !== null && (teams.team1 !== team1 || teams.team2 !== team2),
  );
  const hasCategories = readings.some(({ teams }) => teams !== null && teams.category !== category);
  return (
    <Choice isOpen={!isChosen} label={labelOf(readings, hasOthers || hasCategories)}>
      {readings.map((reading, index) => {
        const teams = reading.teams ?? item;
        const [won, lost] =
          reading.side === 1 ? [teams.team1, teams.team2] : [teams.team2, teams.team1];
        const isPressed = isChosen && isRead(item, reading);
        return (
          <Button
            key={`${teams.category} ${won} ${lost}`}
            {...wrappingButton}
            variant={isPressed ? 'light' : 'default'}
            justify="space-between"
            flex="1 1 260px"
            styles={{ label: { flex: 1, textAlign: 'start' }, section: { whiteSpace: 'nowrap' } }}
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
              {hasCategories ? <span>{` · ${categoryTitle(teams.category, league)}`}</span> : null}
            </span>
          </Button>
        );
      })}
      {nobody === null ? null : (
        <Button
          {...wrappingButton}
          variant={isChosen && item.winner === null ? 'light' : 'default'}
          justify="start"
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

function labelOf(readings: readonly WinnerReading[], hasOthers: boolean): string {
  if (readings.length === 0) return '¿Fue así?';
  return hasOthers ? '¿Cuál es?' : '¿Quién ganó?';
}
