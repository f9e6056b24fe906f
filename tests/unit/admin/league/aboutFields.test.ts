import { expect, test } from 'vitest';
import { aboutColumns, aboutFields } from '../../../../src/admin/league/aboutFields.ts';

const empty = { story: '', joining: '', scoring: '', dates: '' };
const problemOf = (field: string, text: string) =>
  aboutFields.find(({ name }) => name === field)?.problem(text) ?? null;

test('lines are paragraphs and steps, and dates stand in their order', () => {
  const typed = {
    ...empty,
    story: 'Dos grupos de amigos.\n\n  Hoy son siete categorías. ',
    dates: '1/8/2026 Primera fecha\n24-07-2026: Cierre de la inscripción',
  };
  expect(aboutColumns(typed)).toEqual({
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
