import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';

export type Comparison = {
  /** Files that are in the one folder only. */
  added: readonly string[];
  removed: readonly string[];
  changed: readonly { file: string; pixels: number }[];
};

/**
 * Compares two folders of pictures; what differs is written into `changed/` of the first one: before,
 * after, and in magenta where, each cut to what changed and a margin around it.
 * @param only files whose names have this text in them
 */
export async function comparePictures(
  browser: Browser,
  folder: string,
  reference: string,
  only = '',
): Promise<Comparison> {
  if (!existsSync(reference)) throw new Error(`There is no folder ${reference} to compare with.`);
  const [now, before] = [folder, reference].map(
    (path) =>
      new Set(readdirSync(path).filter((file) => file.endsWith('.png') && file.includes(only))),
  );
  if (now === undefined || before === undefined) throw new Error('Two folders are needed.');
  const page = await browser.newPage();
  const changed: { file: string; pixels: number }[] = [];
  for (const file of [...now].filter((name) => before.has(name))) {
    const one = readFileSync(join(reference, file));
    const other = readFileSync(join(folder, file));
    if (one.equals(other)) continue;
    const pair = [one, other].map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`);
    const { pixels, drawing } = await page.evaluate(difference, pair);
    if (pixels === 0) continue;
    mkdirSync(join(folder, 'changed'), { recursive: true });
    writeFileSync(join(folder, 'changed', file), Buffer.from(drawing, 'base64'));
    changed.push({ file, pixels });
  }
  await page.close();
  return {
    added: [...now].filter((file) => !before.has(file)),
    removed: [...before].filter((file) => !now.has(file)),
    changed: changed.sort((a, b) => b.pixels - a.pixels),
  };
}

/** Runs in the browser, which decodes and encodes pictures. */
async function difference(sources: readonly string[]) {
  /** Px. */
  const margin = 120;
  const pictures = await Promise.all(
    sources.map(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return picture;
    }),
  );
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const canvas = new OffscreenCanvas(width * 3, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas to draw on.');
  for (const [index, picture] of pictures.entries()) {
    context.drawImage(picture, index * width, 0);
  }
  const one = context.getImageData(0, 0, width, height).data;
  const other = context.getImageData(width, 0, width, height);
  let pixels = 0;
  const columns: number[] = [];
  const rows: number[] = [];
  for (let at = 0; at < one.length; at += 4) {
    const isSame = [0, 1, 2, 3].every(
      // Smaller differences come from the rasteriser.
      (part) => Math.abs((one[at + part] ?? 0) - (other.data[at + part] ?? 0)) <= 8,
    );
    if (isSame) {
      other.data[at + 3] = 60;
    } else {
      pixels += 1;
      columns.push((at / 4) % width);
      rows.push(Math.floor(at / 4 / width));
      other.data.set([255, 0, 255, 255], at);
    }
  }
  context.putImageData(other, width * 2, 0);
  // Of a large screen, what is around the change: beside each other, whole ones are too small to read.
  const range = (all: readonly number[], size: number) => {
    const changed = (choose: (a: number, b: number) => number) =>
      all.reduce((a, b) => choose(a, b), all[0] ?? 0);
    const from = Math.max(0, changed(Math.min) - margin);
    return [from, Math.min(size, changed(Math.max) + margin) - from] as const;
  };
  const [x, w] = range(columns, width);
  const [y, h] = range(rows, height);
  const cut = new OffscreenCanvas(Math.max(1, w * 3), Math.max(1, h));
  for (const index of [0, 1, 2]) {
    cut.getContext('2d')?.drawImage(canvas, index * width + x, y, w, h, index * w, 0, w, h);
  }
  const blob = await cut.convertToBlob();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const drawing = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { pixels, drawing };
}
