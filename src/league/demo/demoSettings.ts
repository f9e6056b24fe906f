import type { CategorySettings, LeagueSettings } from '../league.ts';
import type { SeasonSettings } from '../season.ts';
import { defaultRule } from '../defaultRule.ts';
import { sponsors } from './sponsors.ts';

const categories: readonly CategorySettings[] = [
  ['Octava Damas', '8.ª D', 'octava-damas'] as const,
  ['Séptima Damas', '7.ª D', 'septima-damas'] as const,
  ['Sexta Damas', '6.ª D', 'sexta-damas'] as const,
  ['Octava Libre', '8.ª L', 'octava-libre'] as const,
  ['Séptima Libre', '7.ª L', 'septima-libre'] as const,
  ['Sexta Libre', '6.ª L', 'sexta-libre'] as const,
  ['Quinta Libre', '5.ª L', 'quinta-libre'] as const,
].map(([name, shortName, slug]) => ({
  name,
  title: name,
  shortName,
  slug,
  oldSlugs: [],
  spreadsheet: `https://planillas.example/liga-padel/${slug}`,
}));

/** The demo league is loaded on any day, and plays on. Seasons to come are not shown. */
const seasons = [2026, 2027, 2028, 2029, 2030].flatMap((year) =>
  [
    { name: `Apertura ${year}`, slug: `apertura-${year}`, month: '02' },
    { name: `Clausura ${year}`, slug: `clausura-${year}`, month: '08' },
  ].map(({ month, ...season }): SeasonSettings => ({
    ...season,
    id: `5ea50000-0000-4000-8000-000000${year}${month}`,
    firstDay: `${year}-${month}-01`,
    rule: defaultRule,
    lastDay: null,
    ruleChangedOn: null,
    adjustments: [],
    withdrawals: [],
    lots: [],
    categories: Object.fromEntries(
      categories.map(({ name }) => [name, { legs: 1, qualified: 4, relegated: 0 }]),
    ),
  })),
);

/**
 * The settings of the demo league, which does not exist; its numbers and addresses lead nowhere. Tests,
 * Storybook and a build without a database take them. `supabase/seed.sql` has the same as rows.
 */
export const demoSettings: LeagueSettings = {
  version: 5,
  name: 'Liga Pádel Córdoba',
  shortName: 'Liga Pádel',
  description:
    'Resultados en vivo, próximos partidos y tablas de posiciones de la liga amateur de pádel de Córdoba.',
  slogan:
    'El pádel es mucho más que un deporte: es una pasión que nos une dentro y fuera de la cancha.',
  city: 'Córdoba, Argentina',
  country: 'AR',
  timeZone: 'America/Argentina/Cordoba',
  clock: [{ from: 0, minutes: -180 }],
  address: 'https://ligapadelcordoba.example',
  brand: '#1d4ed8',
  accent: '#d8f238',
  icon: '',
  profile: {
    name: '@ligapadelcordoba',
    network: 'Instagram',
    url: 'https://instagram.example/ligapadelcordoba',
  },
  about: {
    story: [
      'La liga empezó con dos grupos de amigos que jugaban los jueves en canchas vecinas y se cansaron de enfrentar siempre a los mismos. Juntaron los horarios, armaron una tabla en una cartulina y la colgaron en el bar del club.',
      'Hoy hay siete categorías, parejas de toda la ciudad y partidos casi todas las noches. La cartulina es esta página; el tercer tiempo sigue siendo obligatorio.',
    ],
    // It fixes no date of the play-offs: the demo's matches follow the day on which it is loaded.
    dates: [
      { day: '2026-07-24', text: 'Cierre de la inscripción al Clausura 2026' },
      { day: '2026-08-01', text: 'Primera fecha del Clausura 2026' },
      { day: '2027-02-01', text: 'Primera fecha del Apertura 2027' },
      { day: '2027-08-01', text: 'Primera fecha del Clausura 2027' },
    ],
    scoring: [
      'Los partidos son al mejor de tres sets, con tie-break a siete puntos en el 6-6.',
      'Con un set por lado define un súper tie-break a diez puntos, con diferencia de dos.',
      'En el 40 iguales se juega punto de oro: la pareja que recibe elige el lado.',
      'Hay quince minutos de tolerancia; después, el partido se pierde por W.O.',
    ],
    joining: [
      'Armar la pareja y elegir la categoría. Si hay dudas con el nivel, los organizadores ayudan a encontrarla.',
      'Escribir a los organizadores con los dos nombres, la categoría y los días en que se puede jugar.',
      'Esperar la confirmación: el fixture aparece en este sitio una semana antes de la primera fecha.',
    ],
  },
  categories,
  seasons,
  organisers: [
    { name: 'Carolina Ferreyra', whatsapp: '+54 9 351 555-0134' },
    { name: 'Martín Quinteros', whatsapp: '+54 9 351 555-0178' },
  ],
  clubs: [
    {
      name: 'Club Las Barrancas',
      network: 'Instagram',
      url: 'https://instagram.example/clublasbarrancas',
      address: 'Av. de las Barrancas 1420',
      map: 'https://mapas.example/club-las-barrancas',
    },
    {
      name: 'La Jaula Pádel',
      network: 'Facebook',
      url: 'https://facebook.example/lajaulapadel',
      address: 'Pasaje del Carmen 315',
      map: 'https://mapas.example/la-jaula-padel',
    },
  ],
  sponsors,
  heroPictures: [
    {
      picture: 'hero/cancha-de-noche.avif',
      phonePicture: 'hero/cancha-de-noche-telefono.avif',
      alt: 'Una cancha de pádel de cristal y césped azul, de noche, bajo los reflectores',
      focus: '60% 52%',
    },
    {
      picture: 'hero/remate.avif',
      phonePicture: 'hero/remate-telefono.avif',
      alt: 'Un jugador salta para rematar una pelota alta a contraluz de los reflectores',
      focus: '74% 50%',
    },
    {
      picture: 'hero/el-club-desde-arriba.avif',
      phonePicture: 'hero/el-club-desde-arriba-telefono.avif',
      alt: 'El club visto desde arriba, de noche: un partido de dobles entre las luces de la ciudad',
      focus: '66% 48%',
    },
  ],
};
