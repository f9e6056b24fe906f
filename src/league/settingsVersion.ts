import { columnOf, type Table, type TableRow } from '../live/table.ts';

/** Which settings the database has, and which code of the site shows its rows truly: one row. */
export type SettingsVersion = TableRow & { version: number; code: number };

const columns = 'id,version,code';

/** The third published table: open pages hear by it that a setting has changed. Nobody writes it. */
export const settingsVersionTable: Table<SettingsVersion, object, 'only'> = {
  name: 'settings_version',
  isPublished: true,
  columns,
  parse(row) {
    const [id, version, code] = columns.split(',').map((column) => columnOf(row, column));
    if (typeof id !== 'string' || typeof version !== 'number') return null;
    return { id, version, code: Number(code), createdAt: '' };
  },
  toRow: () => ({}),
  filters: {},
  orders: { only: { keys: [{ column: 'id', of: ({ id }) => id }] } },
  texts: {
    noun: 'ajustes',
    deleted: '',
    deleteFailed: '',
    announce: () => '',
    announceChange: () => null,
    detail: () => '',
  },
};
