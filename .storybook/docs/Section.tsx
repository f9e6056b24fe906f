import type { ReactNode } from 'react';
import { sectionId } from './sectionId.ts';

/** A part of a page, which a link of its contents can lead to. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={sectionId(title)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
