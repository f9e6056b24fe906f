import type { Size } from './pictureShapes.ts';

/**
 * Which part of a picture is in its frame: the frame's middle, in parts of the picture's width and height,
 * and how much it is enlarged. At 1 it just fills the frame, below it is seen with a ground around it.
 */
export type Crop = { x: number; y: number; zoom: number };

/** In pixels of the picture; with a ground it reaches beyond it. */
export type Part = Size & { x: number; y: number };

export const largestZoom = 4;
export const middleCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The part of a picture that a frame of this shape shows. */
export function croppedPart(picture: Size, frame: Size, { x, y, zoom }: Crop): Part {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / zoom;
  const width = frame.width * scale;
  const height = frame.height * scale;
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height };
}

/** The zoom at which all of a picture is in a frame. */
export function wholeZoom(picture: Size, frame: Size): number {
  const ratios = [picture.width / frame.width, picture.height / frame.height];
  return Math.min(...ratios) / Math.max(...ratios);
}

/** The crop closest to this one that leaves no more ground than it must. */
export function keepInside(picture: Size, frame: Size, crop: Crop): Crop {
  const part = croppedPart(picture, frame, crop);
  return {
    ...crop,
    x: keepMiddle(crop.x, part.width / picture.width),
    y: keepMiddle(crop.y, part.height / picture.height),
  };
}

/** @param shown the part of the picture's length that is in the frame, more than 1 with a ground */
function keepMiddle(middle: number, shown: number): number {
  if (shown >= 1) return 0.5;
  return Math.min(Math.max(middle, shown / 2), 1 - shown / 2);
}

/**
 * The crop after the picture was moved in its frame.
 * @param by to the right and down, in parts of the frame
 */
export function moveCrop(
  picture: Size,
  frame: Size,
  crop: Crop,
  by: { x: number; y: number },
): Crop {
  const part = croppedPart(picture, frame, crop);
  return keepInside(picture, frame, {
    ...crop,
    x: crop.x - (by.x * part.width) / picture.width,
    y: crop.y - (by.y * part.height) / picture.height,
  });
}

/**
 * The part of a wide crop that a narrower frame shows, as high as the wide one.
 * @param focus 0: its left end, 1: its right end
 */
export function narrowerPart(wide: Part, frame: Size, focus: number): Part {
  const width = (wide.height * frame.width) / frame.height;
  return { ...wide, x: wide.x + focus * (wide.width - width), width };
}

/** `focus` as the row has it and `object-position` reads it. */
export function focusText(focus: number): string {
  return `${Math.round(focus * 100)}% 50%`;
}
