import { categoryByName } from '../../domain/category.ts';
import { limits, sameNameWarnings } from '../../domain/fieldRules.ts';
import type { NewUpcomingMatch } from '../../domain/upcomingMatch.ts';
import type { FormDescription } from './formDescription.ts';

export const locationField = {
  kind: 'text',
  name: 'location',
  label: 'Lugar',
  longest: limits.location,
  placeholder: 'Club Las Barrancas, cancha 2',
} as const;

export const matchForm: FormDescription<NewUpcomingMatch> = {
  texts: {
    add: 'Agregar Partido',
    edit: 'Corregir Partido',
    added: 'Partido guardado.',
    changed: 'Partido corregido.',
    failed: 'Error al guardar el partido. Intenta de nuevo.',
    noun: 'partido',
  },
  lines: [
    [{ kind: 'pair', name: 'team1', label: 'Equipo 1', longest: limits.team }],
    [{ kind: 'pair', name: 'team2', label: 'Equipo 2', longest: limits.team }],
    [
      { kind: 'date', name: 'date', label: 'Fecha' },
      { kind: 'time', name: 'time', label: 'Hora' },
    ],
    [locationField],
    [{ kind: 'category', name: 'category', label: 'Categoría' }],
  ],
  start: ({ category = '' }) => ({ category }),
  read({ team1 = '', team2 = '', date = '', time = '', location = '', category = '' }) {
    const name = categoryByName(category)?.name;
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
  warnings: ({ team1 = '', team2 = '', date = '' }, today) => [
    ...sameNameWarnings(team1, team2),
    ...(date !== '' && date < today ? ['Esa fecha ya pasó.'] : []),
  ],
};
