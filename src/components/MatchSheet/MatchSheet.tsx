import { IconX } from '@tabler/icons-react';
import type { SheetMatch } from '../../domain/sheets/importSheet.ts';
import {
  describeIncomplete,
  isIncomplete,
  matchProblem,
  type SheetRow,
} from '../../domain/sheets/sheetRows.ts';
import type { NewUpcomingMatch } from '../../domain/upcomingMatch.ts';
import { SaveBar } from '../SaveBar/SaveBar.tsx';
import { MatchCells } from './MatchCells.tsx';
import classes from './MatchSheet.module.css';

type MatchSheetProps = {
  rows: readonly SheetRow<SheetMatch>[];
  /** What is announced already: it is not saved again. */
  announced: readonly Pick<NewUpcomingMatch, 'team1' | 'team2' | 'date' | 'category'>[];
  isSaving: boolean;
  /** Why the last attempt failed, in Spanish. */
  failure: string | null;
  onChange: (id: string, changes: Partial<SheetMatch>) => void;
  onRemove: (id: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

/** Many matches before they are announced: each can be changed in place. */
export function MatchSheet(props: MatchSheetProps) {
  const { rows, announced, isSaving, failure, onChange, onRemove, onSave, onCancel } = props;
  const checked = rows.map((row) => ({ ...row, problem: matchProblem(row.values, announced) }));
  const ready = checked.filter(({ problem }) => problem === null).length;
  return (
    <div className={classes['root']}>
      {/* Not edited while it is being saved. */}
      <ol className={classes['rows']} aria-label="Partidos para anunciar" inert={isSaving}>
        {checked.map(({ id, values, problem }) => (
          <li key={id} className={classes['row']} data-problem={problem !== null || undefined}>
            <div className={classes['head']}>
              <span className={classes['teams']}>
                <bdi>{values.team1}</bdi> – <bdi>{values.team2}</bdi>
              </span>
              <button
                type="button"
                className={classes['remove']}
                aria-label={`Quitar ${values.team1} contra ${values.team2}`}
                onClick={() => onRemove(id)}
              >
                <IconX size={20} aria-hidden="true" />
              </button>
            </div>
            <span className={classes['about']}>
              {values.category}
              {problem === null ? null : <strong className={classes['problem']}> {problem}</strong>}
            </span>
            <MatchCells values={values} onChange={(changes) => onChange(id, changes)} />
          </li>
        ))}
      </ol>
      <SaveBar
        note={failure ?? describeIncomplete(rows.filter(isIncomplete).length)}
        label={`Anunciar ${ready === 1 ? '1 partido' : `${ready} partidos`}`}
        isReady={ready > 0}
        isSaving={isSaving}
        onSave={onSave}
        onDiscard={onCancel}
      />
    </div>
  );
}
