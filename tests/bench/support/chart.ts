import { formatNumber, type Chart, type Point } from './report.ts';

const plot = { left: 72, right: 644, top: 74, bottom: 328 };

/** Readable on white and on GitHub's dark background; an image does not inherit the page's colours. */
const styles = `
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

/** A line chart as an SVG file. */
export function renderChart({ title, xLabel, yLabel, isLog = false, series }: Chart): string {
  const isShown = ([x, y]: Point) =>
    Number.isFinite(x) && Number.isFinite(y) && (!isLog || (x > 0 && y > 0));
  const shown = Object.entries(series).map(
    ([name, points]) => [name, points.filter(isShown)] as const,
  );
  const points = shown.flatMap(([, each]) => each);
  const x = makeAxis(
    points.map(([value]) => value),
    isLog,
    plot.left,
    plot.right,
  );
  const y = makeAxis(
    points.map(([, value]) => value),
    isLog,
    plot.bottom,
    plot.top,
  );
  const columns = x.ticks.map((tick) => {
    const at = x.position(tick);
    return `<path class="grid" d="M${at} ${plot.top}V${plot.bottom}"/><text x="${at}" y="${plot.bottom + 18}" text-anchor="middle">${formatNumber(tick)}</text>`;
  });
  const rows = y.ticks.map((tick) => {
    const at = y.position(tick);
    return `<path class="grid" d="M${plot.left} ${at}H${plot.right}"/><text x="${plot.left - 8}" y="${at + 4}" text-anchor="end">${formatNumber(tick)}</text>`;
  });
  let right = plot.right;
  const lines = shown.map(([name, each], index) => {
    const dots = each.map(([a, b]) => [x.position(a), y.position(b)] as const);
    const circles = dots.map(([a, b]) => `<circle class="dot" cx="${a}" cy="${b}" r="3.5"/>`);
    // The legend runs from right to left, by an estimate of each name's width.
    const left = round(right - name.length * 7.2);
    right = left - 28;
    const legend = `<circle class="dot" cx="${round(left - 10)}" cy="44" r="4"/><text x="${left}" y="48">${escape(name)}</text>`;
    return `<g class="s${index % 4}"><polyline class="line" points="${dots.join(' ')}"/>${circles.join('')}${legend}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 380" role="img">`,
    `<title>${escape(title)}</title><style>${styles}\n</style>`,
    `<text class="title" x="16" y="24">${escape(title)}</text>`,
    `<text x="16" y="${plot.top - 10}">${escape(yLabel)}</text>`,
    `<text x="${plot.right}" y="${plot.bottom + 40}" text-anchor="end">${escape(xLabel)}</text>`,
    ...rows,
    ...columns,
    ...lines,
    '</svg>\n',
  ].join('\n');
}

/** The values written beside an axis, and where each value lies between `from` and `to`, px. */
export function makeAxis(values: readonly number[], isLog: boolean, from: number, to: number) {
  const ticks = isLog ? powersOfTen(values) : roundSteps(Math.max(...values, 0) || 1);
  const scale = isLog ? Math.log10 : (value: number) => value;
  const first = scale(ticks.at(0) ?? 0);
  const last = scale(ticks.at(-1) ?? 1);
  return {
    ticks,
    position: (value: number) =>
      round(from + ((scale(value) - first) / (last - first)) * (to - from)),
  };
}

/** From the power of ten below the smallest value to the one above the largest. */
function powersOfTen(values: readonly number[]): number[] {
  if (values.length === 0) return [1, 10];
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(Math.ceil(Math.log10(Math.max(...values))), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

/** From zero in four to eight steps of 1, 2 or 5 times a power of ten. */
function roundSteps(largest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => largest / size <= 7) ?? 1;
  const count = Math.ceil(largest / step - 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => Number((index * step).toPrecision(12)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
