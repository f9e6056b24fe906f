import { dateProblem } from '../padel/fieldRules.ts';
import type { HeroPicture, LeaguePicture, LeagueSettings } from './league.ts';
import { choices } from './standingsRule.ts';

/** The names of the files that lie in the league's two folders. */
export type LeagueFiles = { hero: readonly string[]; sponsors: readonly string[] };

/**
 * What is wrong with the settings of a league.
 * @returns one sentence a problem that says what and where; empty: nothing is
 */
export function settingsProblems(league: LeagueSettings, files: LeagueFiles): string[] {
  return [
    ...texts(league),
    ...links(league),
    ...aboutProblems(league.about),
    ...timeZone(league.timeZone),
    ...categories(league.categories),
    ...colorProblems(league.colors),
    ...seasons(league.seasons),
    ...pictures('heroPictures', league.heroPictures, 'hero', files.hero),
    ...phonePictures(league.heroPictures, files.hero),
    ...pictures('sponsors', league.sponsors, 'sponsors', files.sponsors),
  ];
}

function colorProblems(colors: LeagueSettings['colors']): string[] {
  return Object.entries(colors).flatMap(([name, shades]) =>
    shades.flatMap((shade, index) =>
      /^#[\da-f]{6}$/iu.test(shade)
        ? []
        : [`colors.${name}[${index}] is “${shade}”: write a colour as #1d4ed8.`],
    ),
  );
}

function texts(league: LeagueSettings): string[] {
  const required = {
    name: league.name,
    shortName: league.shortName,
    description: league.description,
    quote: league.quote,
    city: league.city,
    'profile.name': league.profile.name,
    ...named('categories', league.categories),
    ...named('organisers', league.organisers),
    ...named('clubs', league.clubs),
    ...named('sponsors', league.sponsors),
    ...Object.fromEntries(
      league.clubs.map((club, index) => [`clubs[${index}].address`, club.address]),
    ),
  };
  const blank = Object.entries(required)
    .filter(([, text]) => isBlank(text))
    .map(([path]) => `${path} is blank: write the text that visitors are to read.`);
  return league.shortName.length > 12
    ? [...blank, `shortName is “${league.shortName}”: a phone shows 12 characters at most.`]
    : blank;
}

function aboutProblems({ story, dates, scoring, joining }: LeagueSettings['about']): string[] {
  const lines = { story, scoring, joining, dates: dates.map(({ text }) => text) };
  const blank = Object.entries(lines).flatMap(([field, texts]) =>
    texts.flatMap((text, index) =>
      isBlank(text) ? [`about.${field}[${index}] is blank: write a sentence or remove it.`] : [],
    ),
  );
  const wrongDays = dates.flatMap(({ day }, index) =>
    dateProblem(day) === null
      ? []
      : [`about.dates[${index}].day is “${day}”: write a day as 2026-08-01.`],
  );
  const isUnsorted = dates.some(({ day }, index) => day < (dates[index - 1]?.day ?? ''));
  return [
    ...blank,
    ...wrongDays,
    ...(isUnsorted ? ['about.dates are not in their order: write the earliest first.'] : []),
  ];
}

function timeZone(name: string): string[] {
  try {
    Intl.DateTimeFormat('es', { timeZone: name });
    return [];
  } catch {
    return [`timeZone is “${name}”: write an IANA name, e.g. America/Argentina/Cordoba.`];
  }
}

function seasons(all: LeagueSettings['seasons']): string[] {
  if (all.length === 0) return ['seasons is empty: the tables need at least one season.'];
  return all.flatMap(({ name, slug, firstDay, rule, legs, qualified, relegated }, index) => {
    const path = `seasons[${index}]`;
    const isRepeated = (key: 'slug' | 'firstDay', value: string) =>
      all.filter((each) => each[key] === value).length > 1;
    const wrongChoices = Object.entries(choices)
      .filter(([field, values]) => !values.some((value) => value === Reflect.get(rule, field)))
      .map(([field, values]) => `${path}.rule.${field} is none of ${values.join(', ')}.`);
    const wrongPlaces = Object.entries({ qualified, relegated })
      .filter(
        ([, places]) => places !== undefined && !(isWhole(places.count) && places.name !== ''),
      )
      .map(([field]) => `${path}.${field} needs a count from 1 on and a name.`);
    return [
      ...(isBlank(name)
        ? [`${path}.name is blank: write the text that visitors are to read.`]
        : []),
      ...(/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)
        ? []
        : [`${path}.slug is “${slug}”: write small letters, digits and hyphens.`]),
      ...(dateProblem(firstDay) === null
        ? []
        : [`${path}.firstDay is “${firstDay}”: write a day as 2026-08-01.`]),
      ...(isRepeated('slug', slug) ? [`${path}.slug is “${slug}”, as another season's.`] : []),
      ...(isRepeated('firstDay', firstDay)
        ? [`${path}.firstDay is ${firstDay}, as another season's.`]
        : []),
      ...wrongChoices,
      ...(legs === undefined || isLegs(legs)
        ? []
        : [`${path}.legs is ${legs}: write 1 or 2, how often two pairs meet, or leave it out.`]),
      ...wrongPlaces,
    ];
  });
}

/** Settings may come from JavaScript: the type alone refuses nothing. */
function isLegs(legs: number): boolean {
  return legs === 1 || legs === 2;
}

function isWhole(count: number): boolean {
  return Number.isInteger(count) && count > 0;
}

function named(path: string, items: readonly { name: string }[]): Record<string, string> {
  return Object.fromEntries(items.map((item, index) => [`${path}[${index}].name`, item.name]));
}

function links(league: LeagueSettings): string[] {
  const clubs = league.clubs.map((club, index) => [
    ...https(`clubs[${index}].url`, club.url),
    ...https(`clubs[${index}].map`, club.map),
  ]);
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

function categories(list: LeagueSettings['categories']): string[] {
  if (list.length === 0) return ['categories is empty: name at least one category.'];
  return list.flatMap(({ slug, name, spreadsheet }, index) => {
    const where = `categories[${index}]`;
    const before = list.slice(0, index);
    const isRepeated = before.some((other) => other.slug === slug || other.name === name);
    return [
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
        ? []
        : [`${where}.slug is “${slug}”: write small letters a-z, digits and single hyphens.`]),
      ...(isRepeated ? [`${where} has a slug or name that the list has before.`] : []),
      ...https(`${where}.spreadsheet`, spreadsheet),
    ];
  });
}

function pictures(
  path: 'heroPictures' | 'sponsors',
  list: readonly LeaguePicture[],
  folder: keyof LeagueFiles,
  files: readonly string[],
): string[] {
  if (list.length === 0) return [`${path} is empty: name at least one picture.`];
  return list.flatMap((picture, index) => {
    const where = `${path}[${index}]`;
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

function https(path: string, link: string): string[] {
  return URL.canParse(link) && new URL(link).protocol === 'https:'
    ? []
    : [`${path} is “${link}”: write a whole address that begins with https://.`];
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
