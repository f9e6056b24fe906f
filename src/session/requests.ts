import type { Client } from '../live/sources.ts';
import {
  ConflictError,
  InUseError,
  NameTakenError,
  OutdatedError,
  SentBeforeError,
  SessionEndedError,
  WriteRefusedError,
} from './writeErrors.ts';

/** Postgres: an RLS policy or a missing grant. */
const insufficientPrivilege = '42501';
/** PostgREST: a token that cannot be read. */
const unreadToken = 'PGRST301';
/** PostgREST, of a token that has expired; the project's own clocks may refuse another. */
const expired = 'JWT expired';
/** Raised by the league's own functions: the rows are not as the caller knew them. */
const changedMeanwhile = 'PT409';
/** Postgres: a row with this id, or another row with this name, address or day. */
const duplicateKey = '23505';
/** Postgres: a row that others refer to. */
const usedElsewhere = '23503';

/** Postgres: `Key (slug)=(sexta-damas) already exists.` */
const uniqueColumn = /^Key \((\w+)\)=/u;

/** The message of the league's own functions beside a refusal, whose details are the name of the pair. */
const takenByPair = 'taken_by_pair';
/** The same, whose details are the row as it is, as JSON. */
const rowChanged = 'row_changed';
/** The same, whose details are the answer to the first call with this change id, as JSON. */
const sentBefore = 'sent_before';

type DatabaseError = { code: string; message: string; details?: string; hint?: string };

/** The error that a write throws for an error of the database. */
export function writeErrorOf(error: DatabaseError): Error {
  const { code, message } = error;
  if (error.hint === takenByPair) {
    return new NameTakenError(message, { cause: error }, { owner: error.details ?? null });
  }
  if (error.hint === rowChanged) return new ConflictError(JSON.parse(error.details ?? 'null'));
  if (error.hint === sentBefore) {
    return new SentBeforeError(message, { cause: error }, JSON.parse(error.details ?? '[]'));
  }
  if (code === insufficientPrivilege) return new WriteRefusedError(message, { cause: error });
  if (code === unreadToken || message === expired)
    return new SessionEndedError(message, { cause: error });
  if (code === changedMeanwhile) return new OutdatedError(message, { cause: error });
  if (code === duplicateKey) {
    const [, column = null] = uniqueColumn.exec(error.details ?? '') ?? [];
    return new NameTakenError(message, { cause: error }, { column });
  }
  if (code === usedElsewhere) return new InUseError(message, { cause: error });
  return new Error(message, { cause: error });
}

/** A request without a response is aborted after 15 s. */
export function timeout(): AbortSignal {
  return AbortSignal.timeout(15_000);
}

/**
 * Calls a function of the database.
 * @throws OutdatedError, WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not respond
 */
export async function callFunction(
  client: Client,
  name: string,
  parameters: object,
): Promise<unknown> {
  const { data, error } = await client.rpc(name, parameters).abortSignal(timeout());
  if (error) throw writeErrorOf(error);
  return data;
}
