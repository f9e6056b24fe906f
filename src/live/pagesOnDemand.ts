// What a server and the thread that makes its pages say to each other.

/** A page with rows. */
export type PageOfSite = {
  /** Its address, with `*` for a part that differs. */
  path: string;
  /** The parameters of its address that change it. */
  parameters: readonly string[];
  /** The ends of its address with which it is made. */
  searches: readonly string[];
  /** The tables that it shows. */
  tables: readonly string[];
};

/** A body in the encodings that are worth their time: Brotli at its best takes a second. */
export type Encoded = {
  bytes: Uint8Array;
  /** The smallest first. */
  compressed: ReadonlyArray<{ name: 'br' | 'gzip'; bytes: Uint8Array }>;
};

/** What came of a page. */
export type Outcome =
  /** `until`: the moment from which something on it is untrue, ms since the epoch. */
  | ({ type: 'made'; until: number } & Encoded)
  /** There is no such page. */
  | { type: 'unknown' }
  | { type: 'failed'; reason: string };

export type ToThread =
  /** The next follows once its outcome is known. */
  | { type: 'make'; path: string; search: string; moment: number }
  /** `null`: they could not be read. */
  | { type: 'rows'; id: number; rows: readonly unknown[] | null };

export type FromThread =
  | { type: 'pages'; pages: readonly PageOfSite[] }
  | { type: 'read'; id: number; query: string }
  | Outcome;

/** The folder beside a built site that has what its pages are made with. */
export const kitFolder = (site: string) => `${site}.pages`;
export const kitFile = 'kit.json';
