import type { ReactNode } from 'react';
import { isBlank, limits, textProblem } from '../../domain/fieldRules.ts';
import { parseScore, type Score } from '../../domain/score.ts';
import { ScoreBoard } from '../ScoreBoard/ScoreBoard.tsx';
import classes from './ScorePreview.module.css';

type ScorePreviewProps = { team1: string; team2: string; score: string };

/** Enough for every team that can be saved, whose limit is in characters, not in UTF-16 units. */
const longestTeam = 2 * limits.team;

/** The score as the card will show it, while it is being typed: a slip is seen before it is saved. */
export function ScorePreview({ team1, team2, score }: ScorePreviewProps) {
  // What cannot be saved is not shown either: it may be a whole book, pasted by accident.
  const isTooMuch = [team1, team2].some((team) => team.length > longestTeam);
  if (isTooMuch || textProblem(score, limits.score) !== null) return null;
  const read = parseScore(score.trim());
  const first = isBlank(team1) ? 'Equipo 1' : team1.trim();
  const second = isBlank(team2) ? 'Equipo 2' : team2.trim();
  return (
    <div className={classes['root']}>
      <div aria-hidden="true">
        <ScoreBoard team1={first} team2={second} score={read} />
      </div>
      <output className={classes['remark']}>{remark(read, first, second)}</output>
    </div>
  );
}

function remark(score: Score, team1: string, team2: string): ReactNode {
  if (score.kind === 'walkover') return 'W.O.: no se jugó.';
  if (score.kind === 'text') return 'Se mostrará tal como está escrito.';
  if (score.winner !== null) {
    return (
      <>
        Victoria de <bdi>{score.winner === 1 ? team1 : team2}</bdi>.
      </>
    );
  }
  return score.ending === 'retired'
    ? 'Terminado por abandono: no se indica quién ganó.'
    : 'Con estos sets todavía no gana nadie: se mostrará sin ganador.';
}
