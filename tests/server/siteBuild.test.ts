import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { digestsIn } from '../../supabase/embedded/fileDigests.ts';
import {
  codeDigest,
  hasDamagedSite,
  leagueDigest,
  readState,
} from '../../supabase/embedded/siteBuild.ts';
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

/** A site that is kept, of three files. */
function keptSite() {
  const folder = join(temporaryFolder(), 'site');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of ['index.html', '_headers', 'assets/a.js'])
    writeFileSync(join(folder, name), name);
  const state = { code: 'a', league: 'b', leftOut: [], files: digestsIn(folder) };
  writeFileSync(`${folder}.json`, JSON.stringify(state));
  return { folder, state };
}

test('a site is kept as it was written, and one whose build was interrupted is none', () => {
  const { folder, state } = keptSite();
  expect(readState(folder)).toEqual(state);
  expect(hasDamagedSite(folder)).toBe(false);
  rmSync(`${folder}.json`);
  expect(readState(folder)).toBeNull();
  expect(hasDamagedSite(folder)).toBe(false);
});

test.each<[string, (folder: string) => void]>([
  ['has no list of its headers any more', (folder) => writeFileSync(join(folder, '_headers'), '')],
  ['has lost its first page', (folder) => rmSync(join(folder, 'index.html'))],
  ['has lost a script', (folder) => rmSync(join(folder, 'assets'), { recursive: true })],
  ['has another script', (folder) => writeFileSync(join(folder, 'assets/a.js'), 'assets/b.js')],
  ['has a file more', (folder) => writeFileSync(join(folder, 'assets/a.js.br'), '')],
  [
    'has a folder for a file',
    (folder) => {
      rmSync(join(folder, '_headers'));
      mkdirSync(join(folder, '_headers'));
    },
  ],
  ['is gone', (folder) => rmSync(folder, { recursive: true })],
  ['has half a state', (folder) => writeFileSync(`${folder}.json`, '{"code":"a"')],
  [
    'has a state of another shape',
    (folder) => writeFileSync(`${folder}.json`, '{"code":"a","leftOut":7}'),
  ],
  ['has a list for a state', (folder) => writeFileSync(`${folder}.json`, '[]')],
  ['has no state but null', (folder) => writeFileSync(`${folder}.json`, 'null')],
])('a kept site that %s is damaged', (_what, damage) => {
  const { folder } = keptSite();
  damage(folder);
  expect(readState(folder)).toBeNull();
  expect(hasDamagedSite(folder)).toBe(true);
});
