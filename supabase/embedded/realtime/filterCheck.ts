import type { SqlDatabase } from '../database.ts';
import type { Filter } from './filters.ts';

const MOST_VALUES = 100;

/**
 * Checks a filter's value against its column's type, as the real server does when a channel
 * subscribes. Postgres' own errors (a value that cannot be cast) are thrown.
 * @param type the column's type as `regtype` writes it, so safe to put into SQL
 * @returns the real server's error, or null
 */
export async function checkFilter(
  postgres: SqlDatabase,
  { operator, value }: Filter,
  type: string,
): Promise<string | null> {
  const ask = async (condition: string, parameters: string[]) => {
    const { rows } = await postgres.query<{ holds: boolean | null }>(
      `select (${condition}) as holds`,
      parameters,
    );
    return rows[0]?.holds === true;
  };
  const operatorExists = (name: string) =>
    ask('exists (select from pg_operator where oprname = $1 and oprleft = $2::text::regtype)', [
      name,
      type,
    ]);
  const needsText = `operator ${operator} requires a text-compatible column type, got ${type}`;

  switch (operator) {
    case 'in': {
      const tooMany = await ask(`cardinality(($1::text)::${type}[]) > ${MOST_VALUES}`, [value]);
      return tooMany ? `too many values for \`in\` filter. Maximum ${MOST_VALUES}` : null;
    }
    case 'is':
      if (!['null', 'true', 'false', 'unknown'].includes(value)) {
        return 'invalid value for is filter: must be null, true, false, or unknown';
      }
      return value === 'null' || type === 'boolean'
        ? null
        : `is ${value} filter requires a boolean column, got ${type}`;
    case 'like':
    case 'ilike':
      return (await operatorExists('~~')) ? null : needsText;
    case 'match':
    case 'imatch':
      if (!(await operatorExists(operator === 'match' ? '~' : '~*'))) return needsText;
      // The others are not compiled as on the real server: Postgres may need minutes for a short one.
      if (/[{(]/.test(value)) return null;
      try {
        await ask("'' ~ $1::text", [value]);
        return null;
      } catch (thrown) {
        const reason = thrown instanceof Error ? thrown.message : String(thrown);
        return `invalid regular expression for ${operator} filter: ${reason}`;
      }
    default:
      await ask(`(($1::text)::${type}) is null`, [value]);
      return null;
  }
}
