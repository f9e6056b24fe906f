import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Change, ComponentFacts } from 'virtual:component-facts';

const moduleName = 'virtual:component-facts';
/** A component or a page: a folder of its own. */
const folderPattern = /^src\/(?:components|pages)\/\w+(?=\/)/u;
const keptChanges = 5;

/** What the docs say of each component that its source alone does not: who uses it, what changed. */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const [users, changes] = [readUsers(), readChanges()];
      const folders = [...new Set([...users.keys(), ...changes.keys()])];
      const facts: Record<string, ComponentFacts> = Object.fromEntries(
        folders.map((folder) => [
          folder,
          { usedBy: [...(users.get(folder) ?? [])].sort(), changes: changes.get(folder) ?? [] },
        ]),
      );
      return `export const facts = ${JSON.stringify(facts)};`;
    },
  };
}

/** By folder, the components and pages that import something of it. */
function readUsers(): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const user = folderOf(file) ?? dirname(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/'(\.[^']+\.tsx)'/gu)) {
      const used = folderOf(join(dirname(file), target));
      if (used === undefined || used === user) continue;
      users.set(
        used,
        (users.get(used) ?? new Set()).add(user.replace(/^src\/(components\/)?/u, '')),
      );
    }
  }
  return users;
}

/** By folder, its last commits, the newest first; none in a copy without its history. */
function readChanges(): ReadonlyMap<string, readonly Change[]> {
  const changes = new Map<string, Change[]>();
  for (const entry of readLog().split('\u001e').slice(1)) {
    const [head = '', ...files] = entry.trim().split('\n');
    const [commit = '', date = '', subject = ''] = head.split('\t');
    for (const folder of new Set(files.map(folderOf))) {
      if (folder === undefined) continue;
      const list = changes.get(folder) ?? [];
      changes.set(folder, list);
      if (list.length < keptChanges) list.push({ commit, date, subject });
    }
  }
  return changes;
}

function readLog(): string {
  const options = ['--name-only', '--date=short', '--format=%x1e%h\t%ad\t%s'];
  try {
    return execFileSync('git', ['log', ...options, '--', 'src/components', 'src/pages'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

function folderOf(file: string): string | undefined {
  return folderPattern.exec(file.replaceAll('\\', '/'))?.[0];
}
