import * as v from 'valibot';
import { defaultRule } from './defaultRule.ts';
import { isHttpsLink, isSiteAddress } from './links.ts';
import type { SeasonSettings } from './season.ts';
import { ruleOf, ruleTexts } from './rulePresets.ts';
import { choices } from './standingsRule.ts';

// The database checks what it stores. What comes over a network is checked again before a page puts it into
// an address or a style, row by row: one that cannot be read is left out, and the others are shown.

/** A setting that a page does not show: a row of a list, or a field of the league, which has its default. */
export type LeftOut = {
  /** Its place in the answer, e.g. `sponsors` or `brand`. */
  part: string;
  /** The name of a row, if it has one. */
  name: string;
  /** The field of a row that cannot be read, e.g. `picture`; empty: the row itself. */
  field: string;
};

const text = v.string();
/** The id of a season in settings of before, which a device may have kept: no match names it. */
const unknownId = '00000000-0000-4000-8000-000000000000';
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const link = v.pipe(text, v.check(isHttpsLink));
const optionalLink = v.union([v.literal(''), link]);
const color = v.pipe(text, v.regex(/^#[\da-f]{6}$/u));
const slug = v.pipe(text, v.regex(/^[a-z\d]+(-[a-z\d]+)*$/u));
const day = v.pipe(text, v.isoDate());
const picture = v.pipe(text, v.regex(/^([a-z\d-]+\/)+[a-z\d-]+\.(avif|jpg|png|svg|webp)$/u));
const offset = v.object({ from: v.number(), minutes: v.pipe(v.number(), v.integer()) });
const profile = v.object({
  /** The owner of the page, as visitors know them. */
  name: text,
  network: v.picklist(['Instagram', 'Facebook']),
  /** An https address. */
  url: link,
});
const inSeason = v.object({
  legs: v.nullable(v.picklist([1, 2])),
  qualified: count,
  relegated: count,
});

const number = v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9));
const wholeRule = v.object({
  points: v.object({
    win20: number,
    win21: number,
    draw: v.nullable(number),
    loss12: number,
    loss02: number,
    walkoverWin: number,
    walkoverLoss: number,
    unplayed: number,
  }),
  ties: v.pipe(
    v.array(v.picklist(choices.ties)),
    v.check((lines) => new Set(lines).size === lines.length),
  ),
  superTieBreak: v.picklist(choices.superTieBreak),
  walkover: v.picklist(choices.walkover),
});
/** As settings that a device keeps have it, as the database gives it, and as it did before there were numbers. */
const rule = v.union([
  wholeRule,
  v.pipe(
    v.object({ exact: wholeRule }),
    v.transform(({ exact }) => exact),
  ),
  v.pipe(
    v.object({
      points: v.picklist(ruleTexts.points),
      ties: v.picklist(ruleTexts.ties),
      superTieBreak: wholeRule.entries.superTieBreak,
      walkover: wholeRule.entries.walkover,
    }),
    v.transform(ruleOf),
  ),
]);

const adjustment = v.object({
  category: text,
  pairId: text,
  points: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)),
  reason: text,
  day,
});

const withdrawal = v.object({
  id: text,
  category: text,
  pairId: text,
  day,
  kind: v.picklist(['annul', 'walkover']),
  rivals: v.pipe(v.array(text), v.readonly()),
  createdAt: text,
});
const lot = v.object({ id: text, category: text, pairId: text, place: count });

/** The settings as a page has them. A text that is not set is empty. */
export type ParsedSettings = Readonly<v.InferOutput<ReturnType<typeof settingsSchema>>>;

/**
 * A setting is described here, for visitors, and once more in `admin/league/settingFields.ts`, for the form.
 * @param leaveOut hears of each row and field that is left out
 */
