'use strict';

// What npm's scripts need before their first line: the project's own Node, and the packages of package-lock.json. Old
// versions of Node run this file too, so it has neither types nor modules, and its sentences stand here.
// `storybook` behind it is what comes next.

const { existsSync, readFileSync } = require('fs');
const { basename, join } = require('path');
const { languageOf, languageOption } = require('../terminal/language.cjs');

const sentences = {
  oldNode: {
    es: (version, oldest) =>
      `Node ${version} es demasiado viejo: instalar Node ${oldest} o más nuevo y después ejecutar \`npm ci\`.`,
    en: (version, oldest) =>
      `Node ${version} is too old: install Node ${oldest} or newer, then run \`npm ci\`.`,
  },
  notInstalled: {
    es: () => 'Los paquetes no están instalados: ejecutar `npm ci`.',
    en: () => 'The packages are not installed: run `npm ci`.',
  },
  withoutTools: {
    es: (cause) =>
      `Faltan las herramientas con las que el proyecto se construye y funciona: npm las dejó afuera por ${cause}. Ejecutar \`npm ci --include=dev\`.`,
    en: (cause) =>
      `The tools are missing with which the project is built and runs: npm left them out because of ${cause}. Run \`npm ci --include=dev\`.`,
  },
  // The installation may have had another environment than this command.
  eitherSetting: {
    es: () => 'NODE_ENV=production u omit=dev',
    en: () => 'NODE_ENV=production or omit=dev',
  },
  otherNode: {
    es: (version) =>
      `Este es Node ${version}, y el proyecto trae el suyo: ejecutarlo con \`npm start\` o \`npm test\`.`,
    en: (version) =>
      `This is Node ${version}, and the project brings its own: run it with \`npm start\` or \`npm test\`.`,
  },
  noOwnNode: {
    es: () =>
      'Falta el Node del proyecto, porque npm no ejecutó los scripts de instalación: ejecutar `npm rebuild node --ignore-scripts=false`.',
    en: () =>
      "The project's own Node is missing, since npm ran no install scripts: run `npm rebuild node --ignore-scripts=false`.",
  },
  wrongFolder: {
    es: (folder, sign) =>
      `El sitio no se puede construir en la carpeta ${folder}, por el signo ${sign} de su nombre: darle otro nombre, o moverla.`,
    en: (folder, sign) =>
      `The site cannot be built in the folder ${folder}, because of the sign ${sign} in its name: rename it, or move it.`,
  },
  otherPackages: {
    es: () => 'Los paquetes de node_modules no son los de package-lock.json: ejecutar `npm ci`.',
    en: () => 'The packages in node_modules are not those of package-lock.json: run `npm ci`.',
  },
};
const option = languageOption(process.argv);
const language = option === 'es' || option === 'en' ? option : languageOf(process.env);
const sentence = (key, ...values) => sentences[key][language](...values);

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
  if (isBefore(npmsNode, oldest)) return sentence('oldNode', npmsNode, oldest);
  if (!exists('node_modules/.package-lock.json')) return sentence('notInstalled');
  // The database's thread is started with the same `--require`.
  const { isMainThread } = require('worker_threads');
  const [sign] = (isMainThread && refusedSigns().exec(root)) || [];
  if (sign) return sentence('wrongFolder', root, sign);
  const { isOutdated, hasTools } = isMainThread
    ? compareLocks()
    : { isOutdated: false, hasTools: true };
  // `npm ci` alone would leave them out again.
  if (!hasTools) return sentence('withoutTools', causeOfOmission());
  if (Number.parseInt(current) < Number.parseInt(devDependencies.node)) {
    return exists('node_modules/node/bin/node') || exists('node_modules/node/bin/node.exe')
      ? sentence('otherNode', current)
      : sentence('noOwnNode');
  }
  return isOutdated ? sentence('otherPackages') : null;
}

/** The signs that the path of the project may not have: Vite takes some for a query, Storybook the others for a pattern. */
function refusedSigns() {
  const [, script = ''] = process.argv;
  // They build nothing.
  if (/^(?:backup|restore)\.ts$/.test(basename(script))) return /(?!)/;
  return process.argv.includes('storybook') ? /[#?*[\](){}!]/ : /[#?*]/;
}

/** The setting of npm that leaves development packages out. */
function causeOfOmission() {
  const {
    NODE_ENV,
    npm_config_omit: omitted = '',
    npm_config_production: isProduction,
  } = process.env;
  if (NODE_ENV === 'production') return 'NODE_ENV=production';
  if (isProduction === 'true') return 'production=true';
  return omitted.includes('dev') ? 'omit=dev' : sentence('eitherSetting');
}

function isBefore(version, other) {
  const [major, minor] = version.split('.').map(Number);
  const [otherMajor, otherMinor] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/** What is installed, beside what package-lock.json names. */
function compareLocks() {
  const installed = readJson('node_modules/.package-lock.json').packages;
  const locked = readJson('package-lock.json').packages;
  const paths = Object.keys(locked).filter((path) => path !== '');
  // Whether a package that this machine needs is missing or has another version.
  const isOutdated = paths.some((path) => {
    const { [path]: entry } = locked;
    return installed[path]
      ? installed[path].version !== entry.version
      : !entry.optional || isForThisMachine(entry);
  });
  const tools = paths.filter((path) => locked[path].dev === true);
  return { isOutdated, hasTools: tools.length === 0 || tools.some((path) => installed[path]) };
}

/** Optional packages are mostly the native part of another one, once for each kind of machine. */
function isForThisMachine({ os = [], cpu = [], libc = ['glibc'] }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && libc.includes('glibc');
}
