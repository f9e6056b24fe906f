import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import type { Country } from './countries.ts';
import { phoneProblem } from './settingRules.ts';
import { keepValue, keptValue } from '../../live/storage.ts';

/** A telephone as WhatsApp needs it. */
export type Phone = {
  /** The number to store: as it was typed, or in international form where that has other digits or signs. */
  number: string;
  /** Why WhatsApp may not open with it; `null`: it will. */
  doubt: string | null;
  /** The number that may be meant instead. */
  proposed: string | null;
};

/**
 * Reads a telephone as it was typed; what is none stays as it is. WhatsApp knows a number by its digits alone: a
 * prefix that is only dialled at home makes another number of it, and a landline seldom has an account.
 * @param country where a number without its country is; without one it stays as it is
 */
export function readPhone(text: string, country?: Country): Phone {
  const typed = text.trim();
  const phone = parseMeant(typed, country);
  if (phone === null) {
    const proposed = proposedFor(typed);
    return { number: typed, doubt: 'En su país no hay un número así.', proposed };
  }
  const isStored = digitsOf(typed) === digitsOf(phone.number) && phoneProblem(typed) === null;
  const number = isStored ? typed : phone.formatInternational();
  const type = phone.getType();
  if (type === 'FIXED_LINE') {
    return { number, doubt: 'Es el número de un teléfono fijo.', proposed: mobileOf(phone) };
  }
  const isMobile = type === undefined || type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  return { number, doubt: isMobile ? null : 'No es el número de un celular.', proposed: null };
}

/** A number that exists, without what is dialled at home; `null`: there is none. */
function parseMeant(typed: string, country?: Country): PhoneNumber | null {
  const digits = digitsOf(typed);
  // Mexico's mobiles had a 1, and prefixes to call them, until 2019.
  const mexicans =
    country === 'MX' ? /^(?:52)?(?:1|01|044|045)(\d{10})$/u : /^52(?:1|01|044|045)(\d{10})$/u;
  const [, mexican] = mexicans.exec(digits) ?? [];
  const phone = validPhone(mexican === undefined ? typed : `+52${mexican}`, country);
  if (phone !== null) return phone;
  if (!digits.startsWith('549')) return withoutZero(typed, country);
  // Argentina's 9 from abroad together with the 0 or the 15 from home.
  const atHome = validPhone(`+54${digits.slice(3)}`);
  return atHome?.getType() === 'FIXED_LINE' ? validPhone(mobileOf(atHome) ?? '') : atHome;
}

/** A number with the 0 from home where its country dials none: `+34 (0) 612 345 678`. */
function withoutZero(typed: string, country?: Country): PhoneNumber | null {
  const { countryCallingCode, nationalNumber = '' } =
    parsePhoneNumberFromString(typed, country) ?? {};
  const [, rest] = /^0+(\d+)$/u.exec(nationalNumber) ?? [];
  return rest === undefined ? null : validPhone(`+${countryCallingCode}${rest}`);
}

/** Argentina's mobile with the digits of a landline: from abroad it has a 9. */
function mobileOf(phone: PhoneNumber): string | null {
  if (phone.countryCallingCode !== '54') return null;
  return validPhone(`+549${phone.nationalNumber}`)?.formatInternational() ?? null;
}

/** Argentina's 15 before the area instead of after it. */
function proposedFor(typed: string): string | null {
  const [, rest] = /^540?15(\d{10})$/u.exec(digitsOf(typed)) ?? [];
  return rest === undefined ? null : (validPhone(`+549${rest}`)?.formatInternational() ?? null);
}

function validPhone(text: string, country?: Country): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, country);
  return phone?.isValid() === true && phone.ext === undefined ? phone : null;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}

// What the administrator has said to be right is not asked again on this device.
const acceptedKey = 'accepted-phones';
const accepted = new Set(readAccepted());

export function isAccepted(text: string): boolean {
  return accepted.has(digitsOf(text));
}

/** Takes a number as it is, whatever is doubted of it. */
export function acceptPhone(text: string): void {
  accepted.add(digitsOf(text));
  keepValue(acceptedKey, [...accepted]);
}

function readAccepted(): string[] {
  const kept = keptValue(acceptedKey);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}
