import type { ReactNode } from 'react';
import type { AboutSettings, LeagueSettings, SocialProfile } from '../../league/league.ts';
import {
  longestShortName,
  proposeLeagueShortName,
  proposeShortName,
  proposeSlug,
} from './proposedNames.ts';
import {
  colorProblem,
  linkProblem,
  phoneProblem,
  pictureProblem,
  readLink,
  siteAddressProblem,
  slugProblem,
  withoutSlash,
  zoneProblem,
} from './settingRules.ts';
import type {
  NewAdjustment,
  NewCategory,
  NewClub,
  NewHeroPicture,
  NewOrganiser,
  NewSeason,
  NewSponsor,
} from './settingTables.ts';
import { countryChoices } from './countries.ts';
import { defaultRule } from '../../league/defaultRule.ts';
import { choices, type MatchPoints } from '../../league/standingsRule.ts';
import { columnOf } from '../../live/table.ts';
import { dateProblem, textProblem } from '../../padel/fieldRules.ts';
import { keysOf } from '../../padel/keysOf.ts';
import {
  datedLinesProblem,
  linesProblem,
  readDatedLines,
  readLines,
  writeDay,
  type SeasonDays,
} from './lines.ts';
import type { Control, Field, FieldOptions, FormAccess, Typed } from '../form/field.ts';

// Each setting is described here once, over the keys under which visitors read it or its table writes it. Empty
// and typed values, what is written and the words of the history follow; a key without a field does not compile.

/** A setting: its field in a form, how it is stored, and its word in the history. */
export type SettingField<Value = unknown> = Options<Value> & Control;

type Options<Value> = Omit<FieldOptions, 'name' | 'render' | 'problem'> & {
  problem: Problem;
  /** Its column; default: its name, with `_` before what is a capital there. */
  stored?: string;
  /** Its word in the history; default: its label. */
  told?: string;
  /** Whether it is a path: the history says only that it changed. */
  isUntold?: boolean;
  /** The text that the form of a new row begins with; default: none. */
  empty?: string;
  toTyped: (stored: unknown) => string;
  /** @param all what is typed in the other fields */
  toValue: (typed: string, all?: Typed) => Value;
};

/** A field for each value of a row but its place. */
export type FieldsOf<Values> = {
  readonly [Name in Exclude<keyof Values, 'position'>]: SettingField<Values[Name]>;
};

type Problem = (typed: string, all?: Typed) => string | null;
type More = Partial<Omit<Options<unknown>, 'toTyped' | 'toValue'>> & Control;

const readText = (value: unknown) => (typeof value === 'string' ? value : '');
const anything = () => null;
const hidden = { kind: 'hidden' } as const;

function text(label: string, problem: Problem, more: More = {}): SettingField<string> {
  return { label, problem, toTyped: readText, toValue: (typed) => typed.trim(), ...more };
}

/** A text that may be missing. */
function optional(label: string, problem: Problem, more: More = {}): SettingField<string | null> {
  return {
    ...text(label, problem, more),
    isOptional: true,
    toValue: (typed) => typed.trim() || null,
  };
}

/** @param networkOf the network on which a user's name is a page */
function link(
  label: string,
  more: More = {},
  networkOf: (all: Typed) => string | undefined = () => undefined,
): SettingField<string | null> {
  const read = (typed: string, all: Typed = {}) => readLink(typed, networkOf(all));
  return {
    ...optional(label, (typed, all) => linkProblem(read(typed, all)), { ...more, kind: 'url' }),
    stores: read,
    toValue: (typed, all) => read(typed, all) || null,
  };
}

/** One of few values, the first of which is the usual one. */
function choice<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  more: More = {},
): SettingField<Value> {
  const values = keysOf(labels);
  const [usual] = values;
  if (usual === undefined) throw new Error(`${label} has no choices.`);
  return {
    ...text(label, anything, more),
    kind: 'choice',
    choices: values.map((value) => ({ value, label: labels[value] })),
    empty: usual,
    toValue: (typed) => values.find((value) => value === typed) ?? usual,
  };
}

const atMost = (longest: number) => (typed: string) => textProblem(typed, longest);

