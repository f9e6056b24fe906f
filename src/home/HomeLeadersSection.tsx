import { Title } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { Link } from '../ui/Link.tsx';
import { categories } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import { useIsNear } from '../ui/hooks/useIsNear.ts';
import classes from './HomeView.module.css';

const HomeLeaders = lazy(async () => {
  // If this code cannot be loaded, the link to the tables is left.
  const module = await import('./HomeLeaders.tsx').catch(() => null);
  return { default: module?.HomeLeaders ?? Nothing };
});
const Nothing = () => null;

/** The leaders of the categories, read when they are nearly in view. Height is reserved for them. */
export function HomeLeadersSection() {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  return (
    <section ref={section} className={classes['leaders']} aria-labelledby="lideres">
      <div className={classes['leadersHeader']}>
        <Title order={2} id="lideres">
          Líderes
        </Title>
        <Link className={classes['more'] ?? ''} to={paths.tables()}>
          Todas las tablas
        </Link>
      </div>
      <div style={{ minBlockSize: `calc(${categories.length} * (3.5rem + 1px) + 1px)` }}>
        <Suspense>{isNear ? <HomeLeaders /> : null}</Suspense>
      </div>
    </section>
  );
}
