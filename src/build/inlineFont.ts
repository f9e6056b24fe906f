import { replaceOnce } from './replaceOnce.ts';

const preload = /\s*<link\s[^>]*as="font"[^>]*>/;
const face = /@font-face\{[^}]*\.woff2[^}]*\}/;
const address = /(?<=url\()[^)]*(?=\))/;

/**
 * Puts the font into a page with rows, behind its content: as a file of its own it would arrive with
 * the rows, after another round trip, and they wait for it (`early/showEarly.tsx`).
 * @param readFont takes the font's address, e.g. `/assets/x.woff2`; returns the file in base64
 * @throws Error if the page has no preload of its font, or no `@font-face` for it
 */
export function inlineFont(html: string, readFont: (address: string) => string): string {
  const [rule = ''] = face.exec(html) ?? [];
  const own = rule.replace(address, (path) => `data:font/woff2;base64,${readFont(path)}`);
  const rest = replaceOnce(replaceOnce(html, preload, ''), face, '');
  return replaceOnce(rest, '</body>', `<style>${own}</style></body>`);
}
