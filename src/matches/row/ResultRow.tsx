import { describeResult } from '../describeMatch.ts';
import type { Outcome } from '../outcome.ts';
import { describeNight } from '../../padel/evening.ts';
import { detailsShownIn, type Result } from '../../padel/result.ts';
import { outcomeOf } from '../../padel/score.ts';
import { shownResult } from '../shownResult.ts';
import { CorrectionNote } from '../CorrectionNote.tsx';
import type { ItemProps } from '../list/listItems.ts';
import { LazyRowActions } from '../LazyRowActions.tsx';
import { MatchRow } from './MatchRow.tsx';
import classes from './MatchRow.module.css';
import { RowSets } from './RowSets.tsx';
import { TeamName } from './TeamName.tsx';
import { useSettings } from '../../league/settings.ts';

type ResultRowProps = ItemProps<Result> & {
  /** The result. */
  result: Result;
  /** Whether the category is shown; on its own page it is not. */
  hasCategory?: boolean;
  /** Its day, where the heading does not say it; in the place of the category. */
  day?: string | undefined;
  /** The outcome for the pair whose page it stands on; shown in the place of the category. */
  outcome?: Outcome | null;
};

/**
 * A result in a list. A score that cannot be parsed is shown as typed.
 *
 * - **When:** In every list of results: pages, a pair's page, the search by category.
 * - **When not:** On the home page: ResultCard.
 * - **Keyboard:** Each name is a link; the panel of the score shares the result.
 * - **Screen reader:** An article named by one sentence; figures and tags are hidden from it.
 */
export function ResultRow(props: ResultRowProps) {
  const league = useSettings();
  const { result, hasCategory = true, day, isAdmin = false, isDeleting = false } = props;
  const { outcome = null, isNew = false, onEdit, onDelete } = props;
  const { score, winner, status, words } = shownResult(result, league);
  const night = describeNight(result);
  const note = [words ?? [], night ?? [], detailsShownIn('row', result)].flat().join(' · ');
  const what = `resultado ${result.team1} contra ${result.team2}`;
  return (
    <MatchRow
      id={result.id}
      share={{ kind: 'result', result }}
      description={describeResult(result, league)}
      category={hasCategory ? result.category : undefined}
      day={day}
      outcome={outcome}
      status={status}
      note={
        note === '' ? undefined : (
          <bdi className={classes['note']} title={note} aria-hidden="true">
            {note}
          </bdi>
        )
      }
      remark={result.correctedAt === null ? undefined : <CorrectionNote result={result} />}
      panel={<RowSets score={score} />}
      isNew={isNew}
      actions={
        isAdmin ? (
          <LazyRowActions
            share={{ kind: 'result', result }}
            what={what}
            isDeleting={isDeleting}
            onEdit={() => onEdit?.(result)}
            onDelete={() => onDelete?.(result)}
          />
        ) : undefined
      }
    >
      <TeamName
        id={result.pair1Id}
        category={result.category}
        name={result.team1}
        outcome={outcomeOf(1, winner)}
      />
      <TeamName
        id={result.pair2Id}
        category={result.category}
        name={result.team2}
        outcome={outcomeOf(2, winner)}
      />
    </MatchRow>
  );
}
