import { isBlank } from '../../domain/fieldRules.ts';
import { parseScore, type Score } from '../../domain/score.ts';
import { ScoreBoard } from '../ScoreBoard/ScoreBoard.tsx';
import classes from './ScorePreview.module.css';

type ScorePreviewProps = { team1: string; team2: string; score: string };

/** The score as the card will show it, while it is being typed: a slip is seen before it is saved. */
export function ScorePreview({ team1, team2, score }: ScorePreviewProps) {
  if (isBlank(score)) return null;
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

function remark(score: Score, team1: string, team2: string): string {
  if (score.kind === 'walkover') return 'W.O.: no se jugó.';
  if (score.kind === 'text') return 'Se mostrará tal como está escrito.';
  if (score.winner !== null) return `Victoria de ${score.winner === 1 ? team1 : team2}.`;
  return score.ending === 'retired'
    ? 'Terminado por abandono: no se indica quién ganó.'
    : 'Con estos sets todavía no gana nadie: se mostrará sin ganador.';
}
