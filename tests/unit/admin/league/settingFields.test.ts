import { expect, test } from 'vitest';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import {
  aboutFields,
  aboutFieldsIn,
  categoryFields,
  clubFields,
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
    ?.problem?.(text) ?? null;

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

const clausura = { firstDay: '2026-08-01', lastDay: '2027-03-15' };

test.each([
  ['3/11 Semifinales', '2026-11-03', 'Semifinales'],
  ['20 de diciembre: Cena', '2026-12-20', 'Cena'],
  ['20 de diciembre de 2027 Cena', '2027-12-20', 'Cena'],
  ['sáb 7/11 - Fecha 3', '2026-11-07', 'Fecha 3'],
  ['15 feb Final', '2027-02-15', 'Final'],
  ['24/7 Cierre de la inscripción', '2026-07-24', 'Cierre de la inscripción'],
  ['3.11. Fecha doble', '2026-11-03', 'Fecha doble'],
  ['3/11 20:30 Final', '2026-11-03', '20:30 Final'],
  ['24/07/26 Asado', '2026-07-24', 'Asado'],
])('of the dates of a season, “%s” is in its year', (line, day, text) => {
  const { dates } = aboutFieldsIn(clausura);
  expect(dates.problem(line)).toBeNull();
  expect(dates.toValue(line)).toEqual([{ day, text }]);
});

test.each(['3/11', 'Final 3/11', '45000 personas', '31/02 Final', '3 partidos'])(
  'of the dates of a season, “%s” has no day in front or says nothing',
  (line) => {
    expect(aboutFieldsIn(clausura).dates.problem(line)).toMatch(/no empieza con un día/u);
  },
);

test.each([
  ['@miclub', 'Instagram', 'https://www.instagram.com/miclub'],
  ['@mi.club_1', 'Facebook', 'https://www.facebook.com/mi.club_1'],
  ['instagram.com/miclub', 'Instagram', 'https://instagram.com/miclub'],
  ['http://www.miclub.com.ar', 'Instagram', 'https://www.miclub.com.ar'],
  ['La Jaula\nhttps://maps.app.goo.gl/aB3', 'Instagram', 'https://maps.app.goo.gl/aB3'],
  ['', 'Instagram', null],
])('the page of a club: “%s” on %s is %s', (typed, network, stored) => {
  const all = { ...emptyTyped(clubFields), network };
  expect(clubFields.url.toValue(typed, all)).toBe(stored);
  expect(typed === '' ? null : clubFields.url.problem(typed, all)).toBeNull();
});

test('a club needs its name alone, and what is no page is explained', () => {
  const required = formFields(clubFields).filter(({ isOptional = false }) => !isOptional);
  expect(required.map(({ name }) => name)).toEqual(['name', 'network']);
  expect(clubFields.url.problem('la página del club', { network: 'Instagram' })).toMatch(/https/u);
});

test('the page of the league is proposed from its user', () => {
  const { profileUrl } = identityFields;
  const proposed = (profileName: string, profileNetwork: string) =>
    profileUrl.proposed?.({ ...typed, profileName, profileNetwork });
  expect(proposed('@miliga', 'Instagram')).toBe('https://www.instagram.com/miliga');
  expect(proposed('@miliga', '')).toBe('');
  expect(proposed('miliga.com', 'Instagram')).toBe('');
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
  expect(formFields(categoryFields).find(({ name }) => name === 'name')?.kind).toBe('hidden');
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
