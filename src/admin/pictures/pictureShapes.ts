/** The purpose of a picture; each has its shape, its folder in the bucket and its limit. */
export type PictureKind = 'logo' | 'hero' | 'icon';

/** Width and height, pixels. */
export type Size = { width: number; height: number };

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** The form in which a picture of a kind is stored. */
export type PictureShape = Size & {
  /** The folder of the bucket. */
  folder: 'logos' | 'portadas' | 'icono';
  /** Bytes. */
  largest: number;
  /** Tried in this order: a browser answers with PNG to a type that it cannot encode. */
  types: readonly PictureType[];
  /** Whether it may be shown whole, on a ground, instead of filling its frame. */
  hasGround: boolean;
};

const kilobyte = 1_024;
const compressed = ['image/webp', 'image/jpeg'] as const;

export const pictureShapes: Readonly<Record<PictureKind | 'phone', PictureShape>> = {
  // Twice what a page shows of it: 160 × 100.
  logo: {
    width: 320,
    height: 200,
    folder: 'logos',
    largest: 40 * kilobyte,
    types: compressed,
    hasGround: true,
  },
  hero: {
    width: 1_600,
    height: 640,
    folder: 'portadas',
    largest: 90 * kilobyte,
    types: compressed,
    hasGround: false,
  },
  /** Of a hero picture, for phones. */
  phone: {
    width: 800,
    height: 500,
    folder: 'portadas',
    largest: 90 * kilobyte,
    types: compressed,
    hasGround: false,
  },
  // Phones take an icon as PNG alone.
  icon: {
    width: 512,
    height: 512,
    folder: 'icono',
    largest: 90 * kilobyte,
    types: ['image/png'],
    hasGround: true,
  },
};
