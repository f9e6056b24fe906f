import type { Look } from './look.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type TextStyle = {
  size: number;
  weight: 560 | 700 | 850;
  color: string;
  align?: CanvasTextAlign;
};

/** What the pictures are made with. Texts are placed by the middle of their line. */
export type Pen = ReturnType<typeof createPen>;

export function createPen(context: CanvasRenderingContext2D, look: Look) {
  const setFont = ({ size, weight }: Pick<TextStyle, 'size' | 'weight'>) => {
    context.font = `${weight} ${size}px ${look.font}`;
  };
  const measure = (text: string, style: Pick<TextStyle, 'size' | 'weight'>) => {
    setFont(style);
    return context.measureText(text).width;
  };
  const wrap = (text: string, width: number, style: Pick<TextStyle, 'size' | 'weight'>) =>
    wrapText(text, (part) => measure(part, style) <= width);
  return {
    context,
    look,
    measure,
    text(text: string, x: number, y: number, style: TextStyle) {
      setFont(style);
      context.fillStyle = style.color;
      context.textAlign = style.align ?? 'left';
      context.textBaseline = 'middle';
      context.fillText(text, x, y);
    },
    /** The largest size at which a text fits, and its lines; at the smallest it is cut. */
    fit(
      text: string,
      width: number,
      limits: { sizes: readonly number[]; lines: number; weight: TextStyle['weight'] },
    ) {
      const { sizes, lines: most, weight } = limits;
      for (const size of sizes) {
        const lines = wrap(text, width, { size, weight });
        if (lines.length <= most) return { size, lines };
      }
      const size = sizes.at(-1) ?? 16;
      const lines = wrap(text, width, { size, weight }).slice(0, most);
      const last = lines.length - 1;
      return {
        size,
        lines: lines.map((line, index) => (index === last ? `${line.trimEnd()}…` : line)),
      };
    },
    box({ x, y, width, height }: Box, color: string, radius = 0) {
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
    },
    outline({ x, y, width, height }: Box, color: string, radius = 0, lineWidth = 2) {
      context.strokeStyle = color;
      context.lineWidth = lineWidth;
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.stroke();
    },
    disc(x: number, y: number, radius: number, color: string) {
      context.fillStyle = color;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    },
    path(points: readonly (readonly [number, number])[], color: string, lineWidth: number) {
      context.strokeStyle = color;
      context.lineWidth = lineWidth;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x, y);
      context.stroke();
    },
  };
}

/** Breaks a text between words, and within a word that is too long for a line. */
function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}
