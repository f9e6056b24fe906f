import type { Authors } from '../readResults.ts';

/** The pairs of those who write in the group, as kept on the device; nothing else of what is there. */
export function parseAuthors(value: unknown): Authors {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
