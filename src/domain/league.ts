import type { CategorySlug } from './category.ts';

/** Someone whom visitors write to. */
export type Organiser = {
  name: string;
  /** In international form, e.g. `+54 9 351 555-0134`. */
  whatsapp: string;
};

/** A page on a social network. */
export type SocialProfile = {
  /** Whose page it is, as visitors know them. */
  name: string;
  network: 'Instagram' | 'Facebook';
  /** An https address. */
  url: string;
};

/** A picture in one of the league's two folders. */
export type LeaguePicture = {
  /** The file's name within its folder. */
  file: string;
  /** What the picture shows, read aloud to those who do not see it. */
  alt: string;
};

export type HeroPicture = LeaguePicture & {
  /** What a phone shows of it, as a file of its own: a third of the bytes. Without one, the same file. */
  phoneFile?: string;
  /** The point that stays in view when the picture is cropped, as CSS writes it, e.g. `65% 50%`. */
  focus: string;
};

export type SponsorPicture = LeaguePicture & { name: string };

/** All that makes the site one league's own. */
export type League = {
  name: string;
  /** Under an icon on a phone's home screen: at most 12 characters. */
  shortName: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** Where the site stands, without a slash at its end; shared links need it to show a picture. */
  address: string;
  /** The zone of the league's clock, an IANA name: “Hoy” and every date are reckoned in it. */
  timeZone: string;
  /** What the footer says of padel, without quotation marks. */
  quote: string;
  organisers: readonly Organiser[];
  clubs: readonly SocialProfile[];
  /** The league's own page. */
  profile: SocialProfile;
  /** Each category's table of positions. */
  spreadsheets: Readonly<Record<CategorySlug, string>>;
  heroPictures: readonly HeroPicture[];
};

/** All that a league sets, as it is checked before a build. */
export type LeagueSettings = League & { sponsors: readonly SponsorPicture[] };

/** Opens a WhatsApp conversation with a number written as people write it. */
export function whatsappLink(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`;
}
