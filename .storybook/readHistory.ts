import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Change, History } from './history.ts';

type Entry = { today: string | null; before: string; after: string };
type Commit = { day: string; subject: string; entries: readonly Entry[] };

// A component, or what opens one: neither a hook nor a form's description.
const visible = /^src\/(?!build\/)((?:.+\/)?(?:[A-Z]|open[A-Z])[^/]*?)(?:\.module\.css|\.tsx)$/u;
const noBlob = /^0+$/u;

/**
 * Reads the changes of every component from Git, renames followed. A commit that only moves files,
 * or changes no more than imports and comments, is none.
 * @param root folder of the repository
 */
export function readHistory(root: string): History {
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd: root, input, maxBuffer: 2 ** 30, stdio: 'pipe' });
  let state: string;
  try {
    // With a commit: a copy of the project may be a repository that has none.
    state = git(['rev-parse', '--is-shallow-repository', 'HEAD']).toString();
  } catch {
    return { kind: 'unknown', reason: 'this Storybook was built without Git' };
  }
  if (state.startsWith('true')) {
    return { kind: 'unknown', reason: 'this Storybook was built from a shallow clone' };
  }
  const format = '--format=%x00%as%x09%s';
  const log = git(['log', '--raw', '-M', '-l0', '--no-abbrev', format, '--', 'src']);
  const commits = readCommits(log.toString(), (path) => existsSync(join(root, path)));
  const blobs = commits.flatMap(({ entries }) =>
    entries.flatMap(({ before, after }) => [before, after]),
  );
  const names = [...new Set(blobs)].filter((name) => !noBlob.test(name));
  const texts = readBlobs(git(['cat-file', '--batch'], names.join('\n')));
  return { kind: 'known', changes: changesOf(commits, texts) };
}

/** The commits, newest first, each path by what it is called today; `null`: it is gone. */
function readCommits(log: string, exists: (path: string) => boolean): readonly Commit[] {
  const later = new Map<string, string | null>();
  const nameToday = (path: string) => {
    const name = later.get(path);
    if (name !== undefined) return name;
    return exists(path) ? path : null;
  };
  return log
    .split('\0')
    .slice(1)
    .map((text) => {
      const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
      const [day = '', subject = ''] = head.split('\t');
      const moves: (readonly [string, string | null])[] = [];
      const entries = lines.map((line) => {
        const [modes = '', path = '', newPath = path] = line.split('\t');
        const [, , before = '', after = '', status = ''] = modes.split(' ');
        const today = nameToday(newPath);
        if (newPath !== path) moves.push([path, today]);
        // What had this path before is another file.
        if (status === 'A' || newPath !== path) moves.unshift([newPath, null]);
        return { today, before, after };
      });
      for (const [path, today] of moves) later.set(path, today);
      return { day, subject, entries };
    });
}

/** Texts of `git cat-file --batch` by their ids. */
function readBlobs(output: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at);
    const [name = '', , size = ''] = output.toString('utf8', at, end).split(' ');
    const start = end + 1;
    at = start + Number(size);
    texts.set(name, output.toString('utf8', start, at));
    at += 1;
  }
  return texts;
}

/** What a visitor may notice: neither imports nor comments nor line breaks. */
function essenceOf(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import\b[^;]*;/gmu, '')
    .replaceAll(/(['"])\.{1,2}\/[^'"]*\1|\s+/gu, '');
}

function changesOf(
  commits: readonly Commit[],
  texts: ReadonlyMap<string, string>,
): readonly Change[] {
  const essence = (blob: string) => essenceOf(texts.get(blob) ?? '');
  return commits.flatMap(({ day, subject, entries }) => {
    const changed = entries.flatMap(({ today, before, after }) => {
      const [, component] = visible.exec(today ?? '') ?? [];
      return component === undefined || essence(before) === essence(after) ? [] : [component];
    });
    return changed.length === 0
      ? []
      : [{ day, subject, components: [...new Set(changed)].toSorted() }];
  });
}

/** Gives the docs what is read once a build, each as `virtual:<name>`. */
export function virtualModules(read: Readonly<Record<string, () => unknown>>): Plugin {
  const prefix = '\0virtual:';
  return {
    name: 'storybook-virtual',
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const name = id.startsWith(prefix) ? id.slice(prefix.length) : '';
      const own = read[name];
      return own && `export const ${name} = ${JSON.stringify(own())};`;
    },
  };
}
