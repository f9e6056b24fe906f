import { useEffect, useEffectEvent, type RefObject } from 'react';
import { askedReadings, confirmed, settledAs } from './reviewItem.ts';
import { isWinnerSaid } from './reviewState.ts';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import type { ReviewEntry, RowActions } from './ReviewRow.tsx';

/** The rows by keyboard: up and down, 1 and 2 for who won, Enter for *Está bien*, else for the cells. */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  entries: readonly ReviewEntry[],
  openId: string | null,
  { onChange, onOpen }: Pick<RowActions, 'onChange' | 'onOpen'>,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    // Within the cells the keys are those of the fields.
    if (target.matches('input, select, textarea')) return;
    const row = target.closest<HTMLElement>('[data-review-id]') ?? null;
    const index = entries.findIndex(({ item }) => item.id === row?.dataset['reviewId']);
    const focus = (next: number) => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-review-id]');
      rows?.[Math.max(0, Math.min(next, entries.length - 1))]?.focus();
    };
    const entry = entries[index];
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[key];
    if (step !== undefined) focus(index + step);
    else if (entry !== undefined && (key === '1' || key === '2') && entry.item.id !== openId) {
      const isAsked = entry.state.kind === 'asks' || isWinnerSaid(entry.state);
      const reading = askedReadings(entry.item)[key === '1' ? 0 : 1];
      const isOpen = entry.item.verdict.kind !== 'settled';
      if (!isAsked || !isOpen || reading === undefined) return;
      onChange(settledAs(entry.item, reading));
      focus(index + 1);
    } else if (entry?.state.kind === 'confirms' && key === 'Enter' && target === row) {
      onChange(confirmed(entry.item));
      focus(index + 1);
    } else if (entry !== undefined && key === 'Enter' && target === row) {
      onOpen(entry.item.id === openId ? null : entry.item.id);
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    const rows = list.current;
    // From anywhere on the page the arrows lead into the list.
    const onPage = (event: KeyboardEvent) => {
      const isFree = isFocusLost() || document.activeElement?.tagName === 'H1';
      if (isFree && event.key === 'ArrowDown') press(event);
    };
    rows?.addEventListener('keydown', listener);
    document.addEventListener('keydown', onPage);
    return () => {
      rows?.removeEventListener('keydown', listener);
      document.removeEventListener('keydown', onPage);
    };
  }, [list]);
}
