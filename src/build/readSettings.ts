import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf, sentence, warn, type Said } from '../../supabase/terminal/say.ts';
import { demoSettings } from '../league/demo/demoSettings.ts';
import type { LeagueSettings } from '../league/league.ts';
import { parseSettings, type LeftOut } from '../league/parseSettings.ts';
import { delay } from '../live/delay.ts';
import { sendPatiently } from '../live/fetchWithJsonErrors.ts';
import { countOf } from '../live/readRows.ts';
import type { ReadPageRows } from './renderPages.tsx';

/** The place in which a build finds its league. */
export type SettingsSource =
  /** No database: the site is the demo league's. */
  | { kind: 'demo' }
  /** The embedded server builds its own site, and asks no visitor's question for it. */
  | { kind: 'given'; read: () => Promise<GivenLeague> }
  | { kind: 'hosted'; url: string; publishableKey: string };

export type GivenLeague = {
  /** The answer of `public.league_settings()`. */
  settings: unknown;
  /** The folder of the bucket's pictures. */
  pictures: string;
};

/** The time for which the database has for one answer, ms. */
const timeout = 30_000;
/** The delays after which a busy project, or one that was asleep, is asked again, ms. */
const pauses = [1_000, 5_000, 20_000] as const;

/**
 * The settings that a build bakes into the pages.
 * @param leaveOut hears of what no page can show
 * @throws Error in one sentence if the database does not give them: the last build stays
 */
export async function readSettings(
  source: SettingsSource,
  leaveOut: (leftOut: LeftOut) => void = () => undefined,
): Promise<LeagueSettings> {
  if (source.kind === 'demo') return demoSettings;
  const answer =
    source.kind === 'given'
      ? (await source.read()).settings
      : await ask(source, '/rest/v1/rpc/league_settings', (response) => response.json());
  try {
    return parseSettings(answer, leaveOut);
  } catch (error) {
    throw failure('wrongSettings', { whose: nameOf(source), reason: reasonOf(error) });
  }
}

/** The numbers of the rows and settings that a hosted league has; `null`: its database does not say them yet. */
export async function readVersions(source: SettingsSource): Promise<unknown> {
  if (source.kind !== 'hosted') return null;
  return ask(source, '/rest/v1/rpc/site_versions', (response) => response.json(), {
    missing: [404],
  });
}

/**
 * Reads what the pages of a hosted league show; `null`: a server makes those pages, or there is no database.
 * @throws Error in one sentence if the database does not answer: the last build stays
 */
export function rowsReader(source: SettingsSource): ReadPageRows | null {
  if (source.kind !== 'hosted') return null;
  const known = new Map<string, Promise<readonly unknown[]>>();
  const read = async (query: string): Promise<readonly unknown[]> => {
    const rows: unknown[] = [];
    const limit = Number(new URLSearchParams(query.split('?')[1]).get('limit') ?? Infinity);
    for (;;) {
      // A project may give fewer rows at once than it was asked for.
      const path = rows.length === 0 ? query : `${query}&offset=${rows.length}`;
      let count: number | null = null;
      const takeRows = async (response: Response): Promise<unknown> => {
        count = countOf(response);
        return response.json();
      };
      const headers = { prefer: 'count=exact' };
      const part = await ask(source, `/rest/v1/${path}`, takeRows, { headers });
      if (!Array.isArray(part))
        throw failure('noSettings', { whose: source.url, path: query, reason: typeof part });
      rows.push(...part);
      if (part.length === 0 || rows.length >= Math.min(count ?? 0, limit))
        return rows.slice(0, limit);
    }
  };
  // Several pages show the same list: of one moment.
  return (query) => {
    const rows = known.get(query) ?? read(query);
    known.set(query, rows);
    return rows;
  };
}

/** A picture of the database's bucket; `null`: it is not there. */
export async function pictureBytes(
  source: Exclude<SettingsSource, { kind: 'demo' }>,
  path: string,
): Promise<Uint8Array | null> {
  if (source.kind === 'given') {
    const { pictures } = await source.read();
    return readFile(join(pictures, path)).catch(() => null);
  }
  const address = `/storage/v1/object/public/pictures/${path}`;
  // Storage answers 400 to what is not there.
  return ask(source, address, async (response) => Buffer.from(await response.arrayBuffer()), {
    missing: [400, 404],
  });
}

type Hosted = Extract<SettingsSource, { kind: 'hosted' }>;
type AskOptions = {
  /** Statuses of what does not exist: `null`. */
  missing?: readonly number[];
  headers?: Readonly<Record<string, string>>;
};

/** Asks again where the answer says nothing about what was asked for. */
async function ask<Content>(
  source: Hosted,
  path: string,
  content: (response: Response) => Promise<Content>,
  { missing = [], headers = {} }: AskOptions = {},
): Promise<Content | null> {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await sendPatiently(() =>
        fetch(source.url + path, {
          headers: { apikey: source.publishableKey, ...headers },
          signal: AbortSignal.timeout(timeout),
        }),
      );
      if (missing.includes(response.status)) return null;
      if (!response.ok) throw new StatusError(response.status);
      return await content(response);
    } catch (error) {
      const pause = pauses[tries];
      const isFinal =
        error instanceof SyntaxError || (error instanceof StatusError && error.isFinal);
      if (isFinal || pause === undefined) {
        throw failure('noSettings', { whose: source.url, path, reason: reasonOf(error) });
      }
      warn('askingAgain', { url: source.url, reason: reasonOf(error) });
      await delay(pause);
    }
  }
}

class StatusError extends Error {
  /** Whether the same request would get the same answer. */
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`status ${status}`);
    this.isFinal = status < 500 && status !== 408 && status !== 429;
  }
}

const nameOf = (source: SettingsSource) =>
  source.kind === 'hosted' ? source.url : sentence('theDatabase');

function failure(...said: Said): Error {
  const error = new Error(sentence(...said));
  // One sentence: Vite prints the stack.
  error.stack = error.message;
  return error;
}
