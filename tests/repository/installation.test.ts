import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const script = 'supabase/scripts/checkInstallation.cjs';
const manifest = { devDependencies: { node: '24.21.0' }, engines: { node: '>=20.19.0' } };
const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/ws': { version: '8.23.0' },
    'node_modules/native': nativePackage(process.platform),
    'node_modules/native-elsewhere': nativePackage('elsewhere'),
  },
};
const native = { 'node_modules/native': { version: '1.0.0' } };
const installed = { packages: { 'node_modules/ws': { version: '8.23.0' }, ...native } };
const outdated = { packages: { 'node_modules/ws': { version: '8.22.0' }, ...native } };
const incomplete = { packages: { 'node_modules/ws': { version: '8.23.0' } } };
const hiddenLock = 'node_modules/.package-lock.json';

function nativePackage(os: string) {
  return { version: '1.0.0', optional: true, os: [os], cpu: [process.arch] };
}

/** What the check prints in a project with these files, on this version of Node. */
function check(
  files: Record<string, unknown>,
  version: string,
  npmsNode = version,
): { status: number | null; printed: string } {
  const folder = temporaryFolder();
  cpSync(script, join(folder, script));
  const all = { 'package.json': manifest, 'package-lock.json': lock, ...files };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  const disguise = join(folder, 'version.cjs');
  writeFileSync(
    disguise,
    `Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', disguise, join(folder, script)],
    { encoding: 'utf8', env: { npm_config_user_agent: `npm/10.8.2 node/v${npmsNode} linux x64` } },
  );
  return { status, printed: stdout + stderr };
}

const otherPackages =
  'The packages in node_modules are not those of package-lock.json: run `npm ci`.';
const ownNode = { 'node_modules/node/bin/node': '' };

it.each([
  ['without packages', '24.21.0', {}, 'The packages are not installed: run `npm ci`.'],
  [
    'without packages',
    '20.18.3',
    {},
    'Node 20.18.3 is too old: install Node 20.19.0 or newer, then run `npm ci`.',
  ],
  ['with packages of another lockfile', '24.21.0', { [hiddenLock]: outdated }, otherPackages],
  ['without what is native here', '24.21.0', { [hiddenLock]: incomplete }, otherPackages],
  [
    'installed without scripts',
    '20.20.2',
    { [hiddenLock]: installed },
    "The project's own Node is missing, since npm ran no install scripts: run `npm rebuild node --ignore-scripts=false`.",
  ],
  [
    'started without npm',
    '20.20.2',
    { [hiddenLock]: installed, ...ownNode },
    'This is Node 20.20.2, and the project brings its own: run it with `npm start` or `npm test`.',
  ],
])('says in one sentence what to do: %s, on Node %s', (_, version, files, sentence) => {
  expect(check(files, version)).toEqual({ status: 1, printed: `${sentence}\n` });
});

it('says which Node npm must have, and nothing where all is there', () => {
  const files = { [hiddenLock]: installed };
  expect(check(files, '24.21.0', '18.20.8').printed).toMatch(/^Node 18\.20\.8 is too old: /);
  expect(check(files, '24.21.0', '20.19.0')).toEqual({ status: 0, printed: '' });
});
