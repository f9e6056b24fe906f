import type { JpegRequest } from './jpegWorker.ts';

/** At this quality the edges of letters stay sharp. */
const quality = 0.92;

export type JpegEncoder = {
  /**
   * A JPEG of a canvas: encoded several times faster than a PNG, and what chats make of one anyway.
   * @throws Error if the browser cannot encode it
   */
  encode(canvas: HTMLCanvasElement): Promise<Blob>;
  end(): void;
};

/** Starts encoding beside the page where the browser can, so that it is there once the picture is drawn. */
export function startEncoder(): JpegEncoder {
  const worker = startWorker();
  return {
    encode: async (canvas) => (await worker?.encode(canvas)) ?? encodeHere(canvas),
    end: () => worker?.end(),
  };
}

function startWorker() {
  if (!('OffscreenCanvas' in globalThis)) return null;
  const worker = new Worker(new URL('jpegWorker.ts', import.meta.url), { type: 'module' });
  // Without a network its file may not be there.
  const failed = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => resolve(null), { once: true });
  });
  const replied = new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  return {
    async encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
      try {
        const bitmap = await createImageBitmap(canvas);
        const request: JpegRequest = { bitmap, quality };
        worker.postMessage(request, [bitmap]);
        return await Promise.race([replied, failed]);
      } catch {
        return null;
      }
    },
    end: () => worker.terminate(),
  };
}

async function encodeHere(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (blob === null) throw new Error('The picture could not be encoded.');
  return blob;
}
