import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { compress } from '../../../src/league/pictures/compress.ts';
import { pictureShapes, type PictureType } from '../../../src/league/pictures/pictureShapes.ts';

/** A picture as the bucket takes it. */
export type MovedPicture = { path: string; bytes: Uint8Array<ArrayBuffer>; type: PictureType };

const types: Readonly<Record<string, PictureType>> = {
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const extensions: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * A file as it would have been stored from a phone: as it is, if the bucket takes it; else whole, in the
 * size of its kind, as WebP (an icon as PNG). So it is with SVG and AVIF.
 * @throws Error if it is no picture, or cannot be made small enough
 */
export async function oldPicture(
  file: string,
  kind: keyof typeof pictureShapes,
): Promise<MovedPicture> {
  const shape = pictureShapes[kind];
  const given = readFileSync(file);
  const known = types[extname(file).toLowerCase()];
  const isKept =
    known !== undefined &&
    given.length <= shape.largest &&
    (kind !== 'icon' || known === 'image/png');
  const { bytes, type } = isKept
    ? { bytes: new Uint8Array(given), type: known }
    : await encoded(file, shape);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { path: `${shape.folder}/${digest}.${extensions[type]}`, bytes, type };
}

async function encoded(file: string, shape: (typeof pictureShapes)[keyof typeof pictureShapes]) {
  const image = await loadImage(file);
  const scale = Math.min(shape.width / image.width, shape.height / image.height);
  const isDrawing = extname(file).toLowerCase() === '.svg';
  const size = isDrawing ? scale : Math.min(1, scale);
  const whole = { width: Math.round(image.width * size), height: Math.round(image.height * size) };
  const [type = 'image/webp'] = shape.types;
  const blob = await compress({ ...shape, ...whole }, async ({ width, height, quality }) => {
    const canvas = createCanvas(width, height);
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    const bytes =
      type === 'image/png'
        ? await canvas.encode('png')
        : await canvas.encode('webp', Math.round(quality * 100));
    return new Blob([new Uint8Array(bytes)], { type });
  });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), type };
}
