/** What a picture is for; each has its shape, its folder in the bucket and its limit. */
export type PictureKind = 'logo' | 'hero' | 'icon';

/** A compressed picture and the path under which it is stored: a digest of it is its name. */
export type Picture = { path: string; blob: Blob };

/** A picture that was chosen on this device and is not stored yet. */
export type ChosenPicture = Picture & {
  /** Of a hero picture: the same, cropped for phones, and the point that stays in view, as the row has it. */
  phone?: Picture;
  focus?: string;
};

/** The bucket that a migration makes. */
export const pictureBucket = 'pictures';
