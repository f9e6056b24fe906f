/** The page's request: the picture, the quality from 0 to 1, and the port for the `Blob` or `null`. */
export type JpegRequest = { bitmap: ImageBitmap; quality: number; reply: MessagePort };

// A worker: on the page's own thread browsers wait for idle time before they encode.
addEventListener('message', ({ data }: MessageEvent<JpegRequest>) => {
  const reply = (blob: Blob | null) => data.reply.postMessage(blob, []);
  encode(data).then(reply, () => reply(null));
});

function encode({ bitmap, quality }: JpegRequest): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
