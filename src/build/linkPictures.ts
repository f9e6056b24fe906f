import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeroPicture, LeagueSettings } from '../league/league.ts';
import { leagueVariables } from '../league/shades.ts';
import { builtPictures } from '../league/settings.ts';
import { createPen, type TextStyle } from '../share/picture/pen.ts';
import type { LinkPicture } from '../app/pageFiles.ts';
import { tokenColors } from './tokenColors.ts';

/** The size that WhatsApp, Facebook and X ask for, px. */
const pictureSize = { width: 1200, height: 630 } as const;
/** WhatsApp shows no larger picture, bytes. */
const mostBytes = 300_000;
const qualities = [86, 76, 64, 50] as const;

const sources = join(import.meta.dirname, '..');
const family = 'Link picture';
const margin = 80;
const headingSizes = [128, 120, 112, 104, 96, 88, 80, 72, 64, 56, 48] as const;
type Theme = ReturnType<typeof themeOf>;

/** The site's inverse surface and its accent, each as `#rrggbb`, and its typeface. */
function themeOf(league: LeagueSettings) {
  const colors = tokenColors('light', leagueVariables(league));
  const token = (name: string) => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`src/ui/theme/tokens.css has no --color-${name}.`);
    return color;
  };
  return {
    inverse: token('inverse'),
    onInverse: token('on-inverse'),
    onInverseMuted: token('on-inverse-muted'),
    accent: token('accent'),
    font: `"${family}"`,
  };
}

/**
 * Writes the picture that a shared link shows: a hero picture of the league, the title of the page.
 * @param folder where each becomes `<name>.jpg`
 * @param site the folder of the built site, which has the hero's pictures
 */
export async function writeLinkPictures(
  folder: string,
  pictures: readonly LinkPicture[],
  league: LeagueSettings,
  site: string,
): Promise<void> {
  GlobalFonts.registerFromPath(
    join(sources, 'ui/theme/fonts/sofia-sans-semi-condensed.woff2'),
    family,
  );
  const theme = themeOf(league);
  mkdirSync(folder, { recursive: true });
  const backgrounds = await Promise.all(
    league.heroPictures.map(({ picture }) =>
      // One that cannot be drawn is a plain ground.
      loadImage(join(site, builtPictures, picture)).catch(() => undefined),
    ),
  );
  const canvas = createCanvas(pictureSize.width, pictureSize.height);
  const context = canvas.getContext('2d');
  for (const picture of pictures) {
    const at = picture.background % Math.max(1, backgrounds.length);
    drawBackground(context, theme, backgrounds[at], focusOf(league.heroPictures[at]));
    drawTexts(context, theme, picture);
    const encoded = qualities.map((quality) => () => canvas.toBuffer('image/jpeg', quality));
    writeFileSync(join(folder, `${picture.name}.jpg`), smallEnough(encoded, picture.name));
  }
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

function drawBackground(
  context: SKRSContext2D,
  theme: Theme,
  picture: Picture | undefined,
  focus: number,
) {
  const { width, height } = pictureSize;
  context.fillStyle = theme.inverse;
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
  shade.addColorStop(0, `${theme.inverse}f0`);
  shade.addColorStop(0.55, `${theme.inverse}c8`);
  // Where the longest title ends, white text can be read on a white picture, too.
  shade.addColorStop(0.76, `${theme.inverse}a6`);
  shade.addColorStop(1, `${theme.inverse}1e`);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

function drawTexts(context: SKRSContext2D, theme: Theme, { kicker, title, subtitle }: LinkPicture) {
  const pen = createPen(context, theme);
  const room = pictureSize.width - 2 * margin;
  const heading = pen.fit(title, room * 0.8, {
    sizes: headingSizes,
    lines: 3,
    weight: 800,
    keepsWords: true,
  });
  const lineHeight = heading.size * 0.98;
  const block = heading.lines.length * lineHeight + 84 + (kicker === '' ? 0 : 62);
  let y = (pictureSize.height - block) / 2;
  const write = (text: string, style: TextStyle) =>
    pen.text(text, margin, y, { ...style, baseline: 'alphabetic' });
  if (kicker !== '') {
    y += 40;
    write(kicker, { size: 40, weight: 700, color: theme.accent });
    y += 22;
  }
  for (const line of heading.lines) {
    y += lineHeight;
    write(line, { size: heading.size, weight: 800, color: theme.onInverse });
  }
  y += 30;
  pen.box({ x: margin, y, width: 96, height: 8 }, theme.accent);
  y += 58;
  write(subtitle, { size: 42, weight: 500, color: theme.onInverseMuted });
}
