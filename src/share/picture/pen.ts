import type { PictureTheme } from './pictureTheme.ts';
import type { LeagueSettings } from '../../league/league.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type TextStyle = {
  size: number;
  /** The canvas of the build reads hundreds only. */
  weight: number;
  color: string;
  align?: CanvasTextAlign;
  /** The part of the line at `y`; default: its middle. */
  baseline?: CanvasTextBaseline;
};

/** The part of a canvas that a pen uses: the browser's and that of the build (`src/build/linkPictures.ts`) have it. */
type PenContext = Pick<
  CanvasRenderingContext2D,
  | 'font'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'textAlign'
  | 'textBaseline'
  | 'beginPath'
  | 'roundRect'
  | 'arc'
  | 'lineTo'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
>;

/** The pen of the pictures for sharing, in the browser. */
export type Pen = ReturnType<typeof createPen<CanvasRenderingContext2D, PictureTheme>> & {
  league: LeagueSettings;
};

/** Draws texts and shapes. */
export function createPen<Context extends PenContext, PenTheme extends Pick<PictureTheme, 'font'>>(
  context: Context,
  theme: PenTheme,
) {
  const setFont = ({ size, weight }: Pick<TextStyle, 'size' | 'weight'>) => {
    context.font = `${weight} ${size}px ${theme.font}`;
  };
  const measure = (text: string, style: Pick<TextStyle, 'size' | 'weight'>) => {
    setFont(style);
    return context.measureText(text).width;
  };
  const wrap = (text: string, width: number, style: Pick<TextStyle, 'size' | 'weight'>) =>
    wrapText(text, (part) => measure(part, style) <= width);
  return {
    context,
    theme,
    measure,
    text(text: string, x: number, y: number, style: TextStyle) {
      setFont(style);
      context.fillStyle = style.color;
      context.textAlign = style.align ?? 'left';
      context.textBaseline = style.baseline ?? 'middle';
      context.fillText(text, x, y);
    },
    /** The largest size at which a text fits, and its lines; at the smallest it is cut. */
    fit(text: string, width: number, limits: FitLimits) {
      const { sizes, lines: most, weight, keepsWords = false } = limits;
      for (const size of sizes) {
        const style = { size, weight };
        const breaksWord = () => text.split(/\s+/u).some((word) => measure(word, style) > width);
        const lines = wrap(text, width, style);
        if (lines.length <= most && !(keepsWords && breaksWord())) return { size, lines };
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
      if (radius === 0) {
        context.fillRect(x, y, width, height);
        return;
      }
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

type FitLimits = {
  /** From the largest. */
  sizes: readonly number[];
  lines: number;
  weight: number;
  /** Whether a smaller size is taken before a word is broken; default: no. */
  keepsWords?: boolean;
};

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
