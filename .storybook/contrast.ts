/**
 * The contrast of two colours by WCAG 2, from 1 to 21.
 * @param one as `#rgb` or `#rrggbb`; anything else throws: a missing token is noticed
 */
export function contrast(one: string | undefined, other: string | undefined): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  if (light === undefined || dark === undefined) throw new Error('Two colours are needed.');
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string | undefined): number {
  const long = hex?.replace(/^#(.)(.)(.)$/u, '#$1$1$2$2$3$3');
  const match = /^#(..)(..)(..)$/u.exec(long ?? '');
  if (match === null) throw new Error(`Not a colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((channel) => {
    const share = Number.parseInt(channel, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
