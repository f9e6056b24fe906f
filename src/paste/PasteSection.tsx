import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { panelProps } from '../ui/panelProps.ts';

type PasteSectionProps = {
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
};

/** A part of a page of the paste or the fixture, in a frame: what was saved, or another tool. */
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
