import { expect, test } from 'vitest';
import { backupAge, describeBackup, isBackupOld } from '../../../../src/admin/backup/backupAge.ts';

/** Argentina's: 22:30 there is the next day in UTC. */
const clock = [{ from: 0, minutes: -180 }] as const;
const today = '2026-11-24';
const state = (lastBackup: string | null) => ({ kind: 'laptop', lastBackup }) as const;

test.each([
  ['2026-11-25T01:30:00Z', 0, 'La última copia es de hoy, 22:30.', false],
  [
    '2026-11-23T12:00:00Z',
    1,
    'La última copia es del lunes 23 de noviembre de 2026, de hace 1 día.',
    false,
  ],
  [
    '2026-11-17T12:00:00Z',
    7,
    'La última copia es del martes 17 de noviembre de 2026, de hace 7 días.',
    false,
  ],
  [
    '2026-11-16T12:00:00Z',
    8,
    'La última copia es del lunes 16 de noviembre de 2026, de hace 8 días.',
    true,
  ],
  [null, null, 'Todavía no hay ninguna copia.', false],
  ['sometime', null, 'Todavía no hay ninguna copia.', false],
])('a backup of %s', (last, age, words, isOld) => {
  expect(backupAge(state(last), today, clock)).toBe(age);
  expect(describeBackup(state(last), today, clock)).toBe(words);
  expect(isBackupOld(state(last), today, clock)).toBe(isOld);
});

test('a hosted league without a backup is told so', () => {
  expect(isBackupOld({ kind: 'hosted', lastBackup: null }, today, clock)).toBe(true);
});
