import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Imported by a process before anything else (`node --import`), and by its threads: while the file
// exists that FULL_DISK names, the disk has no room. A real full disk needs a mount and its rights.

const flag = process.env['FULL_DISK'] ?? '';

function failIfFull(call: string) {
  if (!fs.existsSync(flag)) return;
  const message = `ENOSPC: no space left on device, ${call}`;
  throw Object.assign(new Error(message), { code: 'ENOSPC', errno: -28, syscall: call });
}

const write = fs.writeSync;
const makeFolder = fs.mkdirSync;
const readSystem = fs.statfsSync;
Object.assign(fs, {
  writeSync(...parameters: Parameters<typeof write>) {
    // What is printed goes elsewhere.
    if (parameters[0] > 2) failIfFull('write');
    return write(...parameters);
  },
  mkdirSync(...parameters: Parameters<typeof makeFolder>) {
    failIfFull('mkdir');
    return makeFolder(...parameters);
  },
});
fs.statfsSync = Object.assign(
  (path: string) =>
    fs.existsSync(flag) ? Object.assign(readSystem(path), { bavail: 0 }) : readSystem(path),
  readSystem,
);
syncBuiltinESMExports();
