import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeagueSettings } from '../league/league.ts';
import { iconFile, iconSizes } from '../league/settings.ts';
import { ballIcon } from '../league/shades.ts';

/** The content of a maskable icon lies within four fifths of its width. */
const safeZone = 0.8;

/**
 * The league's icon in the sizes that browsers and phones ask for, as files beside it. Those of home screens are
 * opaque: around the picture is the colour of its corner, or of the header.
 * @param bytes of the stored picture
 * @param ground `#rrggbb`
 */
export async function leagueIcons(icon: string, bytes: Uint8Array, ground: string) {
  // Only a build draws: the configuration is read by tests and Storybook, too.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const picture = await loadImage(bytes);
  const draw = (size: number, share: number, isOpaque: boolean) => {
    const canvas = createCanvas(size, size);
    const context = canvas.getContext('2d');
    const side = size * share;
    const start = (size - side) / 2;
    const paint = () => context.drawImage(picture, start, start, side, side);
    if (isOpaque) {
      context.drawImage(picture, 0, 0, size, size);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      context.fillStyle = alpha === 255 ? `rgb(${red} ${green} ${blue})` : ground;
      context.fillRect(0, 0, size, size);
    }
    paint();
    return canvas.toBuffer('image/png');
  };
  return [
    ...iconSizes.map((size) => ({
      path: iconFile(icon, size),
      bytes: draw(size, 1, size === 180),
    })),
    { path: iconFile(icon, 'maskable'), bytes: draw(512, safeZone, true) },
  ];
}

const publicFolder = join(import.meta.dirname, '../../public');

/** The files of `public/` that show the site's own icon, in the colours of a league. */
export async function ballIcons(league: LeagueSettings) {
  const file = 'favicon.svg';
  const svg = ballIcon(readFileSync(join(publicFolder, file), 'utf8'), league);
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  // Phones cut the corners of the others by themselves.
  const square = svg.replace(/ rx="\d+"/u, '');
  const draw = async (path: string, size: number, text: string) => {
    const canvas = createCanvas(size, size);
    canvas.getContext('2d').drawImage(await loadImage(Buffer.from(text)), 0, 0, size, size);
    return [path, canvas.toBuffer('image/png')] as const;
  };
  return [
    [file, svg] as const,
    await draw('favicon-32.png', 32, svg),
    await draw('apple-touch-icon.png', 180, square),
    await draw('icon-192.png', 192, square),
    await draw('icon-512.png', 512, square),
  ];
}
