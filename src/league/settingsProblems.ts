import { categories } from '../domain/category.ts';
import type { HeroPicture, LeaguePicture, LeagueSettings } from '../domain/league.ts';

/** The settings as they were typed, before anything is known about them. */
export type UncheckedLeague = Omit<LeagueSettings, 'spreadsheets'> & {
  spreadsheets: Readonly<Record<string, string>>;
};

/** The names of the files that lie in the league's two folders. */
export type LeagueFiles = { hero: readonly string[]; sponsors: readonly string[] };

/**
 * What is wrong with the settings of a league.
 * @returns one sentence a problem that says what and where; empty: nothing is
 */
export function settingsProblems(league: UncheckedLeague, files: LeagueFiles): string[] {
  return [
    ...texts(league),
    ...links(league),
    ...timeZone(league.timeZone),
    ...spreadsheets(league.spreadsheets),
    ...pictures('heroPictures', league.heroPictures, 'hero', files.hero),
    ...phonePictures(league.heroPictures, files.hero),
    ...pictures('sponsors', league.sponsors, 'sponsors', files.sponsors),
  ];
}

function texts(league: UncheckedLeague): string[] {
  const required = {
    name: league.name,
    shortName: league.shortName,
    description: league.description,
    quote: league.quote,
    'profile.name': league.profile.name,
    ...named('organisers', league.organisers),
    ...named('clubs', league.clubs),
    ...named('sponsors', league.sponsors),
  };
  const blank = Object.entries(required)
    .filter(([, text]) => isBlank(text))
    .map(([place]) => `${place} is blank: write the text that visitors are to read.`);
  return league.shortName.length > 12
    ? [...blank, `shortName is “${league.shortName}”: a phone shows 12 characters at most.`]
    : blank;
}

function timeZone(name: string): string[] {
  try {
    Intl.DateTimeFormat('es', { timeZone: name });
    return [];
  } catch {
    return [`timeZone is “${name}”: write an IANA name, e.g. America/Argentina/Cordoba.`];
  }
}

function named(place: string, items: readonly { name: string }[]): Record<string, string> {
  return Object.fromEntries(items.map((item, index) => [`${place}[${index}].name`, item.name]));
}

function links(league: UncheckedLeague): string[] {
  const clubs = league.clubs.map((club, index) => https(`clubs[${index}].url`, club.url));
  const organisers = league.organisers.map((organiser, index) =>
    /^\+[\d\s()-]+$/.test(organiser.whatsapp) &&
    /^\d{8,15}$/.test(organiser.whatsapp.replaceAll(/\D/g, ''))
      ? []
      : [
          `organisers[${index}].whatsapp is “${organiser.whatsapp}”: write the number in international form, e.g. +54 9 351 555-0134.`,
        ],
  );
  const slash = league.address.endsWith('/')
    ? [`address is “${league.address}”: leave out the slash at its end.`]
    : [];
  return [
    ...https('address', league.address),
    ...slash,
    ...https('profile.url', league.profile.url),
    ...clubs.flat(),
    ...organisers.flat(),
  ];
}

function spreadsheets(sheets: UncheckedLeague['spreadsheets']): string[] {
  const slugs: readonly string[] = categories.map((category) => category.slug);
  const unknown = Object.keys(sheets)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => `spreadsheets has “${slug}”, which is none of ${slugs.join(', ')}.`);
  const wrong = slugs.flatMap((slug) => {
    const sheet = sheets[slug];
    return isBlank(sheet)
      ? [`spreadsheets has no link for “${slug}”: every category needs its table of positions.`]
      : https(`spreadsheets['${slug}']`, sheet ?? '');
  });
  return [...unknown, ...wrong];
}

function pictures(
  place: 'heroPictures' | 'sponsors',
  list: readonly LeaguePicture[],
  folder: keyof LeagueFiles,
  files: readonly string[],
): string[] {
  if (list.length === 0) return [`${place} is empty: name at least one picture.`];
  return list.flatMap((picture, index) => {
    const where = `${place}[${index}]`;
    const isRepeated = list.findIndex((other) => other.file === picture.file) < index;
    return [
      ...missing(`${where}.file`, picture.file, folder, files),
      ...(isRepeated ? [`${where}.file is “${picture.file}”, which the list names before.`] : []),
      ...(isBlank(picture.alt)
        ? [`${where}.alt is blank: say what “${picture.file}” shows, for those who do not see it.`]
        : []),
    ];
  });
}

function phonePictures(list: readonly HeroPicture[], files: readonly string[]): string[] {
  return list.flatMap(({ phoneFile }, index) =>
    phoneFile === undefined
      ? []
      : missing(`heroPictures[${index}].phoneFile`, phoneFile, 'hero', files),
  );
}

function missing(
  where: string,
  file: string,
  folder: keyof LeagueFiles,
  files: readonly string[],
): string[] {
  return files.includes(file)
    ? []
    : [`${where} is “${file}”, but src/league/${folder}/ holds no file of that name.`];
}

function https(place: string, link: string): string[] {
  return URL.canParse(link) && new URL(link).protocol === 'https:'
    ? []
    : [`${place} is “${link}”: write a whole address that begins with https://.`];
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
