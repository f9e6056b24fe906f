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
 * An add dialog's life. What is typed has one id while the dialog is open: a save whose answer was
 * lost, tried again, is the same row.
 * @param savedMessage tells the administrator that it is done: the row may be far down the list
 */
export function useAdding<NewItem>(
  writes: LeagueWrites<NewItem>,
  savedMessage: string,
): Adding<NewItem> {
  const [isOpen, setOpen] = useState(false);
  const id = useRef(newId());
  return {
    isOpen,
    open() {
      // Another opening is another row, even if nobody knows what became of the last one.
      id.current = newId();
      setOpen(true);
    },
    close: () => setOpen(false),
    async save(values) {
      await writes.add(id.current, values);
      const { showDone } = await import('./adminMessages.tsx');
      showDone(savedMessage);
    },
  };
}
