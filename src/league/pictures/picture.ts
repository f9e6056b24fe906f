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

/** As the database has it (`private.is_stored_picture`): no other name is a picture of the bucket. */
const storedPath =
  /^(?:(?:logos|portadas)\/[0-9a-f]{32}\.(?:jpg|png|webp)|icono\/[0-9a-f]{32}\.png)$/u;

/**
 * The address of a picture that a row names; the one place that makes it. No other site's address comes
 * out, whatever the row says.
 * @param path e.g. `sponsors/el-tornillo.svg`, a file of the build, or `logos/….webp`, in the bucket
 * @param supabaseUrl Supabase's own origin, without a path; empty: the site's
 * @param built the address of a file that the build has
 * @returns null: there is no such picture
 */
export function pictureUrl(
  path: string,
  supabaseUrl: string,
  built: (path: string) => string | undefined,
): string | null {
  const address = built(path);
  if (address !== undefined) return address;
  if (!storedPath.test(path)) return null;
  return `${supabaseUrl}/storage/v1/object/public/${pictureBucket}/${path}`;
}
