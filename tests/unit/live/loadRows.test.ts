import { expect, test } from 'vitest';
import { conditionsAfter } from '../../../src/live/loadRows.ts';

type Row = { name: string; id: string };
const byName = {
  keys: [
    { column: 'name', of: ({ name }: Row) => name },
    { column: 'id', of: ({ id }: Row) => id },
  ],
};

test('a page begins after a row whose name has signs of PostgREST in it', () => {
  expect(conditionsAfter(byName, [String.raw`Los "Smash\", (1)`, '7'])).toEqual([
    ['name', String.raw`gte.Los "Smash\", (1)`],
    ['or', String.raw`(name.gt."Los \"Smash\\\", (1)",id.gt."7")`],
  ]);
});
