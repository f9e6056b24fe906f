import { categoryByName, type CategoryName } from '../../domain/category.ts';
import {
  categoryProblem,
  dateProblem,
  limits,
  matchWarnings,
  possibleDate,
  textProblem,
} from '../../domain/fieldRules.ts';
import type { DialogDraft, TypedFields } from '../../domain/draft.ts';
import type { NewResult } from '../../domain/result.ts';
import { formatLongDate } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import { DraftNote } from '../FormDialog/DraftNote.tsx';
import { DialogForm } from '../FormDialog/FormDialog.tsx';
import { useDraftedForm } from '../FormDialog/useDraftedForm.ts';
import { CategoryField } from '../FormField/CategoryField.tsx';
import { FieldRow } from '../FormField/FieldRow.tsx';
import { FormField } from '../FormField/FormField.tsx';
import type { Saving } from '../../utils/hooks/useSaving.ts';
import { ScorePreview } from './ScorePreview.tsx';

type ResultFormProps = {
  saving: Saving<NewResult>;
  defaultCategory?: CategoryName | undefined;
  today: CivilDate;
  isDuplicate?: ((values: NewResult) => boolean) | undefined;
  draft?: DialogDraft | undefined;
};

type Fields = Omit<NewResult, 'category'> & { category: CategoryName | '' };

/** The five fields of a result, all required, and how the score will be read. */
export function ResultForm(props: ResultFormProps) {
  const { saving, defaultCategory, today, isDuplicate, draft } = props;
  const blank: Fields = {
    team1: '',
    team2: '',
    score: '',
    date: today,
    category: defaultCategory ?? '',
  };
  const { form, note } = useDraftedForm<Fields>({
    blank,
    restore: (typed) => restore(typed, blank),
    draft,
    validate: {
      team1: (team) => textProblem(team, limits.team),
      team2: (team) => textProblem(team, limits.team),
      score: (score) => textProblem(score, limits.score),
      date: dateProblem,
      category: categoryProblem,
    },
  });
  const result = trimmed(form.values);
  const warnings = [
    ...matchWarnings(form.values, result !== null && (isDuplicate?.(result) ?? false)),
    ...(form.values.date > today ? ['Esa fecha todavía no llegó.'] : []),
  ];
  return (
    <DialogForm
      onSubmit={form.onSubmit(
        () => {
          if (result !== null) saving.save(result);
        },
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
      onCancel={() => saving.close(draft?.onDiscard)}
      isSaving={saving.isSaving}
      failure={saving.failure}
      warnings={warnings}
    >
      <DraftNote {...note} />
      <FormField label="Equipo 1" required data-autofocus {...form.getInputProps('team1')} />
      <FormField label="Equipo 2" required {...form.getInputProps('team2')} />
      <FormField
        label="Resultado"
        required
        description="Ej.: 6-4, 3-6, 10-8 · W.O. · 6-4 2-1 ret."
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('score')}
      />
      <ScorePreview {...form.values} />
      <FieldRow>
        <FormField
          label="Fecha"
          type="date"
          required
          description={formatLongDate(form.values.date)}
          {...form.getInputProps('date')}
        />
        <CategoryField required {...form.getInputProps('category')} />
      </FieldRow>
    </DialogForm>
  );
}

/** The result without the spaces around its texts; `null` while no category is chosen. */
function trimmed(fields: Fields): NewResult | null {
  const category = categoryByName(fields.category);
  if (category === undefined) return null;
  return {
    team1: fields.team1.trim(),
    team2: fields.team2.trim(),
    score: fields.score.trim(),
    date: fields.date,
    category: category.name,
  };
}

/** The fields as they were typed; what no field could hold is left as in a new form. */
function restore(typed: TypedFields, blank: Fields): Fields {
  return {
    team1: typed['team1'] ?? '',
    team2: typed['team2'] ?? '',
    score: typed['score'] ?? '',
    date: possibleDate(typed['date']) ?? blank.date,
    category: categoryByName(typed['category'] ?? '')?.name ?? blank.category,
  };
}
