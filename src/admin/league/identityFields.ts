import { colorProblem } from '../../league/colorProblem.ts';
import { proposeLeagueShortName } from '../../league/proposedNames.ts';
import {
  linkProblem,
  siteAddressProblem,
  withoutSlash,
  zoneProblem,
} from '../../league/settingRules.ts';
import type { LeagueColumns, StoredLeague } from '../../league/storedLeague.ts';
import { textProblem } from '../../padel/fieldRules.ts';
import type { SettingsField, Typed } from './SettingsForm.tsx';

export type IdentityName =
  | 'name'
  | 'shortName'
  | 'description'
  | 'slogan'
  | 'city'
  | 'timeZone'
  | 'address'
  | 'profileName'
  | 'profileNetwork'
  | 'profileUrl'
  | 'brand'
  | 'accent'
  | 'icon';

const profile = ['profileName', 'profileNetwork', 'profileUrl'] as const;

/** A page on a network has a name, a network and a link, or the league has none. */
const profileIsWhole = (values: Typed<IdentityName>) =>
  profile.every((name) => values[name].trim() === '')
    ? null
    : 'Completar las tres partes de la página en redes, o dejar las tres vacías.';

export const identityFields: ReadonlyArray<SettingsField<IdentityName>> = [
  { name: 'name', label: 'Nombre', problem: (text) => textProblem(text, 80) },
  {
    name: 'shortName',
    label: 'Nombre corto',
    description: 'Arriba y debajo del icono en un teléfono: como máximo 12 caracteres.',
    isRequired: false,
    proposed: ({ name }) => proposeLeagueShortName(name),
    isRenamed: true,
    problem: (text) => textProblem(text, 12),
  },
  {
    name: 'description',
    label: 'Descripción',
    description: 'Una frase para buscadores y enlaces compartidos.',
    isRequired: false,
    problem: (text) => textProblem(text, 200),
  },
  {
    name: 'slogan',
    label: 'Lema',
    description: 'Al pie de cada página, sin comillas.',
    isRequired: false,
    problem: (text) => textProblem(text, 200),
  },
  {
    name: 'city',
    label: 'Ciudad',
    placeholder: 'Rosario, Argentina',
    description: 'Donde se buscan en el mapa los lugares que no son un club de la liga.',
    isRequired: false,
    problem: (text) => textProblem(text, 80),
  },
  {
    name: 'timeZone',
    label: 'Zona horaria',
    description: 'Con ella se calculan «Hoy», las fechas y las horas del sitio.',
    suggestions: zones(),
    problem: zoneProblem,
  },
  {
    name: 'address',
    label: 'Dirección del sitio',
    kind: 'url',
    description: 'Donde está publicado, con https://. Vacía mientras no esté publicado.',
    isRequired: false,
    problem: siteAddressProblem,
  },
  {
    name: 'profileName',
    label: 'Página en redes: nombre',
    placeholder: '@miliga',
    isRequired: false,
    problem: (text) => textProblem(text, 80),
    problemIfEmpty: profileIsWhole,
  },
  {
    name: 'profileNetwork',
    label: 'Página en redes: red',
    choices: [
      { value: '', label: 'Ninguna' },
      { value: 'Instagram', label: 'Instagram' },
      { value: 'Facebook', label: 'Facebook' },
    ],
    isRequired: false,
    problem: () => null,
    problemIfEmpty: profileIsWhole,
  },
  {
    name: 'profileUrl',
    label: 'Página en redes: enlace',
    kind: 'url',
    isRequired: false,
    problem: linkProblem,
    problemIfEmpty: profileIsWhole,
  },
  {
    name: 'brand',
    label: 'Color principal',
    kind: 'color',
    description: 'Para botones, enlaces, encabezado y marcadores.',
    problem: (color) => colorProblem('brand', color),
  },
  {
    name: 'accent',
    label: 'Color de acento',
    kind: 'color',
    description: 'Para lo que está en vivo y para quien ganó.',
    problem: (color) => colorProblem('accent', color),
  },
];

/** @param shown the colours that the site has while none are stored */
export function typedIdentity(
  league: StoredLeague,
  shown: { brand: string; accent: string },
): Typed<IdentityName> {
  return {
    name: league.name,
    shortName: league.short_name ?? '',
    description: league.description ?? '',
    slogan: league.slogan ?? '',
    city: league.city ?? '',
    timeZone: league.time_zone,
    address: league.address ?? '',
    profileName: league.profile_name ?? '',
    profileNetwork: league.profile_network ?? '',
    profileUrl: league.profile_url ?? '',
    brand: league.brand ?? shown.brand,
    accent: league.accent ?? shown.accent,
    icon: league.icon ?? '',
  };
}

export function identityColumns(typed: Typed<IdentityName>) {
  return {
    name: typed.name.trim(),
    short_name: textOrNull(typed.shortName),
    description: textOrNull(typed.description),
    slogan: textOrNull(typed.slogan),
    city: textOrNull(typed.city),
    time_zone: typed.timeZone.trim(),
    address: textOrNull(withoutSlash(typed.address.trim())),
    profile_name: textOrNull(typed.profileName),
    profile_network: textOrNull(typed.profileNetwork),
    profile_url: textOrNull(typed.profileUrl),
    brand: typed.brand,
    accent: typed.accent,
    icon: textOrNull(typed.icon),
  } satisfies LeagueColumns;
}

function textOrNull(text: string): string | null {
  return text.trim() || null;
}

/** Those of America first. */
function zones(): string[] {
  const all = Intl.supportedValuesOf('timeZone');
  const isAmerican = (zone: string) => zone.startsWith('America/');
  return [...all.filter(isAmerican), ...all.filter((zone) => !isAmerican(zone))];
}
