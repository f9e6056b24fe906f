import { RowSets } from '../../components/MatchRow/RowSets.tsx';
import { outcomeOf, parseScore, sideThatWon } from '../../domain/score.ts';
import type { Result } from '../../domain/result.ts';
import classes from './Tv.module.css';
import { TvTeam } from './TvTeam.tsx';

/** Both pairs, the winner marked, beside their sets. */
export function TvScore({ result }: { result: Result }) {
  const score = parseScore(result.score);
  const winner = sideThatWon(score, result.winner);
  return (
    <>
      <div className={classes['teams']}>
        <TvTeam name={result.team1} outcome={outcomeOf(1, winner)} />
        <TvTeam name={result.team2} outcome={outcomeOf(2, winner)} />
        {score.kind === 'text' ? <p className={classes['asTyped']}>{score.text}</p> : null}
      </div>
      <div className={classes['figures']}>
        <RowSets score={score} />
      </div>
    </>
  );
}
