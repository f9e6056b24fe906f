import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { pictureUrl } from '../../../src/league/settings.ts';

const logo = demoSettings.sponsors[0]?.picture ?? '';
const hero = demoSettings.heroPictures[0]?.phonePicture ?? '';

test.each([
  [logo, `/assets/fotos/${logo}`],
  [hero, `/assets/fotos/${hero}`],
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
