import { encode } from 'uqr';

/** A QR code as a path of SVG, one unit a module, and its width in modules. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size, path: path.join('') };
}
