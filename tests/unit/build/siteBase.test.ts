import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressProblem, readBase } from '../../../src/build/siteBase.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

test.each([
  ['', '/'],
  ['/', '/'],
  ['/liga/', '/liga/'],
  ['/liga', '/liga/'],
  ['liga', '/liga/'],
  ['/a/b', '/a/b/'],
  ['/Liga-Padel/', '/Liga-Padel/'],
  ['/pádel del sur/', '/p%C3%A1del%20del%20sur/'],
  ['/p%C3%A1del/', '/p%C3%A1del/'],
  ['/p%c3%a1del/', '/p%C3%A1del/'],
  ['/%6ciga/', '/liga/'],
  ['/liga%20norte/', '/liga%20norte/'],
  ['/cien%25/', '/cien%25/'],
  [' /liga/ ', '/liga/'],
  ['/LIGA/', '/LIGA/'],
])('the base %j is %s', (given, base) => {
  expect(readBase(given)).toBe(base);
});

test.each([
  './',
  '../liga/',
  'https://club.example/liga/',
  '//club.example/',
  '/liga/?x',
  '/liga#x/',
  '/liga\\x/',
  '/liga//x/',
  '/100%/',
  '/a&b/',
  // What a shell of Windows makes of /liga/.
  'C:/Program Files/Git/liga/',
])('the base %j is refused', (given) => {
  expect(() => readBase(given)).toThrow(/has to be a path such as/u);
});

test.each([
  ['', '/liga/', false],
  ['https://club.example', '/', false],
  ['https://club.example/liga', '/liga/', false],
  ['https://club.example/a/b', '/a/b/', false],
  ['https://club.example/p%c3%a1del', '/p%C3%A1del/', false],
  ['https://club.example/liga%20norte', '/liga%20norte/', false],
  ['https://club.example', '/liga/', true],
  ['https://club.example/liga', '/', true],
  ['https://club.example/Liga', '/liga/', true],
])('the address %j of a site at %s is wrong: %s', (address, base, isWrong) => {
  const problem = addressProblem({ ...demoSettings, address }, base)?.[0];
  expect(problem).toBe(isWrong ? 'otherAddress' : undefined);
});

test('GitHub Pages builds the site for the path that it says itself', () => {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  expect(workflow).toMatch(/uses: actions\/configure-pages@v\d+\n +id: pages\n/u);
  expect(workflow).toMatch(
    /BASE_PATH: '\$\{\{ steps\.pages\.outputs\.base_path \}\}' \}\n +run: npm ci && npm run build -- --base="\$BASE_PATH\/"/u,
  );
});