/** As the database has them. */
const longest = { paragraph: 1000, line: 300 } as const;

function lines(label: string, most: number, description: string): SettingField<string[]> {
  return {
    label,
    description,
    kind: 'lines',
    isOptional: true,
    problem: (typed) => linesProblem(typed, most),
    toTyped: (stored) => (Array.isArray(stored) ? stored.join('\n') : ''),
    toValue: readLines,
  };
}

const networks = { Instagram: 'Instagram', Facebook: 'Facebook' } as const;

/** A page on a network has a name, a network and a link, or the league has none. */
const profileIsWhole: Field['problemIfEmpty'] = (values) =>
  (['profileName', 'profileNetwork', 'profileUrl'] as const).every(
    (name) => values[name]?.trim() === '',
  )
    ? null
    : 'Completar las tres partes de la página en redes, o dejar las tres vacías.';

/** The settings of which the league has one, as visitors read them; its clock follows from its zone. */
type LeagueKey =
  | Exclude<
      keyof LeagueSettings,
      | 'version'
      | 'clock'
      | 'profile'
      | 'about'
      | 'categories'
      | 'seasons'
      | 'organisers'
      | 'clubs'
      | 'sponsors'
      | 'heroPictures'
    >
  | `profile${Capitalize<keyof SocialProfile>}`
  | keyof AboutSettings;

export const identityFields = {
  name: text('Nombre', atMost(80)),
  shortName: optional('Nombre corto', atMost(12), {
    description: 'Arriba y debajo del icono en un teléfono: como máximo 12 caracteres.',
    proposed: ({ name = '' }) => proposeLeagueShortName(name),
    isRenamed: true,
  }),
  description: optional('Descripción', atMost(200), {
    description: 'Una frase para buscadores y enlaces compartidos.',
  }),
  slogan: optional('Lema', atMost(200), { description: 'Al pie de cada página, sin comillas.' }),
  city: optional('Ciudad', atMost(80), {
    placeholder: 'Rosario, Argentina',
    description: 'Donde se buscan en el mapa los lugares que no son un club de la liga.',
  }),
  country: optional('País', anything, {
    kind: 'choice',
    choices: [{ value: '', label: 'El de la zona horaria' }, ...countryChoices()],
    description: 'El de los teléfonos que se escriben sin el código de su país.',
  }),
  timeZone: text('Zona horaria', zoneProblem, {
    description: 'Con ella se calculan «Hoy», las fechas y las horas del sitio.',
    kind: 'suggested',
    suggestions: zones(),
  }),
  address: {
    ...optional('Dirección del sitio', siteAddressProblem, {
      kind: 'url',
      description: 'Donde está publicado, con https://. Vacía mientras no esté publicado.',
      told: 'Dirección',
    }),
    toValue: (typed) => withoutSlash(typed.trim()) || null,
  },
  profileName: optional('Página en redes: nombre', atMost(80), {
    placeholder: '@miliga',
    problemIfEmpty: profileIsWhole,
  }),
  profileNetwork: optional('Página en redes: red', anything, {
    kind: 'choice',
    choices: [
      { value: '', label: 'Ninguna' },
      ...keysOf(networks).map((value) => ({ value, label: value })),
    ],
    problemIfEmpty: profileIsWhole,
  }),
  profileUrl: link(
    'Página en redes: enlace',
    {
      problemIfEmpty: profileIsWhole,
      // Most pages are called as their user is.
      proposed: ({ profileName = '', profileNetwork }) => {
        const proposal = readLink(profileName, profileNetwork);
        return profileName.startsWith('@') && linkProblem(proposal) === null ? proposal : '';
      },
      isRenamed: true,
    },
    ({ profileNetwork }) => profileNetwork,
  ),
  brand: text('Color principal', (color) => colorProblem('brand', color), {
    kind: 'color',
    description: 'Para botones, enlaces, encabezado y marcadores.',
  }),
  accent: text('Color de acento', (color) => colorProblem('accent', color), {
    kind: 'color',
    description: 'Para lo que está en vivo y para quien ganó.',
  }),
  icon: optional('Icono', anything, { isUntold: true }),
} satisfies Readonly<Record<Exclude<LeagueKey, keyof AboutSettings>, SettingField>>;

