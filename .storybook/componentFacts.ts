import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Change, ComponentFacts } from 'virtual:component-facts';

const moduleName = 'virtual:component-facts';
const keptChanges = 5;

/** What the docs say of each component that its source alone does not: who uses it, what changed. */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const [users, changes] = [readUsers(), readChanges()];
      const paths = [...new Set([...users.keys(), ...changes.keys()])];
      const facts: Record<string, ComponentFacts> = Object.fromEntries(
        paths.map((path) => [
          path,
          { usedBy: [...(users.get(path) ?? [])].sort(), changes: changes.get(path) ?? [] },
        ]),
      );
      return `export const facts = ${JSON.stringify(facts)};`;
    },
  };
}

/** By the file of a component, the files that import it. */
function readUsers(): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const found of globSync('src/**/*.{ts,tsx}')) {
    const file = found.replaceAll('\\', '/');
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/'(\.[^']+\.tsx)'/gu)) {
      const used = componentOf(join(dirname(file), target));
      if (used === undefined) continue;
      users.set(used, (users.get(used) ?? new Set()).add(file.replace(/^src\//u, '')));
    }
  }
  return users;
}

/**
 * By the file of a component, its last commits, the newest first: of its styles too, and under its
 * earlier names. None in a copy without its history.
 */
function readChanges(): ReadonlyMap<string, readonly Change[]> {
  const changes = new Map<string, Change[]>();
  /** What a file of an earlier name is called now. */
  const laterNames = new Map<string, string>();
  const laterName = (file: string) => laterNames.get(file) ?? file;
  for (const entry of readLog().split('\u001e').slice(1)) {
    const [head = '', ...lines] = entry.trim().split('\n');
    const [commit = '', date = '', subject = ''] = head.split('\t');
    const changed = new Set<string>();
    for (const [state = '', file = '', newName] of lines.map((line) => line.split('\t'))) {
      // A file that was only moved did not change.
      if (state.startsWith('R') && newName !== undefined) laterNames.set(file, laterName(newName));
      else changed.add(componentOf(laterName(file)) ?? '');
    }
    changed.delete('');
    for (const path of changed) {
      const list = changes.get(path) ?? [];
      changes.set(path, list);
      if (list.length < keptChanges) list.push({ commit, date, subject });
    }
  }
  return changes;
}

function readLog(): string {
  const options = ['--name-status', '-M', '--date=short', '--format=%x1e%h\t%ad\t%s'];
  try {
    return execFileSync('git', ['log', ...options, '--', 'src'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** The file of the component that a file belongs to: itself, or the one that its styles are of. */
function componentOf(file: string): string | undefined {
  const found = /^(src\/.+?)(?:\.module\.css|\.tsx)$/u.exec(file.replaceAll('\\', '/'));
  return found === null ? undefined : `${found[1]}.tsx`;
}
