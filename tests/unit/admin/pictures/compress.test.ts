import { expect, test } from 'vitest';
import { compress, type Attempt } from '../../../../src/admin/pictures/compress.ts';
import { pictureShapes } from '../../../../src/admin/pictures/pictureShapes.ts';
import { fileProblem } from '../../../../src/admin/pictures/readPicture.ts';

/** A browser whose pictures have so many bytes for each pixel, and that knows these types. */
function browser(bytesPerPixel: number, known: readonly string[]) {
  const attempts: Attempt[] = [];
  const encode = async (attempt: Attempt) => {
    attempts.push(attempt);
    const isKnown = known.includes(attempt.type);
    const bytes = attempt.width * attempt.height * bytesPerPixel * (isKnown ? attempt.quality : 4);
    return new Blob([new Uint8Array(bytes)], { type: isKnown ? attempt.type : 'image/png' });
  };
  return { attempts, encode };
}

const all = ['image/webp', 'image/jpeg', 'image/png'];

test('a picture that is small enough keeps its size and quality', async () => {
  const { attempts, encode } = browser(0.05, all);
  const blob = await compress(pictureShapes.hero, encode);
  expect(blob.type).toBe('image/webp');
  expect(attempts).toEqual([{ width: 1_600, height: 640, type: 'image/webp', quality: 0.86 }]);
});

test.each(['logo', 'hero', 'phone', 'icon'] as const)(
  'the quality falls, then the size, until a picture is within its limit: %s',
  async (kind) => {
    const shape = pictureShapes[kind];
    const { attempts, encode } = browser(2, all);
    const blob = await compress(shape, encode);
    expect(blob.size).toBeLessThanOrEqual(shape.largest);
    const [first, last] = [attempts[0], attempts.at(-1)];
    expect(first?.width).toBe(shape.width);
    expect(last?.width).toBeLessThan(shape.width);
    expect(Number(last?.width) / Number(last?.height)).toBeCloseTo(shape.width / shape.height, 1);
  },
);

test('a browser that encodes no WebP, and answers with PNG, makes a JPEG', async () => {
  const { attempts, encode } = browser(0.05, ['image/jpeg', 'image/png']);
  const blob = await compress(pictureShapes.logo, encode);
  expect(blob.type).toBe('image/jpeg');
  expect(attempts.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg']);
});

test('an icon is a PNG', async () => {
  expect((await compress(pictureShapes.icon, browser(0.1, all).encode)).type).toBe('image/png');
});

test('one that cannot be made small enough is an error, not a picture without an end', async () => {
  await expect(compress(pictureShapes.logo, browser(100, all).encode)).rejects.toThrow(
    'small enough',
  );
});

test.each([
  ['foto.jpg', 'image/jpeg', 4_000_000, /^nothing$/],
  ['foto.heic', 'image/heic', 4_000_000, /^nothing$/],
  ['foto.jpg', 'image/jpeg', 20_000_001, /más de 20 MB/],
  ['logo.svg', 'image/svg+xml', 900, /SVG/],
  ['logo.svg', '', 900, /SVG/],
  ['planilla.pdf', 'application/pdf', 900, /no es una imagen/],
  ['planilla', '', 900, /no es una imagen/],
])('what is said of the file %s of the type "%s"', (name, type, size, problem) => {
  expect(fileProblem({ name, type, size }) ?? 'nothing').toMatch(problem);
});