export const aboutFields = {
  story: lines('La historia', longest.paragraph, 'Un párrafo por renglón.'),
  joining: lines('Para jugar', longest.line, 'Un paso por renglón: cómo se anota una pareja.'),
  scoring: lines(
    'Reglamento: de la organización',
    longest.line,
    'Cómo se juega, una regla por renglón. Se lee en la página Reglamento, debajo de cómo se cuenta la tabla.',
  ),
  dates: {
    label: 'Fechas de la temporada',
    kind: 'lines',
    description:
      'Una por renglón, primero el día: 3/11, 20 de diciembre. Sin año es el de la temporada.',
    placeholder: '24/07/2026 Cierre de la inscripción',
    isOptional: true,
    problem: (typed) => datedLinesProblem(typed, null),
    toTyped: (stored) =>
      (Array.isArray(stored) ? stored : [])
        .map(
          (line) =>
            `${writeDay(readText(columnOf(line, 'day')))} ${readText(columnOf(line, 'text'))}`,
        )
        .join('\n'),
    toValue: (typed) => readDatedLines(typed, null),
  },
} satisfies FieldsOf<AboutSettings>;

/** The fields of the page *Nosotros*, where a day without a year is in this season. */
export function aboutFieldsIn(season: SeasonDays) {
  return {
    ...aboutFields,
    dates: {
      ...aboutFields.dates,
      problem: (typed: string) => datedLinesProblem(typed, season),
      toValue: (typed: string) => readDatedLines(typed, season),
    },
  };
}

export const organiserFields = {
  name: text('Nombre', atMost(80)),
  whatsapp: text('WhatsApp', phoneProblem),
} satisfies FieldsOf<NewOrganiser>;

export const clubFields = {
  name: text('Nombre', atMost(80), {
    description: 'Como se escribe en el campo «Lugar» de los partidos.',
  }),
  address: optional('Dirección', atMost(120), { placeholder: 'Av. San Martín 250' }),
  map: link('Mapa', {
    description:
      'El enlace que aparece en el mapa al tocar «Compartir». Sin él, el mapa busca su nombre y dirección.',
  }),
  network: choice('Red', networks),
  url: link('Su página', { placeholder: '@miclub', told: 'Página' }, ({ network }) => network),
} satisfies FieldsOf<NewClub>;

export const categoryFields = {
  title: text('Nombre', atMost(40), { placeholder: 'Sexta Damas', column: 'name' }),
  // By which matches know it: it is what the first title was.
  name: {
    ...text('Nombre', anything, hidden),
    toValue: (typed, { title = '' } = {}) => typed || title.trim(),
  },
  shortName: optional('Nombre corto', atMost(longestShortName), {
    description: 'Para donde hay poco lugar. Vacío: se usa el nombre entero.',
    proposed: ({ title = '' }) => proposeShortName(title),
    isRenamed: true,
  }),
  slug: text('Final de la dirección', slugProblem, {
    description:
      'Lo que sigue a /categorias/ en la dirección de su página. La anterior sigue llevando aquí.',
    column: 'slug',
    proposed: ({ title = '' }) => proposeSlug(title),
  }),
  spreadsheet: link('Planilla', {
    description: 'El enlace a sus posiciones en otro sitio, si existe.',
  }),
} satisfies FieldsOf<NewCategory>;

export const sponsorFields = {
  name: text('Nombre', atMost(80)),
  picture: text('Logo', pictureProblem, { told: 'Imagen', isUntold: true }),
  alt: text('Qué muestra el logo', atMost(200), {
    description: 'Lo leen quienes no pueden ver el logo: el nombre y a qué se dedica.',
    placeholder: 'Ferretería del Centro',
    told: 'Qué muestra',
    proposed: ({ name = '' }) => name,
    isRenamed: true,
  }),
} satisfies FieldsOf<NewSponsor>;

