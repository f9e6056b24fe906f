import * as v from 'valibot';
import { defaultRule } from './defaultRule.ts';
import type { LeagueSettings } from './league.ts';
import type { SeasonSettings } from './season.ts';
import { choices } from './standingsRule.ts';

// The database checks what it stores. What comes over a network is checked again before a page puts it into
// an address or a style.

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const link = v.pipe(text, v.regex(/^https:\/\/[a-z\d][!-~]*$/iu));
const optionalLink = v.union([v.literal(''), link]);
const color = v.pipe(text, v.regex(/^#[\da-f]{6}$/u));
const slug = v.pipe(text, v.regex(/^[a-z\d]+(-[a-z\d]+)*$/u));
const day = v.pipe(text, v.isoDate());
const picture = v.pipe(text, v.regex(/^([a-z\d-]+\/)+[a-z\d-]+\.(avif|jpg|png|svg|webp)$/u));
const texts = v.array(text);
const offset = v.object({ from: v.number(), minutes: v.pipe(v.number(), v.integer()) });
const profile = v.object({ name: text, network: v.picklist(['Instagram', 'Facebook']), url: link });

const settings = v.object({
  version: count,
  name: v.pipe(text, v.nonEmpty()),
  shortName: text,
  description: text,
  slogan: text,
  city: text,
  timeZone: text,
  clock: v.tupleWithRest([offset], offset),
  address: optionalLink,
  brand: color,
  accent: color,
  icon: v.union([v.literal(''), v.pipe(text, v.regex(/^icono\/[\da-f]{32}\.png$/u))]),
  profile: v.nullable(profile),
  about: v.object({
    story: texts,
    dates: v.array(v.object({ day, text })),
    scoring: texts,
    joining: texts,
  }),
  categories: v.array(
    v.object({
      name: text,
      title: text,
      shortName: text,
      slug,
      oldSlugs: v.array(slug),
      spreadsheet: optionalLink,
    }),
  ),
  seasons: v.array(
    v.object({
      name: text,
      slug,
      firstDay: day,
      rule: v.object({
        points: v.picklist(choices.points),
        ties: v.picklist(choices.ties),
        superTieBreak: v.picklist(choices.superTieBreak),
        walkover: v.picklist(choices.walkover),
      }),
      categories: v.record(
        text,
        v.object({ legs: v.nullable(v.picklist([1, 2])), qualified: count, relegated: count }),
      ),
    }),
  ),
  organisers: v.array(
    v.object({ name: text, whatsapp: v.pipe(text, v.regex(/^\+\d[\d ()-]+$/u)) }),
  ),
  clubs: v.array(v.object({ ...profile.entries, address: text, map: link })),
  sponsors: v.array(v.object({ name: text, picture, alt: text })),
  heroPictures: v.array(
    v.object({
      picture,
      phonePicture: v.union([v.literal(''), picture]),
      alt: text,
      focus: v.pipe(text, v.regex(/^\d{1,3}% \d{1,3}%$/u)),
    }),
  ),
});

/** Tables and lists ask for a season: a league that has set none plays one. */
const onlySeason: SeasonSettings = {
  name: 'Temporada',
  slug: 'temporada',
  firstDay: '2000-01-01',
  rule: defaultRule,
  categories: {},
};

/**
 * The settings as `public.league_settings()` gives them.
 * @throws Error that says where the answer has another form
 */
export function parseSettings(value: unknown): LeagueSettings {
  const { success, output, issues } = v.safeParse(settings, value);
  if (!success) throw new Error(v.summarize(issues));
  return output.seasons.length > 0 ? output : { ...output, seasons: [onlySeason] };
}
