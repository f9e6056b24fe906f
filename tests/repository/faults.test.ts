import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { faults } from '../faults/faults.ts';
import { withFault } from '../faults/fault.ts';
import { root } from './support/files.ts';

it.each([...faults])('has faults in %s that can be planted as it is now', (_room, list) => {
  expect(list.length).toBeGreaterThanOrEqual(10);
  expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  const wrong = list.flatMap((fault) => {
    try {
      const { errors } = parseSync(fault.file, withFault(root, fault));
      const isThere = fault.provedBy === undefined || existsSync(join(root, fault.provedBy));
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
