/** What `PgliteConnection` calls before it responds to a statement that failed. */
type ErrorNormalizer = { normalizeDbError(error: unknown): unknown };

/**
 * Makes Lite answer the database's errors as PostgREST does, by SQLSTATE. Lite itself answers 500 and
 * "SUP" for whole classes of them, a check constraint among them, and a client could not tell an
 * invalid row from a broken server.
 */
export function answerAsPostgrest(connection: ErrorNormalizer) {
  const { normalizeDbError } = connection;
  connection.normalizeDbError = (error) => {
    const normalized: unknown = normalizeDbError.call(connection, error);
    if (!isDatabaseError(normalized) || answeredByLite.test(normalized.code)) return normalized;
    // Lite drops the detail on the way.
    return raisedResponse(isDatabaseError(error) ? error : normalized);
  };
}

type DatabaseError = { code: string; message: string; detail?: string; hint?: string };

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** 42501 is 401 or 403 by role, and class 42 has PostgREST's own messages: both as Lite has them. */
const answeredByLite = /^(42|PT)/;

/**
 * PostgREST's table of statuses, the first pattern that fits:
 * https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
const statuses: ReadonlyArray<readonly [pattern: RegExp, status: number]> = [
  [/^08/, 503],
  [/^09/, 500],
  [/^0[LP]/, 403],
  [/^2350[35]/, 409],
  [/^25006/, 405],
  [/^(25|2D|38|39|3B|40)/, 500],
  [/^28/, 403],
  [/^53400/, 500],
  [/^53/, 503],
  [/^5[4578]/, 500],
  [/^P0001/, 400],
  [/^(F0|HV|P0|XX)/, 500],
];

/** @param code an SQLSTATE */
function postgrestStatus(code: string): number {
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}

/**
 * The error in the form by which SQL sets the whole response: SQLSTATE `PGRST`, the body in the message
 * and the status in the detail. Lite supports that form as PostgREST does.
 */
function raisedResponse(error: DatabaseError) {
  const { code, message, detail, hint } = error;
  const body = { code, message, details: detail ?? null, hint: hint ?? null };
  return {
    code: 'PGRST',
    message: JSON.stringify(body),
    detail: JSON.stringify({ status: postgrestStatus(code), headers: {} }),
  };
}
