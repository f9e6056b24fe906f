import { readFileSync } from 'node:fs';

// Preloaded into a process by `--import`, and with it into each of its threads: their clocks, and that of the Postgres
// in them, are ahead by as many milliseconds as the file says that CLOCK_FILE names.

const file = process.env['CLOCK_FILE'] ?? '';
const { now } = Date;
let read = { at: 0, ahead: 0 };

function movedNow(): number {
  const real = now();
  if (real - read.at > 20) read = { at: real, ahead: Number(readFileSync(file, 'utf8')) };
  return real + read.ahead;
}

globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) =>
    Reflect.construct(date, values.length === 0 ? [movedNow()] : values, target),
});
Date.now = movedNow;
