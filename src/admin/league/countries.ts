/** The countries that a league can choose, as ISO 3166 names them. */
const countries = [
  'AR',
  'BO',
  'BR',
  'CL',
  'CO',
  'CR',
  'CU',
  'DO',
  'EC',
  'ES',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PE',
  'PR',
  'PY',
  'SV',
  'US',
  'UY',
  'VE',
] as const;

export type Country = (typeof countries)[number];

/** The countries by their Spanish names, in the order of these. */
export function countryChoices(): { value: Country; label: string }[] {
  const names = new Intl.DisplayNames('es', { type: 'region' });
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es'));
}

/** The country of a text; `undefined`: none is chosen. */
export function readCountry(text: string): Country | undefined {
  return countries.find((country) => country === text);
}

/** The country in which a time zone is; `undefined` where the browser does not tell, or in none of these. */
export function countryOfZone(timeZone: string): Country | undefined {
  const zone = canonical(timeZone);
  return countries.find((country) => zonesOf(country).some((each) => canonical(each) === zone));
}

function zonesOf(country: Country): readonly string[] {
  // A method in newer browsers, a property in some; others have neither, nor has TypeScript.
  const locale = new Intl.Locale(`es-${country}`);
  const method: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown =
    typeof method === 'function' ? method.call(locale) : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === 'string') : [];
}

/** `America/Buenos_Aires` and `America/Argentina/Buenos_Aires` are one. */
function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
