const ordinals = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
];

/** The longest short name that the database accepts. */
export const longestShortName = 12;

/** The end of an address for a title: *Sexta Damas* is `sexta-damas`, *+40* is `mas-40`. */
export function proposeSlug(title: string): string {
  return plain(title)
    .replaceAll('+', ' mas ')
    .replaceAll(/[^a-z\d]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/gu, '');
}

/** A category's title for narrow places: *Sexta Damas* is *6.ª D*; a short one stays, *Sub 18*. */
export function proposeShortName(title: string): string {
  const [first = '', ...rest] = title.trim().split(/\s+/u);
  const place = ordinals.findIndex((ordinal) => plain(ordinal) === plain(first)) + 1;
  const whole = [first, ...rest].join(' ');
  if (place === 0 && Array.from(whole).length <= longestShortName) return whole;
  const letters = rest.map(abbreviate);
  const short = [place === 0 ? first : `${place}.ª`, ...letters].join(' ');
  const isLong = rest.length > 0 && Array.from(short).length > longestShortName;
  const fitting = isLong ? [abbreviate(first), ...letters].join(' ') : short;
  return Array.from(fitting).slice(0, longestShortName).join('').trim();
}

/** A league's name for narrow places: *Liga de Pádel de Salta* is *Salta*, a longer one its initials. */
export function proposeLeagueShortName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const own = words.filter(
    (word) => !/^(?:liga|torneo|amateur|padel|de|del|la|el|los|las|y)$/u.test(plain(word)),
  );
  const fitting = [words, own].find(
    (each) => Array.from(each.join(' ')).length <= longestShortName,
  );
  const short =
    fitting?.join(' ') ||
    words
      .filter((word) => /^\p{Lu}|^\d/u.test(word))
      .map(abbreviate)
      .join('');
  return Array.from(short).slice(0, longestShortName).join('').trim();
}

/** Its first letter; numbers and signs stay, *+40*. */
function abbreviate(word: string): string {
  return /^\p{Letter}/u.exec(word)?.[0].toLocaleUpperCase('es') ?? word;
}

/** In lower case, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