export const heroPictureFields = {
  picture: text('Foto', pictureProblem, { told: 'Imagen', isUntold: true }),
  // Cut from it for phones: it changes with it.
  phonePicture: optional('', anything, hidden),
  alt: text('Qué muestra la foto', atMost(200), {
    description: 'La leen quienes no pueden ver la foto.',
    placeholder: 'Dos parejas se saludan en la red',
    told: 'Qué muestra',
  }),
  focus: text('Encuadre', anything, { ...hidden, empty: '50% 50%' }),
} satisfies FieldsOf<NewHeroPicture>;

/** The points of a match, as forms and the history name them. */
export const pointLabels = {
  win20: 'Ganar 2-0',
  win21: 'Ganar 2-1',
  draw: 'Empatar',
  loss12: 'Perder 1-2',
  loss02: 'Perder 0-2',
  walkoverWin: 'Ganar por W.O.',
  walkoverLoss: 'Perder por W.O.',
  unplayed: 'No se jugó',
} as const satisfies Readonly<Record<keyof MatchPoints, string>>;

/** One of the eight numbers: the field of the first one shows them all. */
function points(name: keyof MatchPoints) {
  return text(pointLabels[name], anything, {
    ...(name === 'win20' ? {} : hidden),
    empty: String(defaultRule.points[name] ?? ''),
  });
}

const number = (name: Exclude<keyof MatchPoints, 'draw'>): SettingField<number> => ({
  ...points(name),
  toTyped: String,
  toValue: Number,
});

export const pointFields = {
  win20: number('win20'),
  win21: number('win21'),
  draw: {
    ...points('draw'),
    toTyped: (stored) => (typeof stored === 'number' ? String(stored) : ''),
    toValue: (typed) => (typed === '' ? null : Number(typed)),
  },
  loss12: number('loss12'),
  loss02: number('loss02'),
  walkoverWin: number('walkoverWin'),
  walkoverLoss: number('walkoverLoss'),
  unplayed: number('unplayed'),
} satisfies Readonly<{ [Name in keyof MatchPoints]: SettingField<MatchPoints[Name]> }>;

const tieLines: SettingField<NewSeason['tieLines']> = {
  label: 'Empates en puntos',
  told: 'Desempate',
  isOptional: true,
  problem: anything,
  empty: defaultRule.ties.join('\n'),
  toTyped: (stored) => (Array.isArray(stored) ? stored.join('\n') : ''),
  toValue: (typed) =>
    readLines(typed).flatMap((each) => choices.ties.find((line) => line === each) ?? []),
};

function lastDayProblem(day: string, { startsOn = '' }: Typed = {}): string | null {
  return dateProblem(day) ?? (day > startsOn ? null : 'Después del primer día.');
}

export const seasonFields = {
  name: text('Nombre', atMost(40), { placeholder: 'Apertura 2027' }),
  slug: text('Final de la dirección', slugProblem, {
    description: 'Lo que sigue a /tablas/sexta-damas/ en la dirección de su tabla.',
    column: 'slug',
    proposed: ({ name = '' }) => proposeSlug(name),
  }),
  startsOn: text('Primer día', dateProblem, {
    kind: 'date',
    description: 'Termina cuando empieza la siguiente.',
    column: 'starts_on',
  }),
  endsOn: optional('Último día para jugar', lastDayProblem, {
    kind: 'date',
    description: 'Hasta cuándo se juegan sus partidos. Puede quedar vacío.',
    told: 'Último día',
  }),
  ...pointFields,
  tieLines,
  // As short as a phone shows them whole; below the form the rule is described in sentences.
  superTieBreak: choice('Súper tie-break', {
    'one-game': 'Un set y un game',
    'no-games': 'Un set y ningún game',
    points: 'Un set y games por punto',
  }),
  walkover: choice('W.O.', { '6-0 6-0': 'Como un 6-0, 6-0', 'no-games': 'Sin sets ni games' }),
} satisfies FieldsOf<NewSeason>;

/** The points of one pair that the administrator gives or takes at once, at most. */
const mostPoints = 20;

const amounts = Array.from({ length: mostPoints }, (_, index) => index + 1);

