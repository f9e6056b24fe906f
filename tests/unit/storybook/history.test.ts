import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastChange } from '../../../.storybook/history.ts';
import { readHistory } from '../../../.storybook/readHistory.ts';

const root = mkdtempSync(join(tmpdir(), 'history-'));
const clone = `${root}-clone`;
let day = 0;

function git(...args: string[]) {
  const date = `2026-11-${String(10 + day)}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'ignore' });
}

function commit(subject: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  day += 1;
  git('add', '--all');
  git('commit', '--message', subject);
}

const lines = Array.from({ length: 9 }, (_, line) => `      <li>${line}</li>\n`).join('');
const card = (text: string, imported = '{ a } from "./a.ts"') =>
  `import ${imported};\n\nexport function Card() {\n  return (\n    <p>\n${lines}${text}</p>\n  );\n}\n`;
const moved = '{\n  a,\n  b,\n} from "../b.ts"';

beforeAll(() => {
  git('init');
  commit('Begin', {
    'package.json': '{ "version": "0.1.0" }',
    'src/components/Card.tsx': card('1'),
  });
  commit('Say two', { 'src/components/Card.tsx': card('2') });
  mkdirSync(join(root, 'src/matches'));
  renameSync(join(root, 'src/components/Card.tsx'), join(root, 'src/matches/Card.tsx'));
  commit('Move the card', { 'src/matches/Card.tsx': card('2', moved) });
  commit('Say why', { 'src/matches/Card.tsx': `// Why.\n${card('2', moved)}` });
  commit('Raise the version', { 'package.json': '{ "version": "0.2.0" }' });
  commit('Add a dependency', { 'package.json': '{ "version": "0.2.0", "dependencies": {} }' });
  commit('Make it blue', { 'src/matches/Row.module.css': '.root { color: blue; }' });
  commit('Ask in a hook', {
    'src/matches/useQuestion.tsx': 'export const useQuestion = () => null;',
  });
});
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(clone, { recursive: true, force: true });
});

it('follows a component through its moves, and leaves out commits that nobody sees', () => {
  const history = readHistory(root);
  if (history.kind === 'unknown') throw new Error(history.reason);
  expect(history.changes).toEqual([
    { day: '2026-11-17', subject: 'Make it blue', components: ['matches/Row'] },
    { day: '2026-11-12', subject: 'Say two', components: ['matches/Card'] },
    { day: '2026-11-11', subject: 'Begin', components: ['matches/Card'] },
  ]);
  expect(lastChange(history, './stories/matches/Card.stories.tsx')).toBe(
    'Last changed on 2026-11-12.',
  );
});

it('says that it cannot know, in a shallow clone and without Git', () => {
  const sentence = (folder: string) => lastChange(readHistory(folder), './stories/a.stories.tsx');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  expect(sentence(clone)).toMatch(/cannot be known: .* from a shallow clone\.$/u);
  rmSync(join(clone, '.git'), { recursive: true });
  expect(sentence(clone)).toMatch(/cannot be known: .* without Git\.$/u);
});
