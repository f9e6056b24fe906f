import { useId, type ReactNode } from 'react';
import classes from './AboutPage.module.css';

type AboutSectionProps = { title: string; children: ReactNode };

/** A titled part of the page. */
export function AboutSection({ title, children }: AboutSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
