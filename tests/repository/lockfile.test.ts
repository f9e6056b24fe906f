import { expect, it } from 'vitest';
import { read } from './support/files.ts';

// What `npm ci` brings onto the machine is what was looked at: every package by its digest, from the
// registry, and only those two that must run a script of their own when they are installed.

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  allowScripts: Record<string, boolean>;
  overrides?: unknown;
};

const manifest: Manifest = JSON.parse(read('package.json'));
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  read('package-lock.json'),
);
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** What is wrong with where a package comes from; `null`: nothing. */
function problemOf({ integrity, resolved, link }: LockedPackage): string | null {
  if (link === true) return 'is a folder, not a package';
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/u.test(integrity ?? '')) return 'has no digest';
  // Without an address npm asks the registry; with one, it must be the registry's.
  const isFromRegistry =
    resolved === undefined || resolved.startsWith('https://registry.npmjs.org/');
  return isFromRegistry ? null : `comes from ${resolved}`;
}

it('holds every package by its digest, from the registry', () => {
  expect(locked.length).toBeGreaterThan(300);
  const wrong = locked.filter(([, entry]) => problemOf(entry) !== null);
  expect(wrong.map(([path, entry]) => `${path} ${problemOf(entry)}`)).toEqual([]);
});

it('names every package that it asks for in one version', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  const loose = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version));
  expect(loose).toEqual([]);
  for (const [name, version] of Object.entries(wanted)) {
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

it('lets only those packages run a script at installation that are named, and need to', () => {
  const withScript = locked
    .filter(([, entry]) => entry.hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules\//u, ''));
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual(
    [...new Set(withScript)].toSorted(),
  );
  // `node` brings the Node that the project runs on; `esbuild` checks its own binary.
  expect(manifest.allowScripts).toEqual({ node: true, esbuild: true });
});
