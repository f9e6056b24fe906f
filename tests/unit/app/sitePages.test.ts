import { expect, test } from 'vitest';
import { canonicalPath, paramsAt, sitePageAt } from '../../../src/app/sitePages.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

test.each([
  ['/parejas/sexta-libre/los-%C3%B1andues', 'los-ñandues', 'Los Ñandues'],
  ['/parejas/sexta-libre/los-ñandues', 'los-ñandues', 'Los Ñandues'],
  ['/parejas/sexta-libre/%D0%96%D0%A3%D0%9A', 'ЖУК', 'ЖУК'],
  ['/parejas/sexta-libre/100%25', '100%', 'Pareja'],
  [
    '/parejas/sexta-libre/5f0c2b1e-8a94-4c55-9d7f-2f6f6c1a0b3d',
    '5f0c2b1e-8a94-4c55-9d7f-2f6f6c1a0b3d',
    'Pareja',
  ],
])('the name of a pair at %s is read decoded', (path, pairName, title) => {
  const page = sitePageAt(canonicalPath(path));
  const params = paramsAt(page, path);
  expect([params['pairName'], page.title(params, demoSettings)]).toEqual([pairName, title]);
});

test('an address that cannot be decoded is no page, and no error', () => {
  const page = sitePageAt('/parejas/sexta-libre/%E0%A4%A');
  expect(page.path).toBe('*');
  expect(paramsAt(page, '/parejas/sexta-libre/%E0%A4%A')).toEqual({});
});
