import { NewItemsPill } from '../../components/NewItemsPill/NewItemsPill.tsx';
import type { PendingUpdates } from './useListSection.ts';

type LivePillProps = {
  /** Without it nothing is held back. */
  held: PendingUpdates | undefined;
  noun: 'resultado' | 'partido';
};

/** Says what has arrived above the visitor who is reading further down, and leads to it. */
export function LivePill({ held, noun }: LivePillProps) {
  if (held === undefined) return null;
  return (
    <NewItemsPill
      count={held.count}
      noun={noun}
      onShow={() => {
        held.onShow();
        window.scrollTo({ top: 0 });
        // The pill is gone with the click: the keyboard goes on from the head of the page.
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }}
    />
  );
}
