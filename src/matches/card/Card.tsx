import '@mantine/core/styles/Card.layer.css';
import { Card as MantineCard } from '@mantine/core';
import type { ReactNode } from 'react';
import { type CategoryName, categoryByName } from '../../league/category.ts';
import { paths } from '../../league/paths.ts';
import type { Shareable } from '../../matches/shareContext.ts';
import { Link } from '../../ui/Link.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import arrival from '../arrival.module.css';
import classes from './Card.module.css';
import { useSettings } from '../../league/settings.ts';

export type HeadingLevel = 2 | 3 | 4;

type CardProps = {
  /** The result or match that the card shares. */
  share: Shareable;
  /** The shared thing, in words, e.g. *resultado Los Smash contra Doble Pared*. */
  what: string;
  /** The card as one sentence, for screen readers. */
  description: string;
  /** `what` is a heading of this level, above the sentence. */
  headingLevel?: HeadingLevel;
  /** The category. */
  category: CategoryName;
  /** Opposite the category, e.g. the day. */
  aside?: ReactNode;
  /** Whether it arrived a moment ago: it is highlighted without moving anything. */
  isNew?: boolean;
  /** The administrator's controls, in the place of the button that shares. */
  action?: ReactNode;
  /** A line below, within the card's margin: that it was corrected. */
  remark?: ReactNode;
  /** Further actions, below. */
  foot?: ReactNode;
  /** The card's content below its header. */
  children: ReactNode;
};

/**
 * The frame of a result's and of a match's card.
 *
 * - **Keyboard:** The card itself is no target. Tab visits the category, the teams and the actions
 *   in reading order; a link to the card’s address focuses it as a whole.
 * - **Screen reader:** An article with one sentence that says it all; what is visible is hidden
 *   from screen readers.
 */
export function Card(props: CardProps) {
  const { share, what, description, headingLevel = 3, category, aside } = props;
  const { isNew = false, action, foot, remark, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <MantineCard
      component="article"
      translate="no"
      className={`${arrival['root']} ${classes['root']}`}
      data-new={isNew || undefined}
    >
      <Heading className={visuallyHidden}>{what}</Heading>
      <p className={visuallyHidden}>{description}</p>
      <div className={classes['picture']} data-with-action={action !== undefined}>
        <div className={classes['header']}>
          <CategoryLink name={category} />
          <span aria-hidden="true">{aside}</span>
        </div>
        {children}
      </div>
      <div className={classes['action']}>{action ?? <ShareButton share={share} what={what} />}</div>
      {remark === undefined ? null : <div className={classes['remark']}>{remark}</div>}
      {foot === undefined ? null : <div className={classes['foot']}>{foot}</div>}
    </MantineCard>
  );
}

function CategoryLink({ name }: { name: CategoryName }) {
  const category = categoryByName(name, useSettings());
  if (category === undefined) return <span className={classes['category']}>{name}</span>;
  return (
    <Link className={classes['category'] ?? ''} to={paths.category(category.slug)}>
      {category.title}
    </Link>
  );
}
