import type { ReactNode } from 'react';

/** A part of a page, which a link of its contents can lead to. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={title.toLowerCase().replace(' ', '-')}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
