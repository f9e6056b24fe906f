import { demoSettings } from '../league/demo/demoSettings.ts';
import type { LeagueSettings } from '../league/league.ts';
import { parseSettings } from '../league/parseSettings.ts';

/** The database that a site is built for. */
export type SettingsSource = {
  /** Its origin; empty: there is none, and the site is the demo league's. */
  url: string;
  publishableKey: string;
};

/** How long the database has for one answer, ms. */
const timeout = 30_000;

/**
 * The settings that a build bakes into the pages.
 * @throws Error in one sentence if the database does not give them: the last build stays
 */
export async function readSettings(source: SettingsSource): Promise<LeagueSettings> {
  if (source.url === '') return demoSettings;
  const answer = await read(source, '/rest/v1/rpc/league_settings', (response) => response.json());
  try {
    return parseSettings(answer);
  } catch (error) {
    throw failure(source, 'its settings are not valid', error);
  }
}

/** A picture of the database. */
export async function readPicture(source: SettingsSource, path: string): Promise<Uint8Array> {
  return read(source, `/storage/v1/object/public/pictures/${path}`, async (response) =>
    Buffer.from(await response.arrayBuffer()),
  );
}

async function read<Content>(
  source: SettingsSource,
  path: string,
  content: (response: Response) => Promise<Content>,
): Promise<Content> {
  const { url, publishableKey } = source;
  try {
    const response = await fetch(url + path, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await content(response);
  } catch (error) {
    throw failure(source, `${path} could not be read`, error);
  }
}

function failure({ url }: SettingsSource, what: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  const error = new Error(
    `The site is not built, since ${url} did not give the league's settings: ${what} (${why}).`,
  );
  // One sentence: Vite prints the stack.
  error.stack = error.message;
  return error;
}
