import { expect, test } from 'vitest';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import {
  aboutFields,
  categoryFields,
  writtenColumns,
  emptyTyped,
  formFields,
  identityFields,
  seasonFields,
  typedColumns,
  typedOf,
  valuesOf,
} from '../../../../src/admin/league/settingFields.ts';
import { changedColumns } from '../../../../src/admin/league/useLeague.ts';
import { defaultRule } from '../../../../src/league/defaultRule.ts';
import type { NewCategory, NewSeason } from '../../../../src/admin/league/settingTables.ts';

const typed = {
  ...emptyTyped(identityFields),
  name: ' Liga del Sur ',
  timeZone: 'America/Lima',
  address: 'https://miliga.com/',
  brand: '#1d4ed8',
  accent: '#d8f238',
};

const stored = {
  ...writtenColumns(identityFields, emptyTyped(identityFields)),
  id: 'l',
  name: 'Liga del Sur',
  short_name: null,
  description: 'Una liga.',
  time_zone: 'America/Lima',
  address: 'https://miliga.com',
  brand: '#1d4ed8',
  accent: '#d8f238',
};

test('an empty text is none, and only what was changed is written', () => {
  expect(changedColumns(stored, writtenColumns(identityFields, typed))).toEqual({
    description: null,
  });
});

test('the last day of a season is none, or after its first', () => {
  const { endsOn } = seasonFields;
  const season = { ...emptyTyped(seasonFields), startsOn: '2026-08-01' };
  expect(endsOn.toValue('')).toBeNull();
  expect(endsOn.problem('2026-08-01', season)).toBe('Después del primer día.');
  expect(endsOn.problem('2026-12-20', season)).toBeNull();
});

test('the page on a network has all three parts or none', () => {
  const problems = (changed: Partial<typeof typed>) =>
    formFields(identityFields).filter(({ problemIfEmpty }) =>
      problemIfEmpty?.({ ...typed, ...changed }),
    ).length;
  expect(problems({})).toBe(0);
  expect(problems({ profileNetwork: 'Instagram' })).toBe(3);
});

const empty = { story: '', joining: '', scoring: '', dates: '' };
const problemOf = (field: string, text: string) =>
  formFields(aboutFields)
    .find(({ name }) => name === field)
    ?.problem(text) ?? null;

test('lines are paragraphs and steps, and dates stand in their order', () => {
  const typed = {
    ...empty,
    story: 'Dos grupos de amigos.\n\n  Hoy son siete categorías. ',
    dates: '1/8/2026 Primera fecha\n24-07-2026: Cierre de la inscripción',
  };
  expect(writtenColumns(aboutFields, typed)).toEqual({
    story: ['Dos grupos de amigos.', 'Hoy son siete categorías.'],
    joining: [],
    scoring: [],
    dates: [
      { day: '2026-07-24', text: 'Cierre de la inscripción' },
      { day: '2026-08-01', text: 'Primera fecha' },
    ],
  });
});

test.each([
  ['dates', '31/02/2026 Final', /no empieza con un día/u],
  ['dates', 'Final el sábado', /no empieza con un día/u],
  ['dates', '1/8/2026 Final\n1/8/2026 Final', /dos veces/u],
  ['dates', `1/8/2026 ${'a'.repeat(121)}`, /120/u],
  ['dates', '1/8/2026 Final\n1/8/2026 Asado', null],
  ['scoring', 'a'.repeat(301), /300/u],
  ['scoring', 'Punto de oro.\nPunto de oro.', /dos veces/u],
  ['story', Array.from({ length: 21 }, (_, line) => `${line}`).join('\n'), /20 renglones/u],
  ['story', 'Un párrafo.', null],
])('%s: “%s” is explained', (field, text, problem) => {
  expect(problemOf(field, text) ?? '').toMatch(problem ?? /^$/u);
});

test('what is stored is typed, and what is typed is stored as it was', () => {
  const { story, joining, scoring, dates } = demoSettings.about;
  const about = { story, joining, scoring, dates };
  expect(writtenColumns(aboutFields, typedColumns(aboutFields, about))).toEqual(about);
  expect(writtenColumns(identityFields, typedColumns(identityFields, stored))).toEqual(
    expect.objectContaining({ name: 'Liga del Sur', short_name: null, time_zone: 'America/Lima' }),
  );
});

test('a new category is known by its first title, and a stored one by the name that it has', () => {
  const typedTitle = { ...emptyTyped(categoryFields), title: ' Sexta Damas ', slug: 'sexta-damas' };
  const added = valuesOf<NewCategory>(categoryFields, typedTitle, 3);
  const rest = { shortName: null, slug: 'sexta-damas', spreadsheet: null };
  expect(added).toEqual({ name: 'Sexta Damas', title: 'Sexta Damas', position: 3, ...rest });
  const renamed = { ...typedOf(categoryFields, added), title: 'Sexta' };
  expect(valuesOf<NewCategory>(categoryFields, renamed, 3).name).toBe('Sexta Damas');
  expect(formFields(categoryFields).map(({ name }) => name)).not.toContain('name');
});

test('the form of a new season begins with the usual rule', () => {
  expect(emptyTyped(seasonFields)).toMatchObject({
    name: '',
    win20: '2',
    draw: '',
    tieLines: defaultRule.ties.join('\n'),
  });
});

test('a season is stored with the numbers and the lines that were typed', () => {
  const season = valuesOf<NewSeason>(
    seasonFields,
    { ...emptyTyped(seasonFields), win20: '3', draw: '1', unplayed: '-1', tieLines: 'wins\nlots' },
    1,
  );
  expect(season).toMatchObject({ win20: 3, draw: 1, loss02: 1, unplayed: -1, tieLines: ['wins'] });
  expect(typedOf(seasonFields, season)).toMatchObject({ draw: '1', tieLines: 'wins' });
  expect(valuesOf<NewSeason>(seasonFields, emptyTyped(seasonFields), 1).draw).toBeNull();
});
