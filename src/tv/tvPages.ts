import { categoryBySlug, type Category } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import { seasonIn, type SeasonSettings } from '../league/season.ts';
import { decidedStandings, nameDecisions } from '../standings/decisions.ts';
import { type Standing } from '../standings/standings.ts';
import { compareTexts } from '../padel/spanishText.ts';
import { eveningOf, isTonight } from '../padel/evening.ts';
import { minutesBetween } from '../padel/minutesBetween.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

/** One picture of the club's screen. */
export type TvSlide =
  | { kind: 'results'; isToday: boolean; items: readonly Result[] }
  | { kind: 'matches'; of: 'tonight' | 'next' | 'pending'; items: readonly UpcomingMatch[] }
  | { kind: 'table'; category: Category; season: SeasonSettings; rows: readonly Standing[] }
  | { kind: 'sponsors' };

export type TvData = {
  /** Results that count in the season's tables, newest day first. */
  results: readonly Result[];
  /** Those that are shown, whatever they count for; without them the season's. */
  latest?: readonly Result[];
  /** The next one first. */
  matches: readonly UpcomingMatch[];
  /** Matches that are over and have no result yet, the latest first. */
  pending?: readonly UpcomingMatch[];
  pairs: readonly { id: string; category: string; name: string }[];
};

type TvOptions = {
  categories: readonly Category[];
  season: SeasonSettings;
  hasSponsors: boolean;
  now: CivilMoment;
};

/** The numbers of rows that fit on a screen that is read from across the bar. */
const onOnePage = { results: 6, matches: 7, table: 10 } as const;
/** Most pages of one kind; older results are on the site. */
const mostPages = 4;

/** The pages that turn on the club's screen: today's results, the next matches, the tables, the sponsors. */
export function tvPages(data: TvData, options: TvOptions): readonly TvSlide[] {
  const { categories, season, hasSponsors, now } = options;
  const isShown = ({ category }: { category: string }) =>
    categories.some(({ name }) => name === category);
  const results = (data.latest ?? data.results).filter(isShown);
  const ofToday = results.filter((result) => eveningOf(result) === eveningOf(now));
  const isToday = ofToday.length > 0;
  const shown = isToday ? ofToday : results.slice(0, onOnePage.results);
  const next = data.matches.filter(isShown);
  const tonight = soonPlayed(next, now);
  const pages: TvSlide[] = [
    ...matchPages(tonight, 'tonight'),
    ...inPages(shown, onOnePage.results).map((items) => ({
      kind: 'results' as const,
      isToday,
      items,
    })),
    // Tonight's have their own page.
    ...matchPages(
      next.filter((match) => !tonight.includes(match)),
      'next',
    ),
    ...matchPages((data.pending ?? []).filter(isShown), 'pending'),
    ...categories.flatMap((category) => tablePages(category, data, season)),
  ];
  return hasSponsors ? [...pages, { kind: 'sponsors' }] : pages;
}

/** The matches of tonight by place and hour, from two hours before one of them begins. */
function soonPlayed(matches: readonly UpcomingMatch[], now: CivilMoment): readonly UpcomingMatch[] {
  const ofTonight = matches.filter((match) => isTonight(match, now));
  const isSoon = ofTonight.some((match) => minutesBetween(now, match) <= soon);
  if (!isSoon) return [];
  return ofTonight.sort(
    (one, other) => compareTexts(one.location, other.location) || minutesBetween(other, one),
  );
}

/** Minutes. */
const soon = 120;

function matchPages(
  matches: readonly UpcomingMatch[],
  of: Extract<TvSlide, { kind: 'matches' }>['of'],
): TvSlide[] {
  const pages = inPages(matches, onOnePage.matches).slice(0, 2);
  return pages.map((items) => ({ kind: 'matches', of, items }));
}

function tablePages(category: Category, data: TvData, season: SeasonSettings): TvSlide[] {
  const played = data.results.filter((result) => result.category === category.name);
  const pairs = data.pairs.filter((pair) => pair.category === category.name);
  const rows = decidedStandings(
    played,
    pairs.map(({ name }) => name),
    season.rule,
    nameDecisions(seasonIn(season, category.name), pairs, played),
  );
  // Before a match counts all share the first place, which means nothing.
  if (!rows.some((row) => row.played > 0)) return [];
  return inPages(rows, onOnePage.table).map((part) => ({
    kind: 'table',
    category,
    season,
    rows: part,
  }));
}

function inPages<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.min(mostPages, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** The choice of the address: `?categorias=sexta-damas,quinta-libre&segundos=15`. */
type TvChoice = {
  categories: readonly Category[];
  /** For each page. */
  seconds: number;
  /** The parts of the address that mean nothing. */
  unknown: readonly string[];
};

const usualSeconds = 12;

/** Reads the address; what it does not say, or says wrongly, is as usual: all categories, 12 seconds. */
export function readTvChoice(
  { categorias, segundos }: { categorias: string | null; segundos: string | null },
  all: readonly Category[],
): TvChoice {
  const named = (categorias ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '')
    .map((slug) => ({ slug, category: categoryBySlug(slug, { categories: all }) }));
  const chosen = all.filter((each) => named.some(({ category }) => category?.slug === each.slug));
  const seconds = Number(segundos ?? usualSeconds);
  const isUsable = seconds >= 4 && seconds <= 600;
  return {
    categories: chosen.length > 0 ? chosen : all,
    seconds: isUsable ? seconds : usualSeconds,
    unknown: [
      ...named.filter(({ category }) => category === undefined).map(({ slug }) => quoted(slug)),
      ...(isUsable ? [] : [`segundos ${quoted(segundos ?? '')}`]),
    ],
  };
}

/** Anybody can write an address: its words are quoted where they look like a part of one. */
function quoted(text: string): string {
  return /^[\p{L}\p{N}-]{1,30}$/u.test(text) ? `«${text}»` : 'algo más';
}
