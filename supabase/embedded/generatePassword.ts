import { randomInt } from 'node:crypto';

// Without letters and digits that are taken for others.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Sixteen letters and digits, 79 bits, in groups that can be read out and typed. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
