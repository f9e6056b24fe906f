/** The types that browsers show as pictures and that the bucket takes. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** What a file with a picture of each type is called. */
export const extensions: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The type of a picture by its first bytes, whatever its name and its sender say; null: none of them. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'image/webp';
  return null;
}
