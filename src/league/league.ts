import type { SeasonSettings } from './season.ts';
import type { CivilDate } from '../padel/time.ts';

/** A contact of the league. */
export type Organiser = {
  name: string;
  /** In international form, e.g. `+54 9 351 555-0134`. */
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

/** A picture in one of the league's two folders. */
export type LeaguePicture = {
  /** The file's name within its folder. */
  file: string;
  /** What the picture shows, for screen readers. */
  alt: string;
};

export type HeroPicture = LeaguePicture & {
  /** Cropped for phones, a third of the bytes; without it, phones load `file`. */
  phoneFile?: string;
  /** The point that stays in view when the picture is cropped, as CSS writes it, e.g. `65% 50%`. */
  focus: string;
};

export type SponsorPicture = LeaguePicture & { name: string };

/** What the site shows of its league. */
export type League = {
  name: string;
  /** Under an icon on a phone's home screen: at most 12 characters. */
  shortName: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** The site's own address, without a slash at its end; shared links need it to show a picture. */
  address: string;
  /** The zone of the league's clock, an IANA name: “Hoy” and every date belong to it. */
  timeZone: string;
  /** Where places without a map link of their own are searched, e.g. `Córdoba, Argentina`. */
  city: string;
  /** What the footer says of padel, without quotation marks. */
  quote: string;
  organisers: readonly Organiser[];
  clubs: readonly Club[];
  /** The league's own page. */
  profile: SocialProfile;
  heroPictures: readonly HeroPicture[];
};

/** A category as it is set; see `categories.config.ts`. */
export type CategorySettings = Readonly<
  Record<'slug' | 'name' | 'shortName' | 'spreadsheet', string>
>;

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

type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** Ten shades each, from light to dark, as `#rrggbb`; see `colors.config.ts`. */
export type LeagueColors = Readonly<Record<'brand' | 'accent', Shades>>;

/** All settings of a league, as they are validated before a build. */
export type LeagueSettings = League & {
  about: AboutSettings;
  categories: readonly CategorySettings[];
  colors: LeagueColors;
  seasons: readonly SeasonSettings[];
  sponsors: readonly SponsorPicture[];
};

/** Opens a WhatsApp conversation with a number written as people write it. */
export function whatsappLink(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`;
}
