import '@mantine/core/styles/Stack.layer.css';
import { Stack } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isAsking } from './reviewState.ts';
import type { CivilDate } from '../../padel/time.ts';
import { knownPairs } from '../../pairs/knownPairs.ts';
import { SaveBar } from '../SaveBar.tsx';
import type { ReviewPair } from './CorrectionFields.tsx';
import type { ForAll } from './forAll.ts';
import { ForAllRows, type SaidForAll } from './ForAllRows.tsx';
import { ReviewRow, type ReviewEntry, type RowActions } from './ReviewRow.tsx';
import { UnreadList, type UnreadMessage } from './UnreadList.tsx';
import { useRowKeys } from './useRowKeys.ts';
import controls from '../../ui/theme/controls.module.css';

type PasteReviewProps = Omit<RowActions, 'onName'> & {
  /** In the order in which they are shown. */
  entries: ReadonlyArray<ReviewEntry>;
  /** The messages that were not read as a result. */
  unread: ReadonlyArray<UnreadMessage>;
  /** The pairs of all categories. */
  pairs: ReadonlyArray<ReviewPair>;
  /** The pairs that the administrator said to be new, by `nameId`. */
  newPairs: ReadonlyArray<string>;
  /** The last answer for many rows, which can be undone; `null`: none. */
  said: SaidForAll | null;
  /** The day of the results whose words name none. */
  day: CivilDate;
  /** The civil date of today in the league’s zone. */
  today: CivilDate;
  /** The evening that is being played: after midnight it is not today's. */
  evening: CivilDate;
  /** The row whose cells are shown. */
  openId: string | null;
  isSaving: boolean;
  /** Why the last attempt failed, in Spanish. */
  failure: string | null;
  /** Makes a row of a message that was not read as a result. */
  onClaim: (id: string) => void;
  /** Applies one answer to all rows that lack it. */
  onForAll: (choice: ForAll) => void;
  /** Takes that answer back. */
  onUndoForAll: () => void;
  /** Saves the rows that are ready. */
  onSave: () => void;
  /** Discards all rows. */
  onDiscard: () => void;
};

/**
 * Everything that was pasted on one screen: what is ready, what is asked, what is left out.
 *
 * - **Keyboard:** Tab goes from question to question; the bar is last.
 * - **Screen reader:** Each row is a group with its state in its name; how many are ready is
 *   announced.
 */
export function PasteReview(props: PasteReviewProps) {
  const { entries, unread, isSaving, failure, openId, onClaim, onSave, onDiscard, ...others } =
    props;
  const { said, onForAll, onUndoForAll, ...row } = others;
  const { pairs } = row;
  const known = useMemo(
    () => knownPairs(pairs.map((pair) => ({ ...pair, id: pair.name }))),
    [pairs],
  );
  const list = useRef<HTMLDivElement>(null);
  const [claimed, setClaimed] = useState<string | null>(null);
  useEffect(() => {
    if (claimed === null) return;
    // The button that was pressed is gone, and its row stands far above.
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-review-id]') ?? [];
    const row = [...rows].find((each) => each.dataset['reviewId'] === claimed);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'start' });
  }, [claimed]);
  useRowKeys(list, entries, openId, row);
  const ready = entries.filter(({ state }) => state.kind === 'ready').length;
  const open = entries.filter(({ state }) => isAsking(state)).length;
  return (
    <Stack miw={0} style={{ overflowWrap: 'anywhere' }}>
      <ForAllRows
        rows={entries}
        said={said}
        day={row.day}
        today={row.today}
        evening={row.evening}
        onChoose={onForAll}
        onUndo={onUndoForAll}
      />
      <Stack
        ref={list}
        component="ol"
        gap="var(--space-12)"
        className={controls['list'] ?? ''}
        aria-label="Resultados leídos"
      >
        {entries.map(({ item, state }) => (
          <ReviewRow
            key={item.id}
            {...row}
            onName={(name) => onForAll({ kind: 'name', ...name })}
            item={item}
            state={state}
            known={known}
            isOpen={item.id === openId}
          />
        ))}
      </Stack>
      <UnreadList
        unread={unread}
        onClaim={(id) => {
          onClaim(id);
          setClaimed(id);
        }}
      />
      <SaveBar
        note={failure ?? describeOpen(open)}
        label={`Guardar ${ready === 1 ? '1 resultado' : `${ready} resultados`}`}
        isReady={ready > 0}
        isSaving={isSaving}
        onSave={onSave}
        onDiscard={onDiscard}
      />
    </Stack>
  );
}

function describeOpen(open: number): string {
  if (open === 0) return '';
  return open === 1 ? 'Falta 1: no se guarda.' : `Faltan ${open}: no se guardan.`;
}
