import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { optionOf, readOptions, startSettings } from '../../supabase/embedded/startOptions.ts';
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
  environment: Readonly<Record<string, string>> = {},
  { name, args }: { name: string; args: readonly string[] } = { name: 'liga', args: [] },
): { status: number | null; printed: string } {
  const folder = join(temporaryFolder(), name);
  for (const path of [script, 'supabase/terminal/language.cjs']) cpSync(path, join(folder, path));
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
    ['--require', disguise, join(folder, script), ...args],
    {
      encoding: 'utf8',
      env: {
        npm_config_user_agent: `npm/10.8.2 node/v${npmsNode} linux x64`,
        LANG: 'en_US.UTF-8',
        ...environment,
      },
    },
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

const withTools = {
  packages: { ...lock.packages, 'node_modules/node': { version: '24.21.0', dev: true } },
};

it.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['omit=dev', { npm_config_omit: 'dev' }],
  ['NODE_ENV=production or omit=dev', {}],
])('without the tools it names %s and what brings them, on any Node', (cause, environment) => {
  const files = { [hiddenLock]: installed, 'package-lock.json': withTools };
  for (const version of ['24.21.0', '20.20.2']) {
    const { status, printed } = check(files, version, version, environment);
    expect(status).toBe(1);
    expect(printed).toContain(`because of ${cause}. Run \`npm ci --include=dev\`.`);
  }
});

// Windows has no such names.
it.skipIf(process.platform === 'win32').each([
  ['a#b', [], '#'],
  ['a?b', [], '?'],
  ['a[b]', ['storybook'], '['],
])('a folder named %s is refused before anything is built: %j', (name, args, sign) => {
  const { printed } = check({ [hiddenLock]: installed }, '24.21.0', undefined, {}, { name, args });
  expect(printed).toMatch(/^The site cannot be built in the folder [^\n]*, or move it\.\n$/);
  expect(printed).toContain(`${name}, because of the sign ${sign} in its name`);
});

it.skipIf(process.platform === 'win32').each([
  ['a[b]', []],
  ['padel-league-main (1)', []],
  ['a%41b ñ', ['storybook']],
])('a folder may be named %s: %j', (name, args) => {
  const { printed } = check({ [hiddenLock]: installed }, '24.21.0', undefined, {}, { name, args });
  expect(printed).toBe('');
});

it('does so in Spanish, unless another language is named', () => {
  const inLanguage = (LANG: string) => check({}, '24.21.0', '24.21.0', { LANG }).printed;
  expect(inLanguage('C.UTF-8')).toBe('Los paquetes no están instalados: ejecutar `npm ci`.\n');
  expect(inLanguage('de_DE.UTF-8')).toBe('The packages are not installed: run `npm ci`.\n');
});

it('says which Node npm must have, and nothing where all is there', () => {
  const files = { [hiddenLock]: installed };
  expect(check(files, '24.21.0', '18.20.8').printed).toMatch(/^Node 18\.20\.8 is too old: /);
  expect(check(files, '24.21.0', '20.19.0')).toEqual({ status: 0, printed: '' });
});

it.each([
  [['--port', '3001'], { PORT: '3001' }],
  [['--port=3001', '--demo=no'], { PORT: '3001', DEMO: 'no' }],
  [['--data-dir', 'C:\\ligas\\mi liga'], { DATA_DIR: 'C:\\ligas\\mi liga' }],
  [['--new-password', '--demo', 'no'], { NEW_PASSWORD: 'yes', DEMO: 'no' }],
  [['--demo=no', '--demo=yes'], { DEMO: 'yes' }],
])('a start takes %j', (args, given) => {
  expect(readOptions(args)).toEqual(given);
});

it.each([['--prt', '3001'], ['3001'], ['--port'], ['--port', '--demo']])(
  'a start refuses %s %s in one sentence that names the options',
  (...args) => {
    expect(() => readOptions(args)).toThrow(
      /^[^.]+\. The options are --port, .*--base, --lang\.$/u,
    );
  },
);

it('every setting of a start is in the README, as an option and as a variable', () => {
  const readme = readFileSync('README.md', 'utf8');
  const shown = readme.matchAll(/^\| `--([\w-]+)` +\| `(\w+)` +\|/gmu);
  // Tests alone serve a site that is built already.
  const settings = startSettings.filter((each) => each !== 'SITE_DIR');
  expect(Object.fromEntries([...shown].map(([, option, variable]) => [variable, option]))).toEqual(
    Object.fromEntries(settings.map((each) => [each, optionOf(each)])),
  );
});

it('npm’s scripts run in any shell: cmd knows no single quotes and no variables before a command', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  expect(Object.values(scripts).filter((each) => /'|(?:^|&& )\w+=/u.test(each))).toEqual([]);
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/mu);
});
