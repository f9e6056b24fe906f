import { expect, test } from 'vitest';
import { flat } from '../../../src/admin/form/field.ts';
import { resultCorrection, resultForm } from '../../../src/admin/form/rowForms.tsx';
import {
  detailNames,
  detailsAskedIn,
  detailsShownIn,
  noDetails,
} from '../../../src/padel/result.ts';

const namesIn = ({ fields }: Pick<typeof resultForm, 'fields'>) =>
  flat(fields).flatMap(({ kind, name }) => (kind === 'hidden' ? [] : [name]));

test('a detail is asked and shown where its description says', () => {
  const known = { ...noDetails, time: '20:30', location: 'Club Norte' };
  expect(detailsShownIn('picture', known)).toEqual(['Club Norte']);
  expect(detailsShownIn('picture', { ...known, location: null })).toEqual([]);
  expect(detailsShownIn('sentence', known)).toEqual([]);
  const unplayed = { ...known, reason: 'lluvia' };
  expect(detailsShownIn('row', unplayed)).toEqual(['lluvia']);
  expect(detailsShownIn('sentence', unplayed)).toEqual(['lluvia']);
  const always = ['team1', 'team2', 'score', 'date', 'category', 'stage'];
  expect(namesIn(resultForm)).toEqual([...always, ...detailsAskedIn('adding')]);
  expect(namesIn(resultCorrection)).toEqual([...always, ...detailNames]);
});
