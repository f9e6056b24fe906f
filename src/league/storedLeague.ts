import * as v from 'valibot';

// The one row of `public.league`, as the administrator's page edits it: a text that is not set is null.

const text = v.string();
const optional = v.nullable(text);
const texts = v.array(text);

const entries = {
  id: text,
  name: text,
  short_name: optional,
  description: optional,
  slogan: optional,
  city: optional,
  time_zone: text,
  address: optional,
  brand: optional,
  accent: optional,
  icon: optional,
  profile_name: optional,
  profile_network: optional,
  profile_url: optional,
  story: texts,
  scoring: texts,
  joining: texts,
  dates: v.array(v.object({ day: text, text })),
};

const storedLeague = v.object(entries);

export type StoredLeague = Readonly<v.InferOutput<typeof storedLeague>>;

/** What the administrator writes of it. */
export type LeagueColumns = Partial<Omit<StoredLeague, 'id'>>;

/** As PostgREST selects them. */
export const leagueColumns = Object.keys(entries).join(',');

/** The row of a league of which nothing is stored yet; its name is missing. */
export function emptyLeague(id: string, timeZone: string): StoredLeague {
  return {
    id,
    name: '',
    short_name: null,
    description: null,
    slogan: null,
    city: null,
    time_zone: timeZone,
    address: null,
    brand: null,
    accent: null,
    icon: null,
    profile_name: null,
    profile_network: null,
    profile_url: null,
    story: [],
    scoring: [],
    joining: [],
    dates: [],
  };
}

/** @throws Error that says where the row has another form */
export function parseStoredLeague(row: unknown): StoredLeague {
  const { success, output, issues } = v.safeParse(storedLeague, row);
  if (!success) throw new Error(v.summarize(issues));
  return output;
}

/** Those of the columns whose value is another than the row has. */
export function changedColumns(row: StoredLeague, columns: LeagueColumns): LeagueColumns {
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !hasValues(row, { [name]: value })),
  );
}

/** Whether a row, of the table or of the history, has these values. */
export function hasValues(row: unknown, columns: LeagueColumns): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(Reflect.get(row, name)) === JSON.stringify(value),
  );
}
