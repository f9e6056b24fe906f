// Postgres counts the values of a statement in 16 bits and PGlite reads the count as a signed number:
// one more, and this and every later statement gets a wrong response.
const MOST_VALUES = 32_767;

/** The method of PGlite that every statement with values goes through. */
type Driver = {
  query(sql: string, values?: unknown[], options?: object): Promise<unknown>;
};

/** Refuses statements with too many values, and with text that is not Unicode. */
export function checkStatementValues(driver: Driver) {
  const query = driver.query.bind(driver);
  const checked: Driver['query'] = async (sql, values, options) => {
    if (values === undefined) return query(sql, values, options);
    if (values.length > MOST_VALUES) {
      // `PT` and a status is PostgREST's way to choose the response by SQLSTATE.
      throw new ValueError('PT413', `A request may contain at most ${MOST_VALUES} values.`);
    }
    if (values.some((value) => typeof value === 'string' && !value.isWellFormed())) {
      throw new ValueError('22P02', 'invalid input syntax for type json');
    }
    try {
      return await query(sql, values, options);
    } catch (error) {
      // PGlite's serializers raise errors without an SQLSTATE.
      if (error instanceof Error && /^Invalid input for/i.test(error.message)) {
        throw new ValueError('22P02', error.message);
      }
      throw error;
    }
  };
  Object.assign(driver, { query: checked });
}

class ValueError extends Error {
  /** An SQLSTATE. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
