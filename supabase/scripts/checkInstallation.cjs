'use strict';

// What `npm start` and `npm test` need before their first line: the project's own Node, and the packages of
// package-lock.json. Old versions of Node run this file too, so it has neither types nor modules.

const { existsSync, readFileSync } = require('fs');
const { join } = require('path');

const root = join(__dirname, '../..');
const exists = (path) => existsSync(join(root, path));
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const problem = findProblem();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

/** What has to be done before the project runs, in one sentence; null: nothing. */
function findProblem() {
  const { devDependencies, engines } = readJson('package.json');
  const current = process.versions.node;
  // npm runs on the machine's Node, and leaves out packages that do not support it.
  const [, npmsNode = current] = /node\/v([\d.]+)/.exec(process.env.npm_config_user_agent) || [];
  const oldest = engines.node.replace(/[^\d.]/g, '');
  if (isBefore(npmsNode, oldest)) {
    return `Node ${npmsNode} is too old: install Node ${oldest} or newer, then run \`npm ci\`.`;
  }
  if (!exists('node_modules/.package-lock.json')) {
    return 'The packages are not installed: run `npm ci`.';
  }
  if (Number.parseInt(current) < Number.parseInt(devDependencies.node)) {
    return exists('node_modules/node/bin/node') || exists('node_modules/node/bin/node.exe')
      ? `This is Node ${current}, and the project brings its own: run it with \`npm start\` or \`npm test\`.`
      : "The project's own Node is missing, since npm ran no install scripts: run `npm rebuild node --ignore-scripts=false`.";
  }
  // The database's thread is started with the same `--require`.
  const { isMainThread } = require('worker_threads');
  return isMainThread && isOutdated()
    ? 'The packages in node_modules are not those of package-lock.json: run `npm ci`.'
    : null;
}

function isBefore(version, other) {
  const [major, minor] = version.split('.').map(Number);
  const [otherMajor, otherMinor] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/** Whether a package that this machine needs is missing or has another version. */
function isOutdated() {
  const installed = readJson('node_modules/.package-lock.json').packages;
  const locked = readJson('package-lock.json').packages;
  return Object.keys(locked).some((path) => {
    if (path === '') return false;
    const { [path]: entry } = locked;
    return installed[path]
      ? installed[path].version !== entry.version
      : !entry.optional || isForThisMachine(entry);
  });
}

/** Optional packages are mostly the native part of another one, once for each kind of machine. */
function isForThisMachine({ os = [], cpu = [], libc = ['glibc'] }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && libc.includes('glibc');
}
