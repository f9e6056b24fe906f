import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeAxis, renderChart } from './chart.ts';

it('an axis has round steps from zero, or powers of ten', () => {
  const linear = makeAxis([3, 47], false, 0, 100);
  expect(linear.ticks).toEqual([0, 10, 20, 30, 40, 50]);
  expect(linear.position(25)).toBe(50);
  const log = makeAxis([2, 900], true, 0, 300);
  expect(log.ticks).toEqual([1, 10, 100, 1000]);
  expect(log.position(100)).toBe(200);
});

it('every value lies between the ends of its axis', () => {
  const positive = fc.double({ min: 1e-3, max: 1e7, noNaN: true });
  const values = fc.array(positive, { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(values, fc.boolean(), (values, isLog) => {
      const { ticks, position } = makeAxis(values, isLog, 10, 90);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(13);
      for (const value of values) expect(Math.abs(position(value) - 50)).toBeLessThanOrEqual(40);
    }),
  );
});

it('a chart has every point that its scale can show, higher values higher up, texts escaped', () => {
  const svg = renderChart({
    name: 'crowd',
    title: 'Visitors & <delivery>',
    xLabel: 'visitors',
    yLabel: 'ms',
    isLog: true,
    series: {
      league: [
        [0, 1],
        [10, 1],
        [100, 10],
      ],
      'lower bound': [[10, Number.NaN]],
    },
  });
  const dots = [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="3.5"/g)];
  const [[, x1, y1] = [], [, x2, y2] = []] = dots;
  expect(dots).toHaveLength(2);
  expect(Number(x2)).toBeGreaterThan(Number(x1));
  expect(Number(y2)).toBeLessThan(Number(y1));
  expect(svg).toContain('Visitors &amp; &lt;delivery&gt;');
  for (const text of ['>league<', '>lower bound<', '>visitors<', '>ms<'])
    expect(svg).toContain(text);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

it('a chart without points is still an image', () => {
  const empty = { name: '', title: '', xLabel: '', yLabel: '', series: {} };
  expect(renderChart(empty)).not.toMatch(/NaN|Infinity/);
});
