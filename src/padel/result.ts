import { keysOf } from './keysOf.ts';
import type { Side } from './setScore.ts';
import type { CivilDate, Instant } from './time.ts';

/** The forms in which a detail is asked for, besides in a correction, which asks for all. */
type AskedIn = 'adding' | 'settling';
/** The places in which visitors see a detail: in the row of a list, in the sentence that is said and shared, on a picture. */
type ShownIn = 'row' | 'sentence' | 'picture';

type DetailUse = { asked: readonly AskedIn[]; shown: readonly ShownIn[] };

const details = {
  /** The time at which it began; kept from the announced match. */
  time: { asked: [], shown: [] },
  location: { asked: [], shown: ['picture'] },
  /** Why it was not played. */
  reason: { asked: ['adding', 'settling'], shown: ['row', 'sentence', 'picture'] },
} as const satisfies Readonly<Record<string, DetailUse>>;

export type DetailName = keyof typeof details;

/** The optional details of a played match. */
export type ResultDetails = { [Name in DetailName]: string | null };

export const detailNames = keysOf(details);

/** The details by name. */
export function detailsFrom(valueOf: (name: DetailName) => string | null): ResultDetails {
  return Object.fromEntries(detailNames.map((name): readonly unknown[] => [name, valueOf(name)]));
}

export const noDetails = detailsFrom(() => null);

/** The details that a form asks for. */
export function detailsAskedIn(form: AskedIn): DetailName[] {
  const uses: Readonly<Record<DetailName, DetailUse>> = details;
  return detailNames.filter((name) => uses[name].asked.includes(form));
}

/** The known details that visitors see in a place. */
export function detailsShownIn(place: ShownIn, result: ResultDetails): string[] {
  const uses: Readonly<Record<DetailName, DetailUse>> = details;
  return detailNames.flatMap((name) =>
    uses[name].shown.includes(place) ? (result[name] ?? []) : [],
  );
}

/** What a match counts for. */
export type CountsFor = {
  /** The id of the season that it counts in; `null`: that of its day. */
  seasonId: string | null;
  /** `null`: the regular phase; `AM`: a friendly, which counts in no table. */
  stage: string | null;
};

/** A match of the regular phase of the season of its day. */
export const ofItsDay: CountsFor = { seasonId: null, stage: null };

/** A match that was played, as the league enters it. */
export type Result = ResultDetails &
  CountsFor & {
    /** A uuid, made by the client that saved it or by the database. */
    id: string;
    team1: string;
    team2: string;
    /** As typed by the administrator, e.g. `6-4, 6-3`; `parseScore` reads it. */
    score: string;
    /** The side that won where the score does not say it: a W.O. or a retirement. */
    winner: Side | null;
    date: CivilDate;
    category: string;
    /** The pairs of `team1` and `team2`; the database finds them by name. */
    pair1Id: string | null;
    pair2Id: string | null;
    /** The moment at which the database stored it. */
    createdAt: Instant;
    /** The moment at which what it says was last changed, if that was more than ten minutes after it was stored. */
    correctedAt: Instant | null;
  };

/** The values that the administrator enters to add a result. */
export type NewResult = Pick<
  Result,
  | 'team1'
  | 'team2'
  | 'score'
  | 'winner'
  | 'date'
  | 'category'
  | keyof CountsFor
  | keyof ResultDetails
>;
