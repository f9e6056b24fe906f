import { expect, test } from 'vitest';
import { pictureUrl } from '../../../src/league/settings.ts';

test.each([
  ['sponsors/el-tornillo.svg', '/assets/fotos/sponsors/el-tornillo.svg'],
  ['hero/remate-telefono.avif', '/assets/fotos/hero/remate-telefono.avif'],
  [
    'logos/0123456789abcdef0123456789abcdef.webp',
    '/storage/v1/object/public/pictures/logos/0123456789abcdef0123456789abcdef.webp',
  ],
  ['blob:https://liga.example/0f5c', 'blob:https://liga.example/0f5c'],
])(
  '%s is a file of the site if the build had it, else of the bucket or of the device',
  (path, address) => {
    expect(pictureUrl(path)).toBe(address);
  },
);
