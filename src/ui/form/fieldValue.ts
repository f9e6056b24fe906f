import type { RefObject } from 'react';

/** What a field holds: a password manager fills it without an event, which React would not hear of. */
export function fieldValue({ current }: RefObject<HTMLInputElement | null>): string {
  return current?.value ?? '';
}
