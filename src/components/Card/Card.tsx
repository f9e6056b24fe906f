import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './Card.module.css';

export type HeadingLevel = 2 | 3 | 4;

type CardProps = {
  /** The whole card as one sentence, for those who hear the page. */
  description: string;
  /** The level of the heading that the sentence is, so that one can jump from card to card. */
  headingLevel?: HeadingLevel;
  category: string;
  /** What stands opposite the category, e.g. the day. */
  aside?: ReactNode;
  /** Whether it arrived a moment ago: it is highlighted, and nothing moves. */
  isNew?: boolean;
  /** What can be done with it; it stands outside of what the sentence replaces. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame that result and match share: what is seen is one picture, what is heard one sentence. */
export function Card(props: CardProps) {
  const { description, headingLevel = 3, category, aside, isNew = false, action, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes['root']} data-new={isNew || undefined}>
      <VisuallyHidden as={Heading}>{description}</VisuallyHidden>
      <div
        className={classes['picture']}
        aria-hidden="true"
        data-with-action={action !== undefined}
      >
        <div className={classes['header']}>
          <span className={classes['category']}>{category}</span>
          {aside}
        </div>
        {children}
      </div>
      {action === undefined ? null : <div className={classes['action']}>{action}</div>}
    </article>
  );
}
