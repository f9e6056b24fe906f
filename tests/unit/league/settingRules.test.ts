import { expect, test } from 'vitest';
import {
  linkProblem,
  phoneProblem,
  pictureProblem,
  siteAddressProblem,
  slugProblem,
  zoneProblem,
} from '../../../src/league/settingRules.ts';

test.each([
  ['+54 9 351 555-0100', null],
  ['+1 (809) 555-0134', null],
  ['351 555-0100', /código del país/u],
  ['+54 35 12', /de 8 a 15 números/u],
  ['+54 9 351 555-0100 int. 5', /solo números/u],
  ['+12345678901234567', /de 8 a 15 números/u],
  ['', /obligatorio/u],
])('a telephone “%s” is explained', (text, problem) => {
  expect(phoneProblem(text) ?? '').toMatch(problem ?? /^$/u);
});

test.each([
  ['https://instagram.com/laliga?x=1#y', null],
  ['http://instagram.com/laliga', /https/u],
  ['javascript:alert(1)', /https/u],
  ['instagram.com/laliga', /https/u],
  ['https://', /no se entiende/u],
  ['https://a b', /no se entiende/u],
  ['https://a.example/"onclick="x', /no se entiende/u],
  ['https://user:pass@a.example', /no se entiende/u],
  [`https://a.example/${'a'.repeat(500)}`, /demasiado larga/u],
])('a link “%s” is explained', (text, problem) => {
  expect(linkProblem(text) ?? '').toMatch(problem ?? /^$/u);
});

test.each([
  ['sexta-damas', null],
  ['Sexta Damas', /minúsculas/u],
  ['sexta--damas', /minúsculas/u],
  ['a'.repeat(61), /60/u],
])('a slug “%s” is explained', (text, problem) => {
  expect(slugProblem(text) ?? '').toMatch(problem ?? /^$/u);
});

test.each([
  ['logos/0123456789abcdef0123456789abcdef.webp', null],
  ['', /Falta la imagen/u],
])('a picture “%s” is explained', (path, problem) => {
  expect(pictureProblem(path) ?? '').toMatch(problem ?? /^$/u);
});

test.each([
  ['https://miliga.com', null],
  ['https://miliga.com/', null],
  ['https://miliga.com/padel', null],
  ['http://miliga.com', /https/u],
  ['miliga.com', /https/u],
])('an address of the site “%s” is explained', (text, problem) => {
  expect(siteAddressProblem(text) ?? '').toMatch(problem ?? /^$/u);
});

test.each([
  ['America/Argentina/Cordoba', null],
  ['America/Lima', null],
  ['UTC', null],
  ['Córdoba', /no existe/u],
  ['America/Atlantis', /no existe/u],
  // The database knows neither.
  ['+03:00', /no existe/u],
  ['EST5EDT', /no existe/u],
  ['', /obligatorio/u],
])('a time zone “%s” is explained', (text, problem) => {
  expect(zoneProblem(text) ?? '').toMatch(problem ?? /^$/u);
});
