import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, percentile, summarise } from './statistics.ts';

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });

describe('percentile', () => {
  it('is the value below which the share lies', () => {
    const hundred = Array.from({ length: 100 }, (_, place) => place + 1).toReversed();
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('has at least its share at or below it, and fewer strictly below', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
        const found = percentile(values, share);
        expect(values).toContain(found);
        const below = values.filter((value) => value < found).length;
        const upTo = values.filter((value) => value <= found).length;
        expect(upTo).toBeGreaterThanOrEqual(share * values.length - 1e-9);
        expect(below).toBeLessThan(share * values.length);
      }),
    );
  });
});

describe('median', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([10, 9])).toBe(9.5);
    expect(median([])).toBeNaN();
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('summarise', () => {
  it('tells the least, the median and the most, of however many values', () => {
    expect(summarise([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
    const many = Array.from({ length: 200_001 }, (_, place) => place);
    expect(summarise(many)).toEqual({ median: 100_000, min: 0, max: 200_000 });
  });
});
