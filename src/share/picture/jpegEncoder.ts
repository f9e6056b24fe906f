import type { JpegRequest } from './jpegWorker.ts';

/** At this quality the edges of letters stay sharp. */
const quality = 0.92;

/** A running worker; `failed` is resolved if its file could not be loaded. */
type Encoder = { worker: Worker; failed: Promise<null> };

/** Kept for the next picture: to start it takes longer than to encode. */
let encoder: Encoder | null = null;

/** Starts the worker where the browser has what it needs: it runs by the time a picture is drawn. */
export function startEncoder(): Encoder | null {
  if (encoder !== null || !('OffscreenCanvas' in globalThis)) return encoder;
  const worker = new Worker(new URL('jpegWorker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => {
      // Without a network its file may not be there; the next picture tries again.
      encoder = null;
      worker.terminate();
      resolve(null);
    });
  });
  encoder = { worker, failed };
  return encoder;
}

/**
 * A JPEG of a canvas: encoded several times faster than a PNG, and what chats make of one anyway.
 * @throws Error if the browser cannot encode it
 */
export async function encodeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return (await encodeInWorker(canvas)) ?? encodeHere(canvas);
}

async function encodeInWorker(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const started = startEncoder();
  if (started === null) return null;
  const { port1, port2 } = new MessageChannel();
  const replied = new Promise<Blob | null>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
  });
  try {
    const bitmap = copyOf(canvas);
    const request: JpegRequest = { bitmap, quality, reply: port2 };
    started.worker.postMessage(request, [bitmap, port2]);
    return await Promise.race([replied, started.failed]);
  } catch {
    return null;
  } finally {
    port1.close();
  }
}

/** At once, unlike `createImageBitmap`: the worker encodes while the page renders the dialog. */
function copyOf(canvas: HTMLCanvasElement): ImageBitmap {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy.transferToImageBitmap();
}

async function encodeHere(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (blob === null) throw new Error('The picture could not be encoded.');
  return blob;
}
