import '@mantine/core/styles/Stack.layer.css';
import { Stack, Title } from '@mantine/core';
import { categoryByName } from '../../league/category.ts';
import { CategoryField } from '../../admin/form/CategoryField.tsx';
import type { SheetMatch } from './importSheet.ts';
import { describeIncomplete, isIncomplete, matchProblem, type SheetRow } from './sheetRows.ts';
import type { NewUpcomingMatch } from '../../padel/upcomingMatch.ts';
import { SaveBar } from '../SaveBar.tsx';
import { groupBy } from '../../padel/groupBy.ts';
import classes from './MatchesEditor.module.css';
import { isAsked, type Answer, type Remark } from '../../admin/form/remarks.ts';
import { MatchesEditorRow } from './MatchesEditorRow.tsx';
import { useSettings } from '../../league/settings.ts';

type MatchesEditorProps = {
  /** The matches that are edited, with their problems. */
  rows: ReadonlyArray<SheetRow<SheetMatch>>;
  /** The heading above a row, such as *Fecha 1*; without it all stand together. */
  headingOf?: ((id: string) => string) | undefined;
  /** The matches that are announced already: they are not saved again. */
  announced: ReadonlyArray<Pick<NewUpcomingMatch, 'team1' | 'team2' | 'date' | 'category'>>;
  /** What is said and asked about a row before it is announced; without it nothing. */
  remarksOf?: ((row: SheetRow<SheetMatch>) => readonly Remark[]) | undefined;
  /** Called with the values that an answer about a row sets. */
  onAnswer?: (id: string, answer: Answer) => void;
  isSaving: boolean;
  /** Why the last attempt failed, in Spanish. */
  failure: string | null;
  /** Called with the fields that changed in these rows. */
  onChange: (ids: readonly string[], changes: Partial<SheetMatch>) => void;
  /** Removes a row. */
  onRemove: (id: string) => void;
  /** Announces the matches that are ready. */
  onSave: () => void;
  /** Closes the editor without announcing anything. */
  onCancel: () => void;
};

/**
 * Many matches before they are announced: each can be changed in place.
 *
 * - **Keyboard:** Tab from cell to cell, as in a form. Enter announces nothing.
 * - **Screen reader:** Each row is a group named by its match; problems belong to their fields.
 */
export function MatchesEditor(props: MatchesEditorProps) {
  const league = useSettings();
  const { rows, headingOf, announced, remarksOf, isSaving, failure, onSave, onCancel } = props;
  const checked = rows.map((row) => ({
    ...row,
    problem: matchProblem(row.values, announced),
    remarks: remarksOf?.(row) ?? [],
  }));
  const open = checked.filter((row) => isIncomplete(row) || isAsked(row.remarks)).length;
  const groups = groupBy(checked, ({ id }) => headingOf?.(id) ?? '');
  const ready = checked.filter(
    ({ problem, remarks }) => problem === null && !isAsked(remarks),
  ).length;
  const unplaced = rows.filter(
    ({ values }) => categoryByName(values.category, league) === undefined,
  );
  return (
    <Stack gap="var(--space-16)">
      {unplaced.length < 2 ? null : (
        <CategoryField
          label={`¿De qué categoría son los ${unplaced.length} partidos sin categoría?`}
          maw="44rem"
          value=""
          onChange={(event) =>
            props.onChange(
              unplaced.map(({ id }) => id),
              { category: event.currentTarget.value },
            )
          }
        />
      )}
      {/* The rows are not edited while they are being saved. */}
      <Stack gap="var(--space-16)" inert={isSaving}>
        {[...groups].map(([heading, group]) => (
          <section key={heading}>
            {heading === '' ? null : (
              <Title order={3} size="h4" mb="var(--space-8)">
                {heading}
              </Title>
            )}
            <ol className={classes['rows']} aria-label={labelOf(heading)}>
              {group.map((row) => (
                <MatchesEditorRow
                  key={row.id}
                  {...row}
                  onAnswer={(answer) => props.onAnswer?.(row.id, answer)}
                  onChange={(changes) => props.onChange([row.id], changes)}
                  onRemove={() => props.onRemove(row.id)}
                />
              ))}
            </ol>
          </section>
        ))}
      </Stack>
      <SaveBar
        note={failure ?? describeIncomplete(open)}
        label={`Anunciar ${ready === 1 ? '1 partido' : `${ready} partidos`}`}
        isReady={ready > 0}
        isSaving={isSaving}
        onSave={onSave}
        onDiscard={onCancel}
      />
    </Stack>
  );
}

function labelOf(heading: string): string {
  return heading === '' ? 'Partidos para anunciar' : `Partidos para anunciar, ${heading}`;
}
