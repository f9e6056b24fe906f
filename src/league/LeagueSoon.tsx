import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { soonTexts } from './soonTexts.ts';

type LeagueSoonProps = {
  /** A link, e.g. the administrator's. */
  action?: ReactNode;
};

/**
 * Shown by the pages of a league that has nothing to list yet.
 *
 * - **When:** Instead of the content of a page while there is no category, or on the home page no match either.
 * - **When not:** Where one list of several is empty: EmptyState.
 * - **Keyboard:** Only its action, if it has one.
 * - **Screen reader:** Two sentences.
 */
export function LeagueSoon({ action }: LeagueSoonProps) {
  return <EmptyState {...soonTexts} action={action} />;
}
