import type { ParsedSettings } from './parseSettings.ts';

/** The settings that make the site this league's, as `public.league_settings()` has them; `settingsSchema` explains each. */
export type LeagueSettings = ParsedSettings;

/** A contact of the league. */
export type Organiser = LeagueSettings['organisers'][number];

/** A page on a social network. */
export type SocialProfile = NonNullable<LeagueSettings['profile']>;

/** A club of the league: its page, and where it is. */
export type Club = LeagueSettings['clubs'][number];

/** A picture of the home page's slider. */
export type HeroPicture = LeagueSettings['heroPictures'][number];

export type Sponsor = LeagueSettings['sponsors'][number];

/** A category as the league sets it. */
export type CategorySettings = LeagueSettings['categories'][number];

/** The words of the page *Nosotros*: sentences, each a paragraph or a line of a list. */
export type AboutSettings = LeagueSettings['about'];

/** Opens a WhatsApp conversation with a number written as people write it. */
export function whatsappLink(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`;
}

/** The description of a league in search engines and chats; one that says nothing of itself has its name in a sentence. */
export function describeLeague({ name, description }: LeagueSettings): string {
  return description === ''
    ? `Resultados en vivo, próximos partidos y tablas de posiciones de ${name}.`
    : description;
}
