const screen = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({ name: `${name} · ${width}`, styles: { width: `${width}px`, height: `${height}px` }, type });

/** The screens of the stories, from the smallest that is supported to a large desktop. */
export const viewports = {
  smallest: screen('Smallest', 320, 568, 'mobile'),
  smallPhone: screen('Small phone', 360, 740, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  wideTablet: screen('Wide tablet', 1024, 768, 'tablet'),
  desktop: screen('Desktop', 1280, 800, 'desktop'),
  wideDesktop: screen('Wide desktop', 1440, 900, 'desktop'),
  television: screen('Television', 1920, 1080, 'desktop'),
} as const;

/** As Storybook has a screen. */
export type Viewport = { styles: { width: string; height: string } };

/** Px. */
export type Screen = { width: number; height: number };

export function sizeOf({ styles: { width, height } }: Viewport): Screen {
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}
