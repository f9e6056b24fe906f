import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { panelProps } from '../ui/panelProps.ts';

type PasteSectionProps = {
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A part of a page of the paste or the fixture, in a frame: what was saved, or another tool.
 *
 * - **When:** For a part with a heading that stands by itself: what was saved, another tool.
 * - **When not:** For a row of what was read: ReviewRow. For what is opened on demand: Disclosure.
 */
export function PasteSection({ labelledBy, children }: PasteSectionProps) {
  return (
    <Card
      component="section"
      {...panelProps}
      style={{ borderBlockStart: '6px solid var(--color-live)' }}
      aria-labelledby={labelledBy}
    >
      {children}
    </Card>
  );
}
