import { categoryByName } from '../../league/category.ts';
import { resultDetails } from '../../matches/resultDetails.ts';
import { limits } from '../../padel/fieldRules.ts';
import type { DetailName } from '../../padel/result.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../../padel/upcomingMatch.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { Field, FormDescription } from './field.ts';
import { settings } from '../../league/settings.ts';

/** The field of a detail that a result may have; its name is the detail's. */
export function detailField(name: DetailName): Field {
  const { heads: _, ...detail } = resultDetails[name];
  return { ...detail, name };
}

export const matchForm: FormDescription<NewUpcomingMatch> = {
  kind: 'match',
  texts: {
    add: 'Agregar Partido',
    edit: 'Corregir Partido',
    added: 'Partido guardado.',
    changed: 'Partido corregido.',
    failed: 'Error al guardar el partido. Intenta de nuevo.',
  },
  lines: [
    [{ kind: 'pair', name: 'team1', label: 'Pareja 1', longest: limits.team }],
    [{ kind: 'pair', name: 'team2', label: 'Pareja 2', longest: limits.team }],
    [
      { kind: 'date', name: 'date', label: 'Fecha' },
      { kind: 'time', name: 'time', label: 'Hora' },
    ],
    [detailField('location')],
    [{ kind: 'category', name: 'category', label: 'Categoría' }],
  ],
  start: ({ category = '' }) => ({ category }),
  read({ team1 = '', team2 = '', date = '', time = '', location = '', category = '' }) {
    const name = categoryByName(category, settings())?.name;
    if (name === undefined) return null;
    return {
      team1: team1.trim(),
      team2: team2.trim(),
      date,
      time,
      location: location.trim(),
      category: name,
    };
  },
  write: ({ team1, team2, date, time, location, category }) => ({
    team1,
    team2,
    date,
    time,
    location,
    category,
  }),
};

/** The form of a match to which a day is given: today at the earliest, the season's last day at the latest. */
export function dayForm(
  match: UpcomingMatch | null,
  from: CivilDate,
  lastDay: CivilDate | null,
): FormDescription<NewUpcomingMatch> {
  const until = lastDay !== null && lastDay >= from ? lastDay : null;
  const [team1 = [], team2 = [], moment = [], ...others] = matchForm.lines;
  const bounded = moment.map((field) =>
    field.kind === 'date' ? { ...field, from, until } : field,
  );
  const form = {
    ...matchForm,
    texts: {
      ...matchForm.texts,
      add: 'Dar fecha',
      edit: 'Dar fecha',
      changed: 'El partido tiene fecha.',
    },
    lines: [bounded, ...others, team1, team2],
  };
  // Its hour and place are likely those of before.
  const write: typeof matchForm.write = (values) => ({ ...matchForm.write(values), date: '' });
  return match === null ? form : { ...form, write };
}
