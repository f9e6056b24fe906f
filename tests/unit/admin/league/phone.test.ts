import { beforeEach, expect, test, vi } from 'vitest';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { whatsappLink } from '../../../../src/league/league.ts';
import { countryOfZone } from '../../../../src/admin/league/countries.ts';
import { phoneProblem } from '../../../../src/admin/league/settingRules.ts';

// A number of each kind as people write it, and what WhatsApp opens with it.

beforeEach(() => vi.resetModules());
const load = () => import('../../../../src/admin/league/phone.ts');

const asked = { landline: /teléfono fijo/u, unknown: /no hay un número así/u, other: /celular/u };

test.each<[typed: string, opens: string, doubt?: keyof typeof asked, proposed?: string]>([
  // Argentina: the 9 from abroad, the 15 and the 0 from home.
  ['+54 9 351 555-0100', '5493515550100'],
  ['+54 9 (351) 555-0100', '5493515550100'],
  ['+5493515550100', '5493515550100'],
  ['+54 351 15 555-0100', '5493515550100'],
  ['+54 (0351) 15 555-0100', '5493515550100'],
  ['+54 0351 15-555-0100', '5493515550100'],
  ['+54 9 351 15 555-0100', '5493515550100'],
  ['+54 9 0351 555-0100', '5493515550100'],
  ['+54 9 0351 15 555-0100', '5493515550100'],
  ['+54.9.351.555.0100', '5493515550100'],
  ['+54 9 351/5550100', '5493515550100'],
  ['+54 9 11 4321-1234', '5491143211234'],
  ['+54 11 15 4321-1234', '5491143211234'],
  ['+54 9 3543 40-1234', '5493543401234'],
  ['+54 3543 15 40-1234', '5493543401234'],
  ['+54 351 555-0100', '543515550100', 'landline', '+54 9 351 555 0100'],
  ['+54 0351 555-0100', '543515550100', 'landline', '+54 9 351 555 0100'],
  ['+54 11 4321-1234', '541143211234', 'landline', '+54 9 11 4321 1234'],
  ['+54 3543 40-1234', '543543401234', 'landline', '+54 9 3543 40 1234'],
  ['+54 15 351 555-0100', '54153515550100', 'unknown', '+54 9 351 555 0100'],
  ['+54 9 351 555-010', '549351555010', 'unknown'],
  ['+54 9 351 555-01000', '54935155501000', 'unknown'],
  // Mexico: the 1 of mobiles until 2019, and the prefixes from home.
  ['+52 33 1234 5678', '523312345678'],
  ['+52 1 33 1234 5678', '523312345678'],
  ['+52 (1) 33-1234-5678', '523312345678'],
  ['+521 55 1234 5678', '525512345678'],
  ['+52 044 33 1234 5678', '523312345678'],
  ['+52 045 33 1234 5678', '523312345678'],
  ['+52 01 33 1234 5678', '523312345678'],
  ['+52 1 33 1234 567', '521331234567', 'unknown'],
  // Others, with a 0 from home or without.
  ['+55 11 98765-4321', '5511987654321'],
  ['+55 011 98765-4321', '5511987654321'],
  ['+55 11 8765-4321', '551187654321', 'unknown'],
  ['+55 11 3251-1234', '551132511234', 'landline'],
  ['+56 9 8765 4321', '56987654321'],
  ['+57 300 123 4567', '573001234567'],
  ['+57 601 123 4567', '576011234567', 'landline'],
  ['+58 0412 1234567', '584121234567'],
  ['+51 987 654 321', '51987654321'],
  ['+51 1 234 5678', '5112345678', 'landline'],
  ['+593 0991234567', '593991234567'],
  ['+595 0981 123456', '595981123456'],
  ['+591 71234567', '59171234567'],
  ['+598 94 123 456', '59894123456'],
  ['+598 094 123 456', '59894123456'],
  ['+598 2 123 4567', '59821234567', 'landline'],
  ['+506 8312 3456', '50683123456'],
  ['+504 9123 4567', '50491234567'],
  ['+1 (809) 555-0134', '18095550134'],
  ['+1 800 555 0100', '18005550100', 'other'],
  ['+34 612 345 678', '34612345678'],
  ['+34 912 345 678', '34912345678', 'landline'],
  // A 0 where the country dials none.
  ['+34 (0) 612 345 678', '34612345678'],
  ['+56 09 8765 4321', '56987654321'],
  ['+502 0 5123 4567', '50251234567'],
  ['+999 1234 5678', '99912345678', 'unknown'],
])('%s opens wa.me/%s', async (typed, opens, doubt, proposed) => {
  const { readPhone } = await load();
  const phone = readPhone(typed);
  expect(whatsappLink(phone.number)).toBe(`https://wa.me/${opens}`);
  expect(phone.doubt ?? '').toMatch(doubt === undefined ? /^$/u : asked[doubt]);
  expect(phone.proposed).toBe(proposed ?? null);
  // What is stored can be stored, and is read as it was.
  expect(phoneProblem(phone.number)).toBeNull();
  expect(readPhone(phone.number)).toEqual({ ...phone, number: phone.number });
  expect(readPhone(proposed ?? '+54 9 351 555-0100').doubt).toBeNull();
});

