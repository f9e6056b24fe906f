import {
  asked,
  findAnnounced,
  isPostponed,
  pairingOf,
  settledId,
  settlingOf,
  type AnnouncedMatch,
  type Settling,
} from '../../matches/announcedMatch.ts';
import type { Season, SeasonSettings } from '../../league/season.ts';
import { daysBetween } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { groupBy } from '../../padel/groupBy.ts';
import type { ReviewItem } from './reviewItem.ts';

/** The announced matches of the league, and its day. */
export type Announced = {
  matches: readonly AnnouncedMatch[];
  seasons: readonly Season[];
  /** The seasons with how often two pairs meet; without them nothing is said of it. */
  legs?: readonly SeasonSettings[];
  /** `null`: no day is said to be one to come. */
  today: CivilDate | null;
  /** Whether a day before the first season is asked about. */
  areDaysAsked?: boolean;
};

/** An item that can be saved. */
export type SettlingItem = {
  item: ReviewItem;
  date: CivilDate;
  /** Whether the league has a result of this match: it may be that one which was announced. */
  hasResult: boolean;
};

/** The rank of a match that is at no distance from any day. */
const furthest = Number.MAX_VALUE;

type Claim = { item: ReviewItem; settling: Settling<AnnouncedMatch>; rank: number };

/**
 * Which announced match each item settles, by the ids of the items. No two settle one: an item that says
 * which comes before one that is only near, and the nearest before the others.
 */
export function settlingsOf(
  items: readonly SettlingItem[],
  { matches, seasons }: Announced,
): ReadonlyMap<string, Settling<AnnouncedMatch>> {
  const settlings = new Map<string, Settling<AnnouncedMatch>>();
  const announced = groupBy(matches, pairingOf);
  for (const [pairing, group] of groupBy(items, ({ item }) => pairingOf(item))) {
    let left = announced.get(pairing) ?? [];
    let waiting = group;
    while (waiting.length > 0) {
      const claims = waiting.map((each) => claimOf(each, left, seasons));
      const first = claims.reduce((best, claim) => (claim.rank < best.rank ? claim : best));
      settlings.set(first.item.id, first.settling);
      const taken = settledId(first.settling);
      left = left.filter(({ id }) => id !== taken);
      waiting = waiting.filter(({ item }) => item !== first.item);
    }
  }
  return settlings;
}

function claimOf(
  { item, date, hasResult }: SettlingItem,
  matches: readonly AnnouncedMatch[],
  seasons: readonly Season[],
): Claim {
  const { sent, answer, codedId } = item;
  if (sent?.pairing === pairingOf(item)) {
    return { item, settling: { kind: 'sent', matchId: sent.matchId }, rank: -1 };
  }
  const coded = matches.find(({ id }) => id === codedId);
  if (coded !== undefined && answer?.matchId !== null) {
    return { item, settling: { kind: 'same', match: coded, matches: [coded] }, rank: -1 };
  }
  const found = findAnnounced({ ...item, date }, matches, seasons);
  const settling = settlingOf(hasResult ? asked(found) : found, answer);
  if (settling.kind !== 'same') return { item, settling, rank: Infinity };
  if (answer !== null) return { item, settling, rank: -1 };
  const { match } = settling;
  return { item, settling, rank: isPostponed(match) ? furthest : daysBetween(match.date, date) };
}
