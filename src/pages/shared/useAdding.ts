import { useState } from 'react';
import type { Writes } from '../../auth/useWrites.ts';
import { notifyAdmin } from './notifyAdmin.ts';

export type Adding<NewItem> = {
  isOpen: boolean;
  /** How often the dialog was opened: each time its form begins anew, or with what was not saved. */
  opening: number;
  open(): void;
  close(): void;
  /**
   * @param id one for what is being typed (see `useDraft`)
   * @throws what the write throws: the dialog stays open and says so
   */
  save(id: string, values: NewItem): Promise<void>;
};

/**
 * An add dialog's life.
 * @param savedMessage tells the administrator that it is done: the row may be far down the list
 */
export function useAdding<NewItem>(writes: Writes<NewItem>, savedMessage: string): Adding<NewItem> {
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  return {
    isOpen,
    opening,
    open() {
      setOpening((before) => before + 1);
      setOpen(true);
    },
    close: () => setOpen(false),
    async save(id, values) {
      await writes.add(id, values);
      // Not awaited: it is saved, whether it can be told or not.
      void notifyAdmin('done', savedMessage);
    },
  };
}
