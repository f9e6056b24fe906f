/**
 * Starts a league of one's own as its README says, looks at its first page and stops it: what CI runs on systems on
 * which the project was not tried.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const port = 3001;
const options = [
  '--port',
  String(port),
  '--data-dir',
  'memory',
  '--admin-email',
  'ana@liga.example',
  '--lang',
  'en',
];
// One line: npm is a script of the shell on Windows.
const league = spawn(`npm run start:league -- ${options.join(' ')}`, {
  shell: true,
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: process.platform !== 'win32',
});
const ended = once(league, 'close');
let output = '';
for await (const bytes of league.stdout) {
  process.stdout.write(bytes);
  output += String(bytes);
  if (output.includes('Site URL')) break;
}
const response = await fetch(`http://localhost:${port}/resultados`).catch(() => null);
const isShown = response?.ok === true && (await response.text()).includes('<h1');
const { pid = 0 } = league;
if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
else process.kill(-pid, 'SIGINT');
await ended;
const isStopped = (await fetch(`http://localhost:${port}/`).catch(() => null)) === null;
console.log(isShown ? 'The page was there.' : 'There was no page.');
console.log(isStopped ? 'The league stopped.' : 'The league went on.');
process.exit(isShown && isStopped ? 0 : 1);
