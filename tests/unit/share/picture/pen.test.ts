import { expect, test } from 'vitest';
import { createPen } from '../../../../src/share/picture/pen.ts';

const nothing = () => {};
/** Every letter is half as wide as it is high. */
const context = {
  font: '',
  fillStyle: '',
  strokeStyle: '',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  textAlign: 'left',
  textBaseline: 'alphabetic',
  beginPath: nothing,
  roundRect: nothing,
  arc: nothing,
  lineTo: nothing,
  fill: nothing,
  stroke: nothing,
  fillRect: nothing,
  fillText: nothing,
  measureText(text: string) {
    const [, size] = /(\d+)px/u.exec(this.font) ?? [];
    return { ...noExtent, width: (text.length * Number(size)) / 2 };
  },
} as const;
const noExtent = {
  actualBoundingBoxAscent: 0,
  actualBoundingBoxDescent: 0,
  actualBoundingBoxLeft: 0,
  actualBoundingBoxRight: 0,
  alphabeticBaseline: 0,
  emHeightAscent: 0,
  emHeightDescent: 0,
  fontBoundingBoxAscent: 0,
  fontBoundingBoxDescent: 0,
  hangingBaseline: 0,
  ideographicBaseline: 0,
  width: 0,
};
const pen = createPen(context, { font: 'sans-serif' });
const limits = { sizes: [80, 60, 40, 20], lines: 2, weight: 700 } as const;

test('a text takes the largest size at which it has few enough lines', () => {
  const { size, lines } = pen.fit('Suma Femenino', 300, limits);
  expect(size).toBeLessThan(80);
  expect(lines.join(' ')).toBe('Suma Femenino');
});

test('what does not fit at the smallest size is cut', () => {
  const { size, lines } = pen.fit('Los Muchachos del Fondo '.repeat(9), 200, limits);
  expect(size).toBe(20);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/u);
});
