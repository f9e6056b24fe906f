import { categoryByName, type CategoryName } from '../../domain/category.ts';
import {
  categoryProblem,
  dateProblem,
  limits,
  matchWarnings,
  possibleDate,
  possibleTime,
  textProblem,
  timeProblem,
} from '../../domain/fieldRules.ts';
import type { DialogDraft, TypedFields } from '../../domain/draft.ts';
import { formatLongDate } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { NewUpcomingMatch } from '../../domain/upcomingMatch.ts';
import { DraftNote } from '../FormDialog/DraftNote.tsx';
import { DialogForm } from '../FormDialog/FormDialog.tsx';
import { useDraftedForm } from '../FormDialog/useDraftedForm.ts';
import { CategoryField } from '../FormField/CategoryField.tsx';
import { FieldRow } from '../FormField/FieldRow.tsx';
import { FormField } from '../FormField/FormField.tsx';
import type { Saving } from '../../utils/hooks/useSaving.ts';

type MatchFormProps = {
  saving: Saving<NewUpcomingMatch>;
  defaultCategory?: CategoryName | undefined;
  today: CivilDate;
  isDuplicate?: ((values: NewUpcomingMatch) => boolean) | undefined;
  draft?: DialogDraft | undefined;
};

type Fields = Omit<NewUpcomingMatch, 'category'> & { category: CategoryName | '' };

/** The six fields of an upcoming match, all required. */
export function MatchForm(props: MatchFormProps) {
  const { saving, defaultCategory, today, isDuplicate, draft } = props;
  const blank: Fields = {
    team1: '',
    team2: '',
    date: '',
    time: '',
    location: '',
    category: defaultCategory ?? '',
  };
  const { form, note } = useDraftedForm<Fields>({
    blank,
    restore: (typed) => restore(typed, blank),
    draft,
    validate: {
      team1: (team) => textProblem(team, limits.team),
      team2: (team) => textProblem(team, limits.team),
      date: dateProblem,
      time: timeProblem,
      location: (location) => textProblem(location, limits.location),
      category: categoryProblem,
    },
  });
  const { date } = form.values;
  const match = trimmed(form.values);
  const warnings = [
    ...matchWarnings(form.values, match !== null && (isDuplicate?.(match) ?? false)),
    ...(date !== '' && date < today ? ['Esa fecha ya pasó.'] : []),
  ];
  return (
    <DialogForm
      onSubmit={form.onSubmit(
        () => {
          if (match !== null) saving.save(match);
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
      <FieldRow>
        <FormField
          label="Fecha"
          type="date"
          required
          description={formatLongDate(date)}
          {...form.getInputProps('date')}
        />
        <FormField label="Hora" type="time" required {...form.getInputProps('time')} />
      </FieldRow>
      <FormField
        label="Lugar"
        required
        placeholder="Club Las Barrancas, cancha 2"
        {...form.getInputProps('location')}
      />
      <CategoryField required {...form.getInputProps('category')} />
    </DialogForm>
  );
}

/** The match without the spaces around its texts; `null` while no category is chosen. */
function trimmed(fields: Fields): NewUpcomingMatch | null {
  const category = categoryByName(fields.category);
  if (category === undefined) return null;
  return {
    team1: fields.team1.trim(),
    team2: fields.team2.trim(),
    date: fields.date,
    time: fields.time,
    location: fields.location.trim(),
    category: category.name,
  };
}

/** The fields as they were typed; what no field could hold is left as in a new form. */
function restore(typed: TypedFields, blank: Fields): Fields {
  return {
    team1: typed['team1'] ?? '',
    team2: typed['team2'] ?? '',
    date: possibleDate(typed['date']) ?? blank.date,
    time: possibleTime(typed['time']) ?? blank.time,
    location: typed['location'] ?? '',
    category: categoryByName(typed['category'] ?? '')?.name ?? blank.category,
  };
}
