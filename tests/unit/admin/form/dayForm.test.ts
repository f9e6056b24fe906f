import { expect, it } from 'vitest';
import { fieldProblems } from '../../../../src/admin/form/field.ts';
import { dayForm } from '../../../../src/admin/form/rowForms.tsx';
import { pending, putOff } from '../../../../stories/fixtures/matches.ts';

const today = '2026-11-14';

it.each([pending, putOff])('a new day for %o is asked for empty, from today on', (match) => {
  const form = dayForm(match, today, '2026-12-20');
  const empty = form.write(match);
  expect(empty).toMatchObject({ date: '', time: match.time, location: match.location });
  const problemsOf = (date: string) =>
    Object.keys(fieldProblems(form.fields, { ...empty, date }, empty));
  expect(['2026-11-13', today, '2026-12-20', '2026-12-21'].map(problemsOf)).toEqual([
    ['date'],
    [],
    [],
    ['date'],
  ]);
});
