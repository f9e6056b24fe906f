import { expect, it } from 'vitest';
import { settledFields } from '../../../../src/admin/form/rowForms.tsx';
import { tonight } from '../../../../stories/fixtures/matches.ts';

it.each([
  ['of 23:00, at 00:20', { date: '2026-11-20', time: '23:00' }, '2026-11-20', '23:00'],
  ['of 00:30, at 01:45', { date: '2026-11-21', time: '00:30' }, '2026-11-21', '00:30'],
  [
    'of the next evening, played early',
    { date: '2026-11-21', time: '20:00' },
    '2026-11-20',
    '20:00',
  ],
  // Under the evening's date 00:30 would be an hour of the night before.
  ['of the next night, played early', { date: '2026-11-22', time: '00:30' }, '2026-11-20', ''],
])('the result of a match is of this evening, with its hour: %s', (_, match, date, time) => {
  expect(settledFields({ ...tonight, ...match }, '2026-11-20')).toMatchObject({ date, time });
});
