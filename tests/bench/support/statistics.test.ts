import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median, percentile, summarise } from './statistics.ts';

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });

it('a percentile is the value below which the share lies', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 100]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
  fc.assert(
    fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
      const found = percentile(values, share);
      expect(values.filter((value) => value < found).length).toBeLessThan(share * values.length);
      expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(
        share * values.length - 1e-9,
      );
    }),
  );
});

it('a median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
  expect(summarise([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
});
