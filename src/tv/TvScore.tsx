import { RowSets } from '../matches/card/RowSets.tsx';
import { outcomeOf } from '../padel/score.ts';
import { shownResult } from '../matches/shownResult.ts';
import type { Result } from '../padel/result.ts';
import { Fitted } from './Fitted.tsx';
import classes from './Tv.module.css';
import { useSettings } from '../league/settings.ts';

/** The two pairs of a result, the winner marked, beside their sets. */
export function TvScore({ result }: { result: Result }) {
  const { score, winner, words } = shownResult(result, useSettings());
  return (
    <>
      <div className={classes['teams']}>
        <TvTeam name={result.team1} outcome={outcomeOf(1, winner)} />
        <TvTeam name={result.team2} outcome={outcomeOf(2, winner)} />
        {words === null ? null : (
          <Fitted className={classes['asTyped']}>
            <bdi>{words}</bdi>
          </Fitted>
        )}
      </div>
      <div className={classes['figures']}>
        <RowSets score={score} />
      </div>
    </>
  );
}

type TvTeamProps = { name: string; outcome: 'won' | 'lost' | undefined };

/** A team on the screen; a tick marks the winner. */
function TvTeam({ name, outcome }: TvTeamProps) {
  return (
    <Fitted className={classes['team']} outcome={outcome}>
      <bdi>{name}</bdi>
    </Fitted>
  );
}
