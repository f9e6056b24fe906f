import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './support/files.ts';

/** A file that breaks one rule each, and how the linter calls the rule. */
const violations: readonly [path: string, text: string, rule: string][] = [
  ['src/app/h.ts', 'export default function h() {}', 'no-default-export'],
  [
    'src/app/i.ts',
    'const value: any = 1;\nexport const double = [value, value];',
    'no-explicit-any',
  ],
  ['src/app/j.ts', 'export const size = JSON.parse("1") as number;', 'consistent-type-assertions'],
  [
    'src/app/k.ts',
    'export const first = (rows: string[]) => rows[0]!.length;',
    'no-non-null-assertion',
  ],
  ['src/app/l.ts', "export const say = () => console.log('hola');", 'no-console'],
  ['src/app/m1.ts', "import { two } from './m2.ts';\nexport const one = () => two();", 'no-cycle'],
  ['src/app/m2.ts', "import { one } from './m1.ts';\nexport const two = () => one();", 'no-cycle'],
  ['src/app/n1.ts', "import type { Two } from './n2.ts';\nexport type One = Two[];", 'no-cycle'],
  [
    'src/app/n2.ts',
    "import type { One } from './n1.ts';\nexport type Two = { one: One };",
    'no-cycle',
  ],
];

let folder = '';
let found: ReadonlySet<string> = new Set();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'league-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, text] of violations) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'src', 'stories'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 50_000,
  });
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  found = new Set(
    report.diagnostics.map(({ code, filename }) => {
      const rule = /\((.*)\)/u.exec(code)?.[1] ?? code;
      return `${filename.replaceAll('\\', '/')} ${rule}`;
    }),
  );
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(violations)('The linter refuses %s: %s', (path, _text, rule) => {
  expect([...found], `.oxlintrc.json does not hold ${rule} there any more`).toContain(
    `${path} ${rule}`,
  );
});
