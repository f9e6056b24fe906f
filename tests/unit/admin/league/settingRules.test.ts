import { expect, test } from 'vitest';
import {
  linkProblem,
  phoneProblem,
  pictureProblem,
  siteAddressProblem,
  slugProblem,
  zoneProblem,
} from '../../../../src/admin/league/settingRules.ts';

const rules = {
  telephone: phoneProblem,
  link: linkProblem,
  slug: slugProblem,
  picture: pictureProblem,
  site: siteAddressProblem,
  zone: zoneProblem,
};

test.each([
  ['telephone', '+54 9 351 555-0100', null],
  ['telephone', '+1 (809) 555-0134', null],
  ['telephone', '351 555-0100', /código del país/u],
  ['telephone', '+54 35 12', /de 8 a 15 números/u],
  ['telephone', '+54 9 351 555-0100 int. 5', /solo números/u],
  ['telephone', '+12345678901234567', /de 8 a 15 números/u],
  ['telephone', '', /obligatorio/u],
  ['link', 'https://instagram.com/laliga?x=1#y', null],
  ['link', 'http://instagram.com/laliga', /https/u],
  ['link', 'javascript:alert(1)', /https/u],
  ['link', 'instagram.com/laliga', /https/u],
  ['link', 'https://', /no se entiende/u],
  ['link', 'https://a b', /no se entiende/u],
  ['link', 'https://a.example/"onclick="x', /no se entiende/u],
  ['link', 'https://user:pass@a.example', /no se entiende/u],
  ['link', `https://a.example/${'a'.repeat(500)}`, /demasiado larga/u],
  ['slug', 'sexta-damas', null],
  ['slug', 'Sexta Damas', /minúsculas/u],
  ['slug', 'sexta--damas', /minúsculas/u],
  ['slug', 'a'.repeat(61), /60/u],
  ['picture', 'logos/0123456789abcdef0123456789abcdef.webp', null],
  ['picture', '', /Falta la imagen/u],
  ['site', 'https://miliga.com', null],
  ['site', 'https://miliga.com/', null],
  ['site', 'https://miliga.com/padel', null],
  ['site', 'http://miliga.com', /https/u],
  ['site', 'miliga.com', /https/u],
  ['zone', 'America/Argentina/Cordoba', null],
  ['zone', 'UTC', null],
  ['zone', 'Córdoba', /no existe/u],
  ['zone', 'America/Atlantis', /no existe/u],
  // The database knows neither.
  ['zone', '+03:00', /no existe/u],
  ['zone', 'EST5EDT', /no existe/u],
  ['zone', '', /obligatorio/u],
] as const)('a %s “%s” is explained', (name, text, problem) => {
  expect(rules[name](text) ?? '').toMatch(problem ?? /^$/u);
});
