import type { PictureShape, PictureType } from './pictureShapes.ts';

/** A size and quality that is tried until a picture is small enough. */
export type Attempt = { width: number; height: number; type: PictureType; quality: number };

const qualities = [0.86, 0.78, 0.7, 0.6, 0.5, 0.4];
const scales = [1, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2];

/**
 * The first encoded picture that is within the limit of its shape: the quality falls first, then the size.
 * A type that the browser cannot encode, to which it answers with PNG, is left for the next one.
 * @throws Error if none is small enough
 */
export async function compress(
  { width, height, types, largest }: PictureShape,
  encode: (attempt: Attempt) => Promise<Blob>,
): Promise<Blob> {
  for (const type of types) {
    for (const attempt of attempts(type)) {
      const size = {
        width: Math.round(width * attempt.scale),
        height: Math.round(height * attempt.scale),
      };
      const blob = await encode({ ...size, type, quality: attempt.quality });
      if (blob.type !== type) break;
      if (blob.size <= largest) return blob;
    }
  }
  throw new Error('The picture cannot be made small enough.');
}

/** PNG has no quality. */
function attempts(type: PictureType) {
  const tried = type === 'image/png' ? [1] : qualities;
  return scales.flatMap((scale) => tried.map((quality) => ({ scale, quality })));
}
