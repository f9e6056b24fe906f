import { IconStarFilled } from '@tabler/icons-react';
import { categoryByName, type CategoryName } from '../league/category.ts';
import { pairSlug } from '../padel/pairSlug.ts';
import { paths } from '../league/paths.ts';
import { Link } from '../ui/Link.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { useStarredPairs } from './myPairsContext.ts';
import classes from './PairLink.module.css';
import { useSettings } from '../league/settings.ts';

type PairLinkProps = {
  /** The pair's id; `null` where it is not known. */
  id: string | null;
  /** The category of the pair. */
  category: CategoryName;
  /** The pair’s name as the league writes it. */
  name: string;
  /** The class of the name itself. */
  className?: string | undefined;
};

/**
 * A pair's name, linking to its page, with a star if it was starred on this device.
 *
 * - **When:** Wherever a pair is named.
 * - **When not:** Within another link.
 * - **Screen reader:** The name, and that it is one’s own.
 */
export function PairLink({ id, category, name, className }: PairLinkProps) {
  const isMine = useStarredPairs().some((pair) => pair.id === id);
  const slug = categoryByName(category, useSettings())?.slug;
  const text = (
    <bdi className={className} title={name}>
      {name}
    </bdi>
  );
  // A name without a letter or digit leads nowhere by itself.
  if (slug === undefined || (id ?? pairSlug(name)) === '') return text;
  return (
    <Link
      className={classes['root'] ?? ''}
      to={paths.pair(slug, name, id ?? '')}
      state={id}
      data-mine={isMine || undefined}
    >
      {isMine ? (
        <>
          <IconStarFilled className={classes['star']} size={14} aria-hidden="true" />
          <span className={visuallyHidden}>Mi pareja: </span>
        </>
      ) : null}
      {text}
    </Link>
  );
}
