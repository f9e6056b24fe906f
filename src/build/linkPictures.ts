import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeroPicture } from '../domain/league.ts';
import type { LinkPicture } from './pagePreviews.ts';

/** As WhatsApp, Facebook and X want it, px. */
export const pictureSize = { width: 1200, height: 630 } as const;
/** WhatsApp shows no larger picture, bytes. */
const mostBytes = 300_000;
const qualities = [86, 76, 64, 50] as const;

const sources = join(import.meta.dirname, '..');
const family = 'Link picture';
const margin = 80;
/** The site's inverse surface and its accent, each as `#rrggbb`. */
const colors = {
  inverse: token('inverse'),
  text: token('on-inverse'),
  muted: token('on-inverse-muted'),
  accent: token('accent'),
};

/**
 * Writes the picture that a shared link shows: a hero picture of the league, the title of the page.
 * @param folder where each becomes `<name>.jpg`
 */
export async function writeLinkPictures(
  folder: string,
  pictures: readonly LinkPicture[],
  hero: readonly HeroPicture[],
): Promise<void> {
  GlobalFonts.registerFromPath(
    join(sources, 'theme/fonts/sofia-sans-semi-condensed.woff2'),
    family,
  );
  mkdirSync(folder, { recursive: true });
  const backgrounds = await Promise.all(
    hero.map(({ file }) => loadImage(join(sources, 'league/hero', file))),
  );
  const canvas = createCanvas(pictureSize.width, pictureSize.height);
  const context = canvas.getContext('2d');
  for (const picture of pictures) {
    const at = picture.background % Math.max(1, backgrounds.length);
    drawBackground(context, backgrounds[at], focusOf(hero[at]));
    drawTexts(context, picture);
    const encoded = qualities.map((quality) => () => canvas.toBuffer('image/jpeg', quality));
    writeFileSync(join(folder, `${picture.name}.jpg`), smallEnough(encoded, picture.name));
  }
}

/** A colour of the theme. */
function token(name: string): string {
  const tokens = readFileSync(join(sources, 'theme/tokens.css'), 'utf8');
  const color = new RegExp(`--color-${name}: (#[0-9a-f]{6});`, 'u').exec(tokens)?.[1];
  if (color === undefined) throw new Error(`src/theme/tokens.css has no --color-${name}.`);
  return color;
}

/** The first that is small enough. */
function smallEnough(encodings: readonly (() => Buffer)[], name: string): Buffer {
  for (const encode of encodings) {
    const bytes = encode();
    if (bytes.length < mostBytes) return bytes;
  }
  throw new Error(`The link picture “${name}” has more than ${mostBytes} bytes.`);
}

type Picture = Awaited<ReturnType<typeof loadImage>>;

/** From 0 to 1, from the left. */
function focusOf(picture: HeroPicture | undefined): number {
  return Number.parseFloat(picture?.focus ?? '50') / 100;
}

function drawBackground(context: SKRSContext2D, picture: Picture | undefined, focus: number) {
  const { width, height } = pictureSize;
  context.fillStyle = colors.inverse;
  context.fillRect(0, 0, width, height);
  if (picture !== undefined) {
    const scale = Math.max(width / picture.width, height / picture.height);
    const [scaledWidth, scaledHeight] = [picture.width * scale, picture.height * scale];
    const left = (width - scaledWidth) * focus;
    const top = (height - scaledHeight) / 2;
    context.drawImage(picture, left, top, scaledWidth, scaledHeight);
  }
  // The texts stand on the left: dark there, the picture on the right.
  const shade = context.createLinearGradient(0, 0, width, 0);
  shade.addColorStop(0, `${colors.inverse}f0`);
  shade.addColorStop(0.55, `${colors.inverse}c8`);
  shade.addColorStop(1, `${colors.inverse}1e`);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

function drawTexts(context: SKRSContext2D, { kicker, title, subtitle }: LinkPicture) {
  const room = pictureSize.width - 2 * margin;
  context.textBaseline = 'alphabetic';
  const heading = fit(context, title, { room: room * 0.8, most: 128 });
  const lineHeight = heading.size * 0.98;
  const block = heading.lines.length * lineHeight + 84 + (kicker === '' ? 0 : 62);
  let y = (pictureSize.height - block) / 2;
  // Hundreds: the library reads no other weights.
  const write = (text: string, size: number, weight: 500 | 700 | 800, color: string) => {
    context.font = `${weight} ${size}px "${family}"`;
    context.fillStyle = color;
    context.fillText(text, margin, y);
  };
  if (kicker !== '') {
    y += 40;
    write(kicker, 40, 700, colors.accent);
    y += 22;
  }
  for (const line of heading.lines) {
    y += lineHeight;
    write(line, heading.size, 800, colors.text);
  }
  y += 30;
  context.fillStyle = colors.accent;
  context.fillRect(margin, y, 96, 8);
  y += 58;
  write(subtitle, 42, 500, colors.muted);
}

/** The largest size at which a title takes at most three lines, broken between words. */
function fit(context: SKRSContext2D, text: string, { room, most }: { room: number; most: number }) {
  const smallest = 48;
  for (let size = most; ; size -= 8) {
    context.font = `800 ${size}px "${family}"`;
    const lines = wrap(text, (line) => context.measureText(line).width <= room);
    const fits =
      lines.length <= 3 && lines.every((line) => context.measureText(line).width <= room);
    if (fits || size <= smallest) return { size, lines };
  }
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
