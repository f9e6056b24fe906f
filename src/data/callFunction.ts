import type { Client } from './sources.ts';
import { thrownFor, timeout } from './writeErrors.ts';

/**
 * Calls a function of the database.
 * @throws OutdatedError, WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not answer
 */
export async function callFunction(
  client: Client,
  name: string,
  parameters: object,
): Promise<unknown> {
  const { data, error } = await client.rpc(name, parameters).abortSignal(timeout());
  if (error === null) return data;
  throw thrownFor(error);
}
