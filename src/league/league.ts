import type { SeasonSettings } from './season.ts';
import type { CivilDate, LeagueClock } from '../padel/time.ts';

/** A contact of the league. */
export type Organiser = {
  name: string;
  /** In international form, e.g. `+54 9 351 555-0100`. */
  whatsapp: string;
};

/** A page on a social network. */
export type SocialProfile = {
  /** The owner of the page, as visitors know them. */
  name: string;
  network: 'Instagram' | 'Facebook';
  /** An https address. */
  url: string;
};

/** A club of the league: its page, and where it is. */
export type Club = SocialProfile & {
  /** Street and number, as one would tell a visitor. */
  address: string;
  /** An https address that opens a map. */
  map: string;
};

/** A picture of the home page's slider. */
export type HeroPicture = {
  /** Its path, see `pictureUrl`. */
  picture: string;
  /** Of the same picture, cropped for phones; empty: they load `picture`. */
  phonePicture: string;
  /** What the picture shows, for screen readers. */
  alt: string;
  /** The point that stays in view when the picture is cropped, as CSS writes it, e.g. `65% 50%`. */
  focus: string;
};

export type Sponsor = {
  name: string;
  /** The path of its logo, see `pictureUrl`. */
  picture: string;
  /** What the logo shows, for screen readers. */
  alt: string;
};

/** A category as the league sets it. */
export type CategorySettings = {
  /** By which matches know it, e.g. *Sexta Damas*: never changed. */
  name: string;
  /** What visitors read. */
  title: string;
  /** For narrow places, e.g. *6.ª D*. */
  shortName: string;
  /** The end of its address, e.g. *sexta-damas*. */
  slug: string;
  /** Slugs that it had before: they lead to it. */
  oldSlugs: readonly string[];
  /** Its standings on another site, an https address; empty: there are none. */
  spreadsheet: string;
};

/** The words of the page *Nosotros*: sentences, each a paragraph or a line of a list. */
export type AboutSettings = {
  story: readonly string[];
  /** The season's dates, in their order. */
  dates: readonly { day: CivilDate; text: string }[];
  /** How a match is played and scored. */
  scoring: readonly string[];
  /** How to join, step by step. */
  joining: readonly string[];
};

/** What makes the site this league's, as `public.league_settings()` has it. A text that is not set is empty. */
export type LeagueSettings = {
  /** Raised by each change. */
  version: number;
  name: string;
  /** Under an icon on a phone's home screen: at most 12 characters. */
  shortName: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** What the footer says of padel, without quotation marks. */
  slogan: string;
  /** Where places without a map link of their own are searched, e.g. `Rosario, Argentina`. */
  city: string;
  /** The zone of the league's clock, an IANA name: “Hoy” and every date belong to it. */
  timeZone: string;
  clock: LeagueClock;
  /** Where the site is published, without a slash at its end. */
  address: string;
  /** The colour of what can be pressed, `#rrggbb`. */
  brand: string;
  /** The colour of what is live or won, `#rrggbb`. */
  accent: string;
  /** The path of its icon, see `pictureUrl`; empty: the one that the site has. */
  icon: string;
  /** The league's own page. */
  profile: SocialProfile | null;
  about: AboutSettings;
  categories: readonly CategorySettings[];
  seasons: readonly SeasonSettings[];
  organisers: readonly Organiser[];
  clubs: readonly Club[];
  sponsors: readonly Sponsor[];
  heroPictures: readonly HeroPicture[];
};

/** Opens a WhatsApp conversation with a number written as people write it. */
export function whatsappLink(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`;
}
