import type { League } from './league.ts';

/**
 * The league of this site. Its settings are this file, `about.config.ts`, `categories.config.ts`,
 * `colors.config.ts`, `seasons.config.ts` and `sponsors.config.ts`; pictures go into the folders `hero/`
 * and `sponsors/`, the icons into `public/`; the pictures of shared links are made of the hero's.
 * `npm run build` stops with a sentence about each wrong value.
 *
 * These settings describe a league that does not exist; its numbers and addresses lead nowhere.
 */
export const league: League = {
  name: 'Liga Pádel Córdoba',
  shortName: 'Liga Pádel',
  description:
    'Resultados en vivo, próximos partidos y tablas de posiciones de la liga amateur de pádel de Córdoba.',
  // Where the site is published, without a slash at the end.
  address: 'https://ligapadelcordoba.example',
  // The league's clock: “Hoy” and “20:30” are those of this zone, wherever the visitor is.
  timeZone: 'America/Argentina/Cordoba',
  // Other places of matches are searched on a map of this city.
  city: 'Córdoba, Argentina',
  quote:
    'El pádel es mucho más que un deporte: es una pasión que nos une dentro y fuera de la cancha.',

  // The contacts for players. Numbers in international form.
  organisers: [
    { name: 'Carolina Ferreyra', whatsapp: '+54 9 351 555-0134' },
    { name: 'Martín Quinteros', whatsapp: '+54 9 351 555-0178' },
  ],

  // The clubs that organise the league with you. `network` is 'Instagram' or 'Facebook'; `map` opens
  // a map. A match whose place names the club leads there.
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

  // The league's own page, for those who want to follow it.
  profile: {
    name: '@ligapadelcordoba',
    network: 'Instagram',
    url: 'https://instagram.example/ligapadelcordoba',
  },

  // The slider of the home page, in `hero/`: wide pictures (1600 × 640 is right), AVIF or WebP, light.
  // `focus` is the point that stays in view on a narrow screen: from the left and from the top.
  // `phoneFile` is optional: the same picture, cropped for phones (800 × 500 is right), a third of the bytes.
  heroPictures: [
    {
      file: 'cancha-de-noche.avif',
      phoneFile: 'cancha-de-noche-telefono.avif',
      alt: 'Una cancha de pádel de cristal y césped azul, de noche, bajo los reflectores',
      focus: '60% 52%',
    },
    {
      file: 'remate.avif',
      phoneFile: 'remate-telefono.avif',
      alt: 'Un jugador salta para rematar una pelota alta a contraluz de los reflectores',
      focus: '74% 50%',
    },
    {
      file: 'el-club-desde-arriba.avif',
      phoneFile: 'el-club-desde-arriba-telefono.avif',
      alt: 'El club visto desde arriba, de noche: un partido de dobles entre las luces de la ciudad',
      focus: '66% 48%',
    },
  ],
};
