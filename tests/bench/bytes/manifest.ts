import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite tells of a built file (`build.manifest`). */
type Chunk = {
  file: string;
  /** Keys of the manifest. */
  imports?: readonly string[];
  css?: readonly string[];
};

/** By the module of the sources, or for what is shared by a name. */
type Manifest = Readonly<Record<string, Chunk>>;

/** A script with all that it needs before it can run. */
export type Needs = { scripts: readonly string[]; styles: readonly string[] };

/** Finds what belongs together in a build that was made with `--manifest`. */
export type BuiltModules = {
  /** @param file as the page names it, below the site's folder */
  needsOfFile(file: string): Needs;
  /** @returns nothing for a module that has no file of its own */
  needsOfModule(module: string): Needs;
};

export function readManifest(folder: string): BuiltModules {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const needsOf = (key: string | undefined): Needs => {
    const keys = new Set<string>();
    const add = (name: string) => {
      if (keys.has(name)) return;
      keys.add(name);
      for (const imported of manifest[name]?.imports ?? []) add(imported);
    };
    if (key !== undefined) add(key);
    const chunks = [...keys].flatMap((name) => manifest[name] ?? []);
    return {
      scripts: chunks.map(({ file }) => file),
      styles: chunks.flatMap(({ css }) => css ?? []),
    };
  };
  return {
    needsOfFile(file) {
      const needs = needsOf(keyOf.get(file));
      // A script that is no module of the build stands for itself.
      return needs.scripts.length === 0 ? { scripts: [file], styles: [] } : needs;
    },
    needsOfModule: (module) => needsOf(module in manifest ? module : undefined),
  };
}
