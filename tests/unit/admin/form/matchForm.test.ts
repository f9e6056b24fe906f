import { expect, it } from 'vitest';
import { fieldProblems } from '../../../../src/admin/form/formDescription.ts';
import { dayForm } from '../../../../src/admin/form/matchForm.ts';
import { pending, putOff } from '../../../../stories/fixtures/matches.ts';

const today = '2026-11-14';

it.each([
  [pending, 'Estaba anunciado para ayer.'],
  [putOff, 'A reprogramar · era el jue 12 nov'],
])('a new day for %o is asked for empty, from today to the last one', (match, said) => {
  const form = dayForm(match, today, '2026-12-20');
  const empty = form.write(match);
  expect(empty).toMatchObject({ date: '', time: match.time, location: match.location });
  expect(form.warnings?.(empty, today)).toEqual([said]);
  const problemsOf = (date: string) => Object.keys(fieldProblems(form, { ...empty, date }, empty));
  expect(['2026-11-13', today, '2026-12-20', '2026-12-21'].map(problemsOf)).toEqual([
    ['date'],
    [],
    [],
    ['date'],
  ]);
});
