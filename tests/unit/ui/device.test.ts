import { afterEach, expect, it, vi } from 'vitest';
import { isInsideApp, sharesPictureAlone } from '../../../src/ui/device.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

function visitWith(userAgent: string, { maxTouchPoints = 0, isInstalled = false } = {}) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isInstalled }) });
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Instagram', `${iPhone} Instagram 390.0.0.30.84`],
  ['Facebook', `${iPhone} [FBAN/FBIOS;FBAV/520.0.0.38.101]`],
  [
    'Facebook on Android',
    `${android} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A]`,
  ],
  ['WhatsApp', `${iPhone} WhatsApp/25.20`],
  [
    'TikTok',
    `${android} Chrome/138.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
  ],
  [
    'a view of Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) Version/4.0 Chrome/138.0 Safari/537.36',
  ],
  ['a view of iPhones', iPhone],
])('%s has a browser of its own, which downloads nothing', (_app, userAgent) => {
  visitWith(userAgent);
  expect(isInsideApp()).toBe(true);
});

it.each([
  ['Safari', `${iPhone} Version/18.5 Safari/604.1`],
  ['Chrome on an iPhone', `${iPhone} CriOS/138.0.7204.156 Safari/604.1`],
  ['Chrome on Android', `${android} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Samsung’s', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`],
])('%s downloads', (_browser, userAgent) => {
  visitWith(userAgent);
  expect(isInsideApp()).toBe(false);
});

it('the installed site of an iPhone names no Safari, and is no other app', () => {
  visitWith(iPhone, { isInstalled: true });
  expect(isInsideApp()).toBe(false);
});

it.each([
  [`${iPhone} Version/18.5 Safari/604.1`, 5, true],
  [`${mac} Version/18.5 Safari/605.1.15`, 5, true],
  [`${mac} Version/18.5 Safari/605.1.15`, 0, false],
  [`${android} Chrome/138.0.0.0 Mobile Safari/537.36`, 5, false],
])('%s, %i fingers: a picture goes without its text: %s', (userAgent, maxTouchPoints, isAlone) => {
  visitWith(userAgent, { maxTouchPoints });
  expect(sharesPictureAlone()).toBe(isAlone);
});
