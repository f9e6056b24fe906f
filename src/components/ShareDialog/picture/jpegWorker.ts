/** What the page sends: the picture, and the quality from 0 to 1. The reply is a `Blob`, or `null`. */
export type JpegRequest = { bitmap: ImageBitmap; quality: number };

// A worker: on the page's own thread browsers wait for idle time before they encode.
addEventListener('message', ({ data }: MessageEvent<JpegRequest>) => {
  encode(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  );
});

function encode({ bitmap, quality }: JpegRequest): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
