import { useRef, useState } from 'react';
import { newId } from '../../domain/newId.ts';
import type { LeagueWrites } from '../../auth/useLeagueWrites.ts';

export type Adding<NewItem> = {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** @throws what the write throws: the dialog stays open and says so */
  save(values: NewItem): Promise<void>;
};

/**
 * An add dialog's life. What is typed has one id from the opening to the save that is confirmed: a
 * save whose answer was lost, tried again, is the same row.
 */
export function useAdding<NewItem>(writes: LeagueWrites<NewItem>): Adding<NewItem> {
  const [isOpen, setOpen] = useState(false);
  const id = useRef(newId());
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    async save(values) {
      await writes.add(id.current, values);
      id.current = newId();
    },
  };
}
