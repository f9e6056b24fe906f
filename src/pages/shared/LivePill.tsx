import { useEffect, useRef, useState } from 'react';
import { NewItemsPill } from '../../components/NewItemsPill/NewItemsPill.tsx';
import type { ListState } from '../../domain/listState.ts';

type LivePillProps = {
  state: ListState<{ id: string }>;
  noun: 'resultado' | 'partido';
};

/** Further down than this the head of the list is out of sight, px. */
const nearTop = 240;

/** Counts what arrived above the visitor who is reading further down, and leads to it. */
export function LivePill({ state, noun }: LivePillProps) {
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
  const counted = useRef(new Set<string>());
  const arrivedIds = state.kind === 'loaded' ? state.arrivedIds : null;

  useEffect(() => {
    const fresh = [...(arrivedIds ?? [])].filter((id) => !counted.current.has(id));
    for (const id of fresh) counted.current.add(id);
    if (fresh.length > 0 && window.scrollY > nearTop) {
      setUnseen((before) => new Set([...before, ...fresh]));
    }
  }, [arrivedIds]);

  const hasUnseen = unseen.size > 0;
  useEffect(() => {
    if (!hasUnseen) return undefined;
    const forgetAtTop = () => {
      if (window.scrollY <= nearTop) setUnseen(new Set());
    };
    window.addEventListener('scroll', forgetAtTop, { passive: true });
    return () => window.removeEventListener('scroll', forgetAtTop);
  }, [hasUnseen]);

  return (
    <NewItemsPill
      count={unseen.size}
      noun={noun}
      onShow={() => {
        setUnseen(new Set());
        window.scrollTo({ top: 0 });
      }}
    />
  );
}
