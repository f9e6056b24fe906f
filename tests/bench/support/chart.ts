import { makeAxis } from './axis.ts';
import { formatNumber } from './figures.ts';
import type { Chart, Point } from './report.ts';

const size = { width: 680, height: 380 };
const plot = { left: 72, right: 644, top: 74, bottom: 328 };

/** Readable on white and on GitHub's dark ground alike; an image knows nothing of the page's text. */
const colours = `
  text { font: 13px system-ui, sans-serif; fill: #3d444d; }
  .title { font-size: 15px; font-weight: 600; }
  .grid { stroke: #8b949e; stroke-opacity: 0.3; }
  .line { fill: none; stroke-width: 2; }
  .s0 { --c: #0a6ebd; } .s1 { --c: #b3541e; } .s2 { --c: #2f7d4f; } .s3 { --c: #7a4fb5; }
  .line { stroke: var(--c); } .dot { fill: var(--c); }
  @media (prefers-color-scheme: dark) {
    text { fill: #d1d7e0; }
    .s0 { --c: #58a6ff; } .s1 { --c: #f0883e; } .s2 { --c: #56d364; } .s3 { --c: #bc8cff; }
  }`;

/** A chart as an SVG file: a line with its points for each series. */
export function renderChart(chart: Chart): string {
  const { title, xLabel, yLabel, series } = chart;
  const points = series.flatMap((each) => each.points);
  const xScale = chart.xScale ?? 'linear';
  const yScale = chart.yScale ?? 'linear';
  const x = makeAxis(valuesOf(points, 'x'), xScale, { from: plot.left, to: plot.right });
  const y = makeAxis(valuesOf(points, 'y'), yScale, { from: plot.bottom, to: plot.top });
  const canStand = ({ x, y }: Point) => (xScale !== 'log' || x > 0) && (yScale !== 'log' || y > 0);

  const columns = x.ticks.map((tick) => {
    const place = round(x.place(tick));
    return `<path class="grid" d="M${place} ${plot.top}V${plot.bottom}"/><text x="${place}" y="${plot.bottom + 18}" text-anchor="middle">${formatNumber(tick)}</text>`;
  });
  const lines = y.ticks.map((tick) => {
    const place = round(y.place(tick));
    return `<path class="grid" d="M${plot.left} ${place}H${plot.right}"/><text x="${plot.left - 8}" y="${place + 4}" text-anchor="end">${formatNumber(tick)}</text>`;
  });
  const drawn = series.map(({ points }, place) => {
    const spots = points
      .filter(canStand)
      .map((point) => ({ x: round(x.place(point.x)), y: round(y.place(point.y)) }));
    const path = spots.map((spot, at) => `${at === 0 ? 'M' : 'L'}${spot.x} ${spot.y}`).join('');
    const dots = spots.map((spot) => `<circle class="dot" cx="${spot.x}" cy="${spot.y}" r="3.5"/>`);
    return `<g class="s${place % 4}"><path class="line" d="${path}"/>${dots.join('')}</g>`;
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img">`,
    `<title>${escape(title)}</title><style>${colours}\n</style>`,
    `<text class="title" x="16" y="24">${escape(title)}</text>`,
    ...legend(series.map(({ name }) => name)),
    `<text x="16" y="${plot.top - 10}">${escape(yLabel)}</text>`,
    ...lines,
    ...columns,
    `<text x="${plot.right}" y="${plot.bottom + 40}" text-anchor="end">${escape(xLabel)}</text>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

/** The series' names from right to left, by an estimate of their widths. */
function legend(names: readonly string[]): string[] {
  let right = plot.right;
  return names
    .map((name, place) => ({ name, place }))
    .toReversed()
    .map(({ name, place }) => {
      const left = right - name.length * 7.2;
      right = left - 28;
      return `<g class="s${place % 4}"><circle class="dot" cx="${round(left - 10)}" cy="44" r="4"/><text x="${round(left)}" y="48">${escape(name)}</text></g>`;
    });
}

function valuesOf(points: readonly Point[], name: 'x' | 'y'): number[] {
  return points.map((point) => point[name]).filter(Number.isFinite);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
