import { expect, test } from 'vitest';
import {
  proposeLeagueShortName,
  proposeShortName,
  proposeSlug,
} from '../../../../src/admin/league/proposedNames.ts';

test.each([
  ['Sexta Damas', 'sexta-damas', '6.ª D'],
  ['  séptima   libre ', 'septima-libre', '7.ª L'],
  ['Octava Damas Zona A', 'octava-damas-zona-a', '8.ª D Z A'],
  ['Quinta', 'quinta', '5.ª'],
  ['Mixto A', 'mixto-a', 'Mixto A'],
  ['+40', 'mas-40', '+40'],
  ['Caballeros +40', 'caballeros-mas-40', 'C +40'],
  ['Sub 18', 'sub-18', 'Sub 18'],
  ['Año Nuevo', 'ano-nuevo', 'Año Nuevo'],
  ['Mixto Principiantes B', 'mixto-principiantes-b', 'Mixto P B'],
  ['Intercolegiales', 'intercolegiales', 'Intercolegia'],
  ['!', '', '!'],
  ['Sexta 𝐀lfa', 'sexta-lfa', '6.ª 𝐀'],
  ['', '', ''],
])('“%s” has the address “%s” and the short name “%s”', (title, slug, shortName) => {
  expect(proposeSlug(title)).toBe(slug);
  expect(proposeShortName(title)).toBe(shortName);
});

test('a title of the greatest length has an address that the database accepts', () => {
  expect(proposeSlug('+'.repeat(39))).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/u);
  expect(proposeSlug('+'.repeat(39)).length).toBeLessThanOrEqual(60);
});

test.each([
  ['', ''],
  ['Liga Norte', 'Liga Norte'],
  ['Liga de Pádel de Salta', 'Salta'],
  ['Liga Amateur de Pádel Villa Allende', 'LAPVA'],
  ['Torneo del Club Náutico', 'Club Náutico'],
  ['Pádel', 'Pádel'],
])('a league of the name «%s» is «%s» where there is little room', (name, shortName) => {
  expect(proposeLeagueShortName(name)).toBe(shortName);
});
