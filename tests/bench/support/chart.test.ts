import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAxis } from './axis.ts';
import { renderChart } from './chart.ts';
import type { Chart } from './report.ts';

const chart: Chart = {
  name: 'crowd',
  title: 'Visitors & <delivery>',
  xLabel: 'visitors',
  yLabel: 'ms',
  xScale: 'log',
  series: [
    { name: 'the league', points: [10, 100, 1000].map((x) => ({ x, y: x / 10 })) },
    { name: 'floor', points: [10, 100, 1000].map((x) => ({ x, y: x / 50 })) },
  ],
};

function dotsOf(svg: string): { x: number; y: number }[] {
  return [...svg.matchAll(/class="dot" cx="([\d.]+)" cy="([\d.]+)" r="3.5"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

describe('An axis', () => {
  it('has round steps from zero past the largest value', () => {
    const { ticks, place } = makeAxis([3, 47], 'linear', { from: 0, to: 100 });
    expect(ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect(place(0)).toBe(0);
    expect(place(25)).toBe(50);
    expect(place(50)).toBe(100);
  });

  it('on a logarithmic scale gives each power of ten the same way', () => {
    const { ticks, place } = makeAxis([2, 900], 'log', { from: 0, to: 300 });
    expect(ticks).toEqual([1, 10, 100, 1000]);
    expect(place(10)).toBeCloseTo(100);
    expect(place(100)).toBeCloseTo(200);
  });

  it.each(['linear', 'log'] as const)('%s has every value between its ends', (scale) => {
    const positive = fc.double({ min: 1e-3, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1, maxLength: 9 }), (values) => {
        const { ticks, place } = makeAxis(values, scale, { from: 10, to: 90 });
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(13);
        for (const value of values) {
          expect(place(value)).toBeGreaterThanOrEqual(10 - 1e-6);
          expect(place(value)).toBeLessThanOrEqual(90 + 1e-6);
        }
      }),
    );
  });

  it('stands without values', () => {
    expect(makeAxis([], 'linear', { from: 0, to: 1 }).place(0)).toBe(0);
    expect(makeAxis([], 'log', { from: 0, to: 1 }).place(1)).not.toBeNaN();
  });
});

describe('A chart', () => {
  it('draws each point of each series, higher values higher up', () => {
    const dots = dotsOf(renderChart(chart));
    expect(dots).toHaveLength(6);
    const [first, , third] = dots;
    expect(third?.x).toBeGreaterThan(first?.x ?? Number.NaN);
    expect(third?.y).toBeLessThan(first?.y ?? Number.NaN);
  });

  it('names its series and axes, and lets no text be markup', () => {
    const svg = renderChart(chart);
    expect(svg).toContain('Visitors &amp; &lt;delivery&gt;');
    for (const text of ['>the league<', '>floor<', '>visitors<', '>ms<']) {
      expect(svg).toContain(text);
    }
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has colours of its own for a dark ground', () => {
    expect(renderChart(chart)).toContain('prefers-color-scheme: dark');
  });

  it('leaves out what has no place on a logarithmic scale', () => {
    const points = [
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ];
    const svg = renderChart({ ...chart, series: [{ name: 'one', points }] });
    expect(dotsOf(svg)).toHaveLength(1);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });
});
