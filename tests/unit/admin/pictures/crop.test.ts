import { describe, expect, test } from 'vitest';
import {
  croppedPart,
  focusText,
  keepInside,
  middleCrop,
  moveCrop,
  narrowerPart,
  wholeZoom,
} from '../../../../src/admin/pictures/crop.ts';

const frame = { width: 160, height: 100 };
const tall = { width: 1_000, height: 2_000 };
const wide = { width: 3_200, height: 1_000 };

describe('what a frame shows', () => {
  test('fills it from the middle at first', () => {
    const ofTall = { x: 0, y: 687.5, width: 1_000, height: 625 };
    expect(croppedPart(tall, frame, middleCrop)).toEqual(ofTall);
    const ofWide = { x: 800, y: 0, width: 1_600, height: 1_000 };
    expect(croppedPart(wide, frame, middleCrop)).toEqual(ofWide);
  });

  test('is half as much when it is enlarged twice', () => {
    expect(croppedPart(wide, frame, { ...middleCrop, zoom: 2 })).toMatchObject({
      width: 800,
      height: 500,
    });
  });

  test('is all of the picture at the smallest zoom, with a ground in one direction', () => {
    const part = croppedPart(wide, frame, { ...middleCrop, zoom: wholeZoom(wide, frame) });
    expect(part).toEqual({ x: 0, y: -500, width: 3_200, height: 2_000 });
    expect(wholeZoom({ width: 16, height: 10 }, frame)).toBe(1);
  });
});

describe('a picture that is moved', () => {
  test('goes with the finger', () => {
    const crop = moveCrop(wide, frame, middleCrop, { x: 0.25, y: 0 });
    expect(croppedPart(wide, frame, crop)).toMatchObject({ x: 400, y: 0 });
  });

  test('leaves no part of the frame empty', () => {
    const crop = moveCrop(wide, frame, middleCrop, { x: -9, y: 9 });
    expect(croppedPart(wide, frame, crop)).toMatchObject({ x: 1_600, y: 0 });
  });

  test('stays in the middle where the ground is', () => {
    const crop = { x: 0.1, y: 0.1, zoom: wholeZoom(wide, frame) };
    expect(keepInside(wide, frame, crop)).toMatchObject({ x: 0.5, y: 0.5 });
  });
});

test.each([
  [0, 0, '0% 50%'],
  [0.5, 450, '50% 50%'],
  [1, 900, '100% 50%'],
])('phones show a part of the wide crop, by focus %d', (focus, x, text) => {
  const part = { x: 0, y: 100, width: 2_500, height: 1_000 };
  const shown = { x, y: 100, width: 1_600, height: 1_000 };
  expect(narrowerPart(part, { width: 800, height: 500 }, focus)).toEqual(shown);
  expect(focusText(focus)).toBe(text);
});