function settingsSchema(leaveOut: (leftOut: LeftOut) => void) {
  /**
   * A field of the league that falls back to its default, the database's for one that is not set. A database of before
   * the field, or what a device keeps of one, gives none.
   */
  const field = <Schema extends v.GenericSchema>(
    part: string,
    schema: Schema,
    otherwise: v.InferOutput<Schema>,
  ) =>
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform((given): v.InferOutput<Schema> => {
          const { success, output } = v.safeParse(schema, given);
          if (success) return output;
          leaveOut({ part, name: '', field: '' });
          return otherwise;
        }),
      ),
      otherwise,
    );
  const readRow = <Schema extends v.GenericSchema>(
    part: string,
    schema: Schema,
    row: unknown,
    name: string,
  ) => {
    const { success, output, issues } = v.safeParse(schema, row);
    if (success) return [output];
    leaveOut({ part, name, field: v.getDotPath(issues[0]) ?? '' });
    return [];
  };
  const rows = <Schema extends v.GenericSchema>(part: string, schema: Schema) =>
    v.pipe(
      v.array(v.unknown()),
      v.transform((given): readonly v.InferOutput<Schema>[] =>
        given.flatMap((row) => readRow(part, schema, row, nameOf(row))),
      ),
    );
  return v.object({
    /** Raised by each change. */
    version: count,
    name: field('name', v.pipe(text, v.nonEmpty()), 'Liga de pádel'),
    /** Under an icon on a phone's home screen: at most 12 characters. */
    shortName: field('shortName', text, ''),
    /** One sentence for search engines and shared links. */
    description: field('description', text, ''),
    /** The footer's sentence about padel, without quotation marks. */
    slogan: field('slogan', text, ''),
    /** The city in which places without a map link of their own are searched, e.g. `Rosario, Argentina`. */
    city: field('city', text, ''),
    /** Where its contacts' telephones are, as ISO 3166 names it, e.g. `AR`; empty: where its time zone is. */
    country: field('country', v.pipe(text, v.regex(/^(?:[A-Z]{2})?$/u)), ''),
    /** The zone of the league's clock, an IANA name: “Hoy” and every date belong to it. */
    timeZone: field('timeZone', text, 'UTC'),
    clock: field('clock', v.pipe(v.tupleWithRest([offset], offset), v.readonly()), [
      { from: 0, minutes: 0 },
    ]),
    /** The address at which the site is published, without a slash at its end. */
    address: field('address', v.union([v.literal(''), v.pipe(text, v.check(isSiteAddress))]), ''),
    /** The colour of what can be pressed, `#rrggbb`. */
    brand: field('brand', color, '#1d4ed8'),
    /** The colour of what is live or won, `#rrggbb`. */
    accent: field('accent', color, '#d8f238'),
    /** The path of its icon, see `pictureUrl`; empty: the one that the site has. */
    icon: field(
      'icon',
      v.union([v.literal(''), v.pipe(text, v.regex(/^icono\/[\da-f]{32}\.png$/u))]),
      '',
    ),
    /** The league's own page. */
    profile: field('profile', v.nullable(profile), null),
    about: v.object({
      story: rows('story', text),
      /** The season's dates, in their order. */
      dates: rows('dates', v.object({ day, text })),
      /** The sentences about how a match is played and scored. */
      scoring: rows('scoring', text),
      /** The steps to join. */
      joining: rows('joining', text),
    }),
    categories: rows(
      'categories',
      v.object({
        /** By which matches know it, e.g. *Sexta Damas*: never changed. */
        name: text,
        /** The title that visitors read. */
        title: text,
        /** For narrow places, e.g. *6.ª D*. */
        shortName: text,
        /** The end of its address, e.g. *sexta-damas*. */
        slug,
        /** Slugs that it had before: they lead to it. */
        oldSlugs: v.pipe(v.array(slug), v.readonly()),
        /** Its standings on another site, an https address; empty: there are none. */
        spreadsheet: optionalLink,
      }),
    ),
    seasons: rows(
      'seasons',
      v.object({
        name: text,
        slug,
        firstDay: day,
        rule,
        // A database of before gives none of these.
        id: v.optional(text, unknownId),
        lastDay: v.optional(v.nullable(day), null),
        ruleChangedOn: v.optional(v.nullable(day), null),
        adjustments: v.optional(rows('adjustments', adjustment), []),
        withdrawals: v.optional(rows('withdrawals', withdrawal), []),
        lots: v.optional(rows('lots', lot), []),
        // Not a record, which leaves out what is named as a property of each object.
        categories: v.pipe(
          v.custom<Record<string, unknown>>((given) => typeof given === 'object' && given !== null),
          v.transform((given) =>
            Object.fromEntries(
              Object.entries(given).flatMap(([name, row]) =>
                readRow('seasonCategories', inSeason, row, name).map((read) => [name, read]),
              ),
            ),
          ),
        ),
      }),
    ),
    organisers: rows(
      'organisers',
      v.object({
        name: text,
        /** In international form, e.g. `+54 9 351 555-0100`. */
        whatsapp: v.pipe(text, v.regex(/^\+\d[\d ()-]+$/u)),
      }),
    ),
    clubs: rows(
      'clubs',
      v.object({
        ...profile.entries,
        /** Its page on the network. */
        url: v.nullable(link),
        /** Street and number, as one would tell a visitor. */
        address: v.nullable(text),
        /** An https address that opens a map. */
        map: v.nullable(link),
      }),
    ),
    sponsors: rows(
      'sponsors',
      v.object({
        name: text,
        /** The path of its logo, see `pictureUrl`. */
        picture,
        /** The description of the logo, for screen readers. */
        alt: text,
      }),
    ),
    heroPictures: rows(
      'heroPictures',
      v.object({
        /** Its path, see `pictureUrl`. */
        picture,
        /** Of the same picture, cropped for phones; empty: they load `picture`. */
        phonePicture: v.union([v.literal(''), picture]),
        /** The description of the picture, for screen readers. */
        alt: text,
        /** The point that stays in view when the picture is cropped, as CSS writes it, e.g. `65% 50%`. */
        focus: v.pipe(text, v.regex(/^\d{1,3}% \d{1,3}%$/u)),
      }),
    ),
  });
}

/** The name of a row where it is named: a picture of the cover by what it shows. */
function nameOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const name: unknown = Reflect.get(row, 'name') ?? Reflect.get(row, 'alt');
  return typeof name === 'string' ? name : '';
}

/** Tables and lists ask for a season: a league that has set none plays one. */
const onlySeason: SeasonSettings = {
  id: unknownId,
  name: 'Temporada',
  slug: 'temporada',
  firstDay: '2000-01-01',
  lastDay: null,
  rule: defaultRule,
  ruleChangedOn: null,
  adjustments: [],
  withdrawals: [],
  lots: [],
  categories: {},
};

/**
 * The settings as `public.league_settings()` gives them.
 * @param leaveOut hears of each row and field that is left out
 * @throws Error that says in one line why the answer cannot be read as a whole
 */
export function parseSettings(
  value: unknown,
  leaveOut: (leftOut: LeftOut) => void = () => undefined,
): ParsedSettings {
  const { success, output, issues } = v.safeParse(settingsSchema(leaveOut), value);
  if (!success) throw new Error(`${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
  return output.seasons.length > 0 ? output : { ...output, seasons: [onlySeason] };
}
