import { withheldCountOf } from '../../live/listState.ts';
import type { List } from '../../live/useList.ts';
import { NewItemsPill } from './NewItemsPill.tsx';

type LivePillProps = {
  list: Pick<List<unknown>, 'state' | 'onShowWithheld'>;
  noun: 'resultado' | 'partido';
};

/** Says how many rows have arrived above the visitor who is reading further down, and leads to them. */
export function LivePill({ list, noun }: LivePillProps) {
  return (
    <NewItemsPill
      count={withheldCountOf(list.state)}
      noun={noun}
      onShow={() => {
        list.onShowWithheld();
        window.scrollTo({ top: 0 });
        // The pill is gone with the click: the keyboard goes on from the head of the page.
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }}
    />
  );
}