export const adjustmentFields = {
  // Of the page on which it is entered.
  season: text('', anything, hidden),
  category: text('', anything, hidden),
  pair: text('Pareja', (typed) => (typed === '' ? 'Elegir la pareja.' : null), { told: '' }),
  points: {
    ...text('Puntos', anything, {
      kind: 'choice',
      choices: [
        ...amounts.map((points) => ({ value: String(-points), label: `Quitar ${points}` })),
        ...amounts.map((points) => ({ value: String(points), label: `Dar ${points}` })),
      ],
      empty: '-1',
    }),
    toTyped: String,
    toValue: Number,
  },
  reason: text('Motivo', atMost(120), {
    placeholder: 'No avisó la ausencia',
    description: 'Se lee debajo de la tabla, con el día.',
  }),
  day: text('Día', dateProblem, { kind: 'date' }),
} satisfies FieldsOf<NewAdjustment>;

export type IdentityName = keyof typeof identityFields;

/** Those of America first. */
function zones(): string[] {
  const all = Intl.supportedValuesOf('timeZone');
  const isAmerican = (zone: string) => zone.startsWith('America/');
  return [...all.filter(isAmerican), ...all.filter((zone) => !isAmerican(zone))];
}

// What follows from the descriptions ---------------------------------------------------------------------

type Fields<Name extends string> = Readonly<Record<Name, SettingField>>;

/** The column in which a setting is stored. */
function columnFor(name: string, { stored }: SettingField): string {
  return stored ?? name.replaceAll(/[A-Z]/gu, (capital) => `_${capital.toLowerCase()}`);
}

function mapFields<Name extends string, Result>(
  fields: Fields<Name>,
  map: (field: SettingField, name: Name) => Result,
): Record<Name, Result> {
  const entries: readonly unknown[][] = keysOf(fields).map((name) => [
    name,
    map(fields[name], name),
  ]);
  return Object.fromEntries(entries);
}

/** What replaces the inputs of some fields, such as pictures. */
export type Shown<Name extends string> = Partial<
  Record<Name, { render: (form: FormAccess<Name>) => ReactNode }>
>;

/** The fields of a form, in their order. */
export function formFields<Name extends string>(
  fields: Fields<Name>,
  shown: Shown<Name> = {},
): Field<Name>[] {
  return keysOf(fields).map((name) => {
    const field: SettingField = fields[name];
    return { ...field, ...shown[name], name };
  });
}

/** The texts that the form of a new row begins with. */
export function emptyTyped<Name extends string>(fields: Fields<Name>): Typed<Name> {
  return mapFields(fields, ({ empty = '' }) => empty);
}

/** The texts of the form of a row, by its own names. */
export function typedOf<Name extends string>(fields: Fields<Name>, row: object): Typed<Name> {
  return mapFields(fields, ({ toTyped }, name) => toTyped(columnOf(row, name)));
}

/** The texts of a form of the league, of its columns. */
export function typedColumns<Name extends string>(fields: Fields<Name>, row: object): Typed<Name> {
  return mapFields(fields, (field, name) => field.toTyped(columnOf(row, columnFor(name, field))));
}

/** The columns that a form of the league writes. */
export function writtenColumns<Name extends string>(
  fields: Fields<Name>,
  typed: Typed<Name>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    keysOf(fields).map((name) => [
      columnFor(name, fields[name]),
      fields[name].toValue(typed[name], typed),
    ]),
  );
}

/** The values of a row that was typed. */
export function valuesOf<Values extends { position: number }>(
  fields: FieldsOf<Values>,
  typed: Typed,
  position: number,
): Values {
  const entries: readonly unknown[][] = keysOf(fields).map((name) => [
    name,
    fields[name].toValue(typed[name] ?? '', typed),
  ]);
  return Object.fromEntries([...entries, ['position', position]]);
}

/** The words of the history, by column, in the order in which a change is told. */
export function historyWords(
  fields: Fields<string>,
): [column: string, word: string, isUntold: boolean][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { label, told = label, isUntold = false } = field;
    return told === '' ? [] : [[columnFor(name, field), told, isUntold]];
  });
}
