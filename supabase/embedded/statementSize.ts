// Postgres counts the values of a statement in 16 bits and PGlite reads the count as a signed
// number: what is above is answered with nonsense, and so is every statement after it.
const MOST_VALUES = 32_767;

/** What of PGlite every statement with values goes through. */
type Driver = {
  query(sql: string, values?: unknown[], options?: object): Promise<unknown>;
};

/** Refuses statements with more values than the database survives, by whoever asks for them. */
export function refuseTooManyValues(driver: Driver) {
  const query = driver.query.bind(driver);
  const guarded: Driver['query'] = (sql, values, options) =>
    values !== undefined && values.length > MOST_VALUES
      ? Promise.reject(new TooManyValues())
      : query(sql, values, options);
  Object.assign(driver, { query: guarded });
}

class TooManyValues extends Error {
  /** PostgREST's way to name a status by an SQLSTATE. */
  readonly code = 'PT413';

  constructor() {
    super(`A request may bring ${MOST_VALUES} values at most.`);
  }
}
