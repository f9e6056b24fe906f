/** The site's colours and type, as a canvas takes them. */
export type PictureTheme = Readonly<Record<keyof typeof properties, string>>;

const properties = {
  surface: '--color-surface',
  raised: '--color-surface-raised',
  border: '--color-border',
  text: '--color-text',
  muted: '--color-text-muted',
  brand: '--color-brand',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
  inverse: '--color-inverse',
  inverseRaised: '--color-inverse-raised',
  inverseBorder: '--color-inverse-border',
  onInverse: '--color-on-inverse',
  onInverseMuted: '--color-on-inverse-muted',
  font: '--font-family',
} as const;

/** Reads them from an element that has the colour scheme of the picture. */
export function readPictureTheme(element: Element): PictureTheme {
  const style = getComputedStyle(element);
  const read = (property: string) => style.getPropertyValue(property).trim();
  const { font, ...colors } = properties;
  const theme = Object.entries(colors).map(([name, property]) => [name, read(property)] as const);
  return { ...emptyTheme, ...Object.fromEntries(theme), font: read(font) };
}

const emptyTheme: PictureTheme = { ...properties };
