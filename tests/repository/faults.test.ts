import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { withFault } from '../faults/fault.ts';
import { guards } from '../faults/guards.ts';
import { promises } from '../faults/promises.ts';
import { read, root } from './support/files.ts';

const faults = [...promises, ...guards];
const migrationFolder = 'supabase/migrations/';

it('has faults that can be planted as the code is now', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  const wrong = faults.flatMap((fault) => {
    try {
      const text = withFault(root, fault);
      const { errors } = /\.tsx?$/u.test(fault.file) ? parseSync(fault.file, text) : { errors: [] };
      const isThere = existsSync(join(root, fault.provedBy));
      return [
        ...errors.map(({ message }) => `${fault.name}: ${message}`),
        ...(isThere ? [] : [`${fault.name}: there is no ${fault.provedBy}`]),
      ];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(wrong, 'write each as the code is now').toEqual([]);
});

it('plants nothing in a function that a later migration defines again', () => {
  const definedIn = (sql: string) =>
    [...sql.matchAll(/^create (?:or replace )?function ([\w.]+)\(/gmu)].map(([, name]) => name);
  // The last file that defines each.
  const inForce = new Map(
    readdirSync(join(root, migrationFolder))
      .sort()
      .map((name) => migrationFolder + name)
      .flatMap((file) => definedIn(read(file)).map((name) => [name, file])),
  );
  const replaced = faults.filter(({ file, find }) => {
    if (!file.startsWith(migrationFolder)) return false;
    const name = definedIn(read(file).split(find)[0] ?? '').at(-1);
    return name !== undefined && inForce.get(name) !== file;
  });
  expect(replaced.map(({ name }) => name)).toEqual([]);
});

it('has a fault for every promise of tests/README.md, proved by the file that it names', () => {
  const rows = [...read('tests/README.md').matchAll(/^\| .* \| `([^`]+)` +\|$/gmu)];
  const promised = rows.map(([, path = '']) =>
    path.startsWith('stories/') ? `${path}.stories.tsx` : `tests/${path}.test.ts`,
  );
  const proved = new Set(faults.map(({ provedBy }) => provedBy));
  expect(promised.length).toBeGreaterThan(50);
  // Its faults are those of the other files, seen by other browsers.
  const others = promised.filter((path) => !path.startsWith('tests/browsers/'));
  expect(others.filter((path) => !proved.has(path))).toEqual([]);
});
