import { compress } from './compress.ts';
import { croppedPart, focusText, narrowerPart, type Crop, type Part } from './crop.ts';
import type { ChosenPicture, Picture } from '../../session/pictures.ts';
import {
  pictureShapes,
  type PictureShape,
  type PictureType,
  type Size,
  type PictureKind,
} from './pictureShapes.ts';

/** A picture of which a part is to be stored. */
export type SourcePicture = {
  image: ImageBitmap;
  /** Around a picture that does not fill its frame, as a style; null: nothing. */
  ground: string | null;
};

/**
 * Cuts and compresses a picture on this device.
 * @param focus which part of a hero picture phones show: 0 its left end, 1 its right end
 * @throws Error if the browser cannot do it
 */
export async function choosePicture(
  source: SourcePicture,
  kind: PictureKind,
  crop: Crop,
  focus: number,
): Promise<ChosenPicture> {
  const shape = pictureShapes[kind];
  const part = croppedPart(source.image, shape, crop);
  const picture = await cut(source, shape, part);
  if (kind !== 'hero') return picture;
  const phone = await cut(
    source,
    pictureShapes.phone,
    narrowerPart(part, pictureShapes.phone, focus),
  );
  return { ...picture, phone, focus: focusText(focus) };
}

async function cut(source: SourcePicture, shape: PictureShape, part: Part): Promise<Picture> {
  const canvas = document.createElement('canvas');
  const blob = await compress(shape, ({ width, height, type, quality }) => {
    canvas.width = width;
    canvas.height = height;
    drawPart(canvas, source, part, type);
    return encoded(canvas, type, quality);
  });
  return { blob, path: `${shape.folder}/${await digestOf(blob)}.${extensions[blob.type] ?? ''}` };
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Draws a part of a picture over all of a canvas; JPEG has no transparency, so white is below it. */
export function drawPart(
  canvas: HTMLCanvasElement,
  { image, ground }: SourcePicture,
  part: Part,
  type: PictureType,
) {
  const { width, height }: Size = canvas;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures.');
  context.clearRect(0, 0, width, height);
  const below = ground ?? (type === 'image/jpeg' ? 'white' : null);
  if (below !== null) {
    context.fillStyle = below;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  // All of the picture, not the part: where that ends, a browser would repeat or drop the last pixels.
  const scale = width / part.width;
  context.drawImage(
    image,
    -part.x * scale,
    -part.y * scale,
    image.width * scale,
    image.height * scale,
  );
}

function encoded(canvas: HTMLCanvasElement, type: PictureType, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('The browser encodes no pictures.'));
        else resolve(blob);
      },
      type,
      quality,
    );
  });
}

/**
 * 32 digits of the SHA-256. A page that is not served over https, such as that of a laptop opened by a phone
 * in its network, has no digests: there they are random, and an address still never changes its picture.
 */
async function digestOf(blob: Blob): Promise<string> {
  const bytes = window.isSecureContext
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
    : crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 32);
}
