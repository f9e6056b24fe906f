import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { codeDigest, leagueDigest, readState } from '../../supabase/embedded/siteBuild.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const seasons = [{ firstDay: '2026-03-01' }, { firstDay: '2026-08-01' }];
const settings = { ...demoSettings, seasons };

/** A league with a picture, and the digest of it with what is changed. */
function league() {
  const pictures = temporaryFolder();
  mkdirSync(join(pictures, 'logos'));
  const picture = join(pictures, 'logos/a.png');
  writeFileSync(picture, 'one');
  const given = { settings, pictures, today: '2026-11-20' };
  const digest = (change: Partial<typeof given> = {}) => leagueDigest({ ...given, ...change });
  return { picture, digest };
}

test('a site is kept from one day to the next', () => {
  const { digest } = league();
  expect(digest({ today: '2026-11-21', settings: structuredClone(settings) })).toBe(digest());
});

test.each([
  ['a setting has changed under the same version', { settings: { ...settings, city: 'Otra' } }],
  ['another season is played', { today: '2026-07-31' }],
  ['another year has begun', { today: '2027-11-20' }],
])('a site is built again after %s', (_what, change) => {
  const { digest } = league();
  expect(digest(change)).not.toBe(digest());
});

test('a site is built again after a picture has changed, or is lost', () => {
  const { picture, digest } = league();
  const before = digest();
  writeFileSync(picture, 'two');
  const changed = digest();
  rmSync(picture);
  expect(new Set([before, changed, digest()]).size).toBe(3);
});

test('the code is the same for the same administrator alone', () => {
  const of = (email: string) => codeDigest({ VITE_ADMIN_EMAIL: email });
  expect(of('ana@liga.example')).toBe(of('ana@liga.example'));
  expect(of('ana@liga.example')).not.toBe(of('eva@liga.example'));
});

test('a folder whose build was interrupted holds no site', () => {
  const folder = join(temporaryFolder(), 'site');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '');
  expect(readState(folder)).toBeNull();
  writeFileSync(`${folder}.json`, '{"code":"a"');
  expect(readState(folder)).toBeNull();
  writeFileSync(`${folder}.json`, '{"code":"a","league":"b","leftOut":[]}');
  expect(readState(folder)).toEqual({ code: 'a', league: 'b', leftOut: [] });
});