test.each([
  '',
  '351 555-0100',
  '0054 9 351 555-0100',
  '+54 9 351 555-0100 int. 5',
  '+54 35',
  'Ana',
])('what is no international number stays as it was typed: “%s”', async (typed) => {
  const { readPhone } = await load();
  expect(phoneProblem(readPhone(typed).number)).not.toBeNull();
});

test('a number keeps the form in which it was typed where its digits are right', async () => {
  const { readPhone } = await load();
  expect(readPhone(' +54 9 (351) 555-0100 ').number).toBe('+54 9 (351) 555-0100');
  for (const { whatsapp } of demoSettings.organisers) {
    expect(readPhone(whatsapp)).toEqual({ number: whatsapp, doubt: null, proposed: null });
  }
});

test('a number that is taken as it is is not asked again on this device', async () => {
  const { isAccepted, acceptPhone } = await load();
  expect(isAccepted('+54 351 555-0100')).toBe(false);
  acceptPhone('+54 351 555-0100');
  expect(isAccepted('+54 (351) 5550100')).toBe(true);
  expect(isAccepted('+54 351 555-0101')).toBe(false);
});

test.each([
  ['0351 15 555-0100', 'AR', '+54 9 351 555 0100'],
  ['351-15-5550100', 'AR', '+54 9 351 555 0100'],
  ['5493515550100', 'AR', '+54 9 351 555 0100'],
  ['00 54 9 351 555-0100', 'AR', '+54 9 351 555 0100'],
  ['011 15 4321-1234', 'AR', '+54 9 11 4321 1234'],
  ['044 33 1234 5678', 'MX', '+52 33 1234 5678'],
  ['1 33 1234 5678', 'MX', '+52 33 1234 5678'],
  ['987 654 321', 'PE', '+51 987 654 321'],
  ['0981 123456', 'PY', '+595 981 123456'],
  ['+51 987 654 321', 'AR', '+51 987 654 321'],
] as const)('“%s” in %s is %s', async (typed, country, number) => {
  const { readPhone } = await load();
  expect(readPhone(typed, country)).toEqual({ number, doubt: null, proposed: null });
});

test('a number without a country is refused where the league has none, and asked about as a landline', async () => {
  const { readPhone } = await load();
  expect(phoneProblem(readPhone('351 555-0100').number)).not.toBeNull();
  expect(readPhone('351 555-0100', 'AR').proposed).toBe('+54 9 351 555 0100');
});

test.each([
  ['America/Argentina/Cordoba', 'AR'],
  ['America/Buenos_Aires', 'AR'],
  ['America/Tijuana', 'MX'],
  ['America/Asuncion', 'PY'],
  ['UTC', undefined],
])('%s is in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
