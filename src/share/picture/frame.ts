import type { Box, Pen } from './pen.ts';

/** The league's name, address and sponsors, drawn on every picture. */
export type DrawnBranding = {
  leagueName: string;
  /** Without `https://`. */
  address: string;
  logos: readonly CanvasImageSource[];
};

type CanvasSize = { width: number; height: number };

const margin = 72;
const header = 168;
const logo = { width: 176, height: 110, gap: 14 } as const;

/**
 * The ground of a picture, the league's name above, the sponsors and the address below.
 * @returns the space between them
 */
export function drawFrame(pen: Pen, { width, height }: CanvasSize, branding: DrawnBranding): Box {
  const { theme } = pen;
  pen.box({ x: 0, y: 0, width, height }, theme.surface);
  drawCourt(pen, { width, height });
  pen.box({ x: 0, y: 0, width, height: header }, theme.inverse);
  pen.box({ x: 0, y: header, width, height: 10 }, theme.accent);
  drawBall(pen, margin + 34, header / 2);
  const name = pen.fit(branding.leagueName, width - 2 * margin - 100, {
    sizes: [56, 46, 38],
    lines: 1,
    weight: 850,
  });
  pen.text(name.lines[0] ?? '', margin + 96, header / 2, {
    size: name.size,
    weight: 850,
    color: theme.onInverse,
  });

  const below = height - drawFoot(pen, { width, height }, branding);
  const top = header + 10 + 48;
  return { x: margin, y: top, width: width - 2 * margin, height: below - top - 36 };
}

/** @returns its height */
function drawFoot(
  pen: Pen,
  { width, height }: CanvasSize,
  { logos, address }: DrawnBranding,
): number {
  const line = height - 64;
  pen.text(address, width / 2, line, {
    size: 36,
    weight: 700,
    color: pen.theme.brand,
    align: 'center',
  });
  if (logos.length === 0) return 120;
  const strip = logos.length * (logo.width + logo.gap) - logo.gap;
  const y = line - 56 - logo.height;
  logos.forEach((picture, index) => {
    const x = (width - strip) / 2 + index * (logo.width + logo.gap);
    pen.context.save();
    pen.context.beginPath();
    pen.context.roundRect(x, y, logo.width, logo.height, 12);
    pen.context.clip();
    pen.context.drawImage(picture, x, y, logo.width, logo.height);
    pen.context.restore();
  });
  return height - y;
}

/** The lines of a court, seen from above, behind everything. */
function drawCourt(pen: Pen, { width, height }: CanvasSize) {
  const { context, theme } = pen;
  context.save();
  context.globalAlpha = 0.4;
  const court = { x: -180, y: height * 0.36, width: width + 360, height: height * 0.4 };
  pen.outline(court, theme.border, 0, 6);
  const middle = court.y + court.height / 2;
  pen.path(
    [
      [0, middle],
      [width, middle],
    ],
    theme.border,
    6,
  );
  pen.path(
    [
      [width / 2, court.y],
      [width / 2, court.y + court.height],
    ],
    theme.border,
    6,
  );
  context.restore();
}

/** The site's mark: a ball with its seam. */
function drawBall(pen: Pen, x: number, y: number) {
  pen.disc(x, y, 34, pen.theme.accent);
  const { context } = pen;
  context.save();
  context.translate(x - 36, y - 36);
  context.scale(2.25, 2.25);
  context.strokeStyle = pen.theme.onAccent;
  context.lineWidth = 1.8;
  context.stroke(new Path2D('M4.5 8.5c7 1 9.5 12 2.5 18M27.5 23.5c-7-1-9.5-12-2.5-18'));
  context.restore();
}
