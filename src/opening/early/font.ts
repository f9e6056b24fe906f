/** The element that holds the font of a page with rows, as `composePage` writes it. */
export const fontId = 'font';

/** Adds the font that the page holds. It is there at once: the page is laid out with it once. */
export function addFont() {
  const font = document.getElementById(fontId);
  if (font === null) return;
  const letters = atob(font.textContent);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = letters.charCodeAt(index);
  const { family = '', weight = '' } = font.dataset;
  document.fonts.add(new FontFace(family, bytes, { weight }));
}
