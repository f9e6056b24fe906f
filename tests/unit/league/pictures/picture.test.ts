import { expect, test } from 'vitest';
import { pictureUrl } from '../../../../src/league/pictures/picture.ts';

const digest = '0123456789abcdef'.repeat(2);
const built = (path: string) =>
  path === 'sponsors/el-tornillo.svg' || path === `logos/${'a'.repeat(32)}.webp`
    ? `/assets/${path}`
    : undefined;

test.each([
  ['sponsors/el-tornillo.svg', '/assets/sponsors/el-tornillo.svg'],
  // The build has a copy of what it shows.
  [`logos/${'a'.repeat(32)}.webp`, `/assets/logos/${'a'.repeat(32)}.webp`],
  [
    `portadas/${digest}.jpg`,
    `https://db.example/storage/v1/object/public/pictures/portadas/${digest}.jpg`,
  ],
  [
    `icono/${digest}.png`,
    `https://db.example/storage/v1/object/public/pictures/icono/${digest}.png`,
  ],
  ['sponsors/ninguno.svg', null],
  [`icono/${digest}.svg`, null],
  [`logos/${digest}.webp?x`, null],
  [`logos/../${digest}.webp`, null],
  ['https://t.example/pixel.png', null],
  ['//t.example/pixel.png', null],
  ['javascript:alert(1)', null],
])('the address of %s', (path, address) => {
  expect(pictureUrl(path, 'https://db.example', built)).toBe(address);
});
