import {
  NameTakenError,
  OutdatedError,
  SessionEndedError,
  WriteRefusedError,
} from './permissionError.ts';

/** Postgres: an RLS policy or a missing grant. */
const insufficientPrivilege = '42501';
/** PostgREST: a token that cannot be read, or that ran out. */
const refusedTokens = ['PGRST301', 'PGRST303'];
/** Raised by the league's own functions: the rows are not as the caller knew them. */
const changedMeanwhile = 'PT409';
/** Postgres: a row with this id, or another pair of the category with this name. */
export const duplicateKey = '23505';

/** What a write throws for an error of the database. */
export function thrownFor(error: { code: string; message: string }): Error {
  const { code, message } = error;
  if (code === insufficientPrivilege) return new WriteRefusedError(message, { cause: error });
  if (refusedTokens.includes(code)) return new SessionEndedError(message, { cause: error });
  if (code === changedMeanwhile) return new OutdatedError(message, { cause: error });
  if (code === duplicateKey) return new NameTakenError(message, { cause: error });
  return new Error(message, { cause: error });
}

/** A write that gets no answer for 15 s is given up. */
export function timeout(): AbortSignal {
  return AbortSignal.timeout(15_000);
}
