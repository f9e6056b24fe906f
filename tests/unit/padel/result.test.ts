import { expect, test } from 'vitest';
import { resultCorrection, resultForm } from '../../../src/admin/form/resultForm.tsx';
import {
  detailNames,
  detailsAskedIn,
  detailsShownIn,
  noDetails,
} from '../../../src/padel/result.ts';

const namesIn = ({ lines }: Pick<typeof resultForm, 'lines'>) =>
  lines.flat().map(({ name }) => name);

test('a detail is asked and shown where its description says', () => {
  const known = { ...noDetails, time: '20:30', location: 'Club Norte' };
  expect(detailsShownIn('picture', known)).toEqual(['Club Norte']);
  expect(detailsShownIn('picture', { ...known, location: null })).toEqual([]);
  expect(detailsShownIn('sentence', known)).toEqual([]);
  const always = ['team1', 'team2', 'score', 'date', 'category'];
  expect(namesIn(resultForm)).toEqual([...always, ...detailsAskedIn('adding')]);
  expect(namesIn(resultCorrection)).toEqual([...always, ...detailNames]);
});
