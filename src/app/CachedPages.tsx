import '@mantine/core/styles/Anchor.layer.css';
import { Anchor, Group, Text } from '@mantine/core';
import { useId, useLayoutEffect, useRef } from 'react';
import { formatAge } from '../padel/spanishDate.ts';
import { civilMomentAt, type CivilDate, type LeagueClock } from '../padel/time.ts';
import { Link } from '../ui/Link.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './CachedPages.module.css';

/** A page that is shown without a connection. */
export type CachedPage = {
  path: string;
  title: string;
  /** The moment at which its rows were read, ms since the epoch. */
  at: number;
};

type CachedPagesProps = {
  /** The pages that can be read without a connection. */
  pages: ReadonlyArray<CachedPage>;
  /** The league’s clock, for the times that are shown. */
  clock: LeagueClock;
  /** The civil date of today in the league’s zone. */
  today: CivilDate;
};

/**
 * The pages that can be read without a connection, and their age.
 *
 * - **Keyboard:** Each page is a link.
 * - **Screen reader:** A list with a name; each page is followed by its age.
 */
export function CachedPages({ pages, clock, today }: CachedPagesProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  // As the style sheet does, where the browser has no `:has()`.
  useLayoutEffect(() => {
    if (root.current === null || CSS.supports('selector(:has(a))')) return;
    root.current.hidden = document.querySelector(`.${classes['root']}`) !== root.current;
  });
  return (
    <div className={classes['root']} ref={root}>
      <Text id={titleId} fw={700} mb={4}>
        Guardado en este dispositivo:
      </Text>
      <ul className={controls['list']} aria-labelledby={titleId}>
        {pages.map(({ path, title, at }) => (
          <Group
            key={path}
            component="li"
            className={classes['page'] ?? ''}
            justify="space-between"
            gap="0 12px"
          >
            <Anchor component={Link} to={path} c="var(--color-brand)" fw={700}>
              <bdi>{title}</bdi>
            </Anchor>{' '}
            <Text component="span" size="sm" c="dimmed">
              {formatAge(civilMomentAt(at, clock), today)}
            </Text>
          </Group>
        ))}
      </ul>
    </div>
  );
}
