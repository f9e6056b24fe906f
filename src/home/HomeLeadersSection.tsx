import { Box, Group, Title } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import { Link } from '../ui/Link.tsx';
import { useSettings } from '../league/settings.ts';
import { useStarredPairs } from '../matches/myPairsContext.ts';
import { paths } from '../league/paths.ts';
import { useIsNear } from './useIsNear.ts';
import controls from '../ui/theme/controls.module.css';

const HomeLeaders = lazyPart(async () => {
  // If this code cannot be loaded, the link to the tables is left.
  const module = await import('./HomeLeaders.tsx').catch(() => null);
  return module?.HomeLeaders ?? Nothing;
});
const Nothing = () => null;

/** The leaders of the categories, read when they are nearly in view. Height is reserved for them. */
export function HomeLeadersSection() {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const { categories } = useSettings();
  const [mine] = useStarredPairs();
  const slug = mine?.category ?? categories[0]?.slug;
  const { length } = categories;
  return (
    <section ref={section} aria-labelledby="lideres">
      <Group justify="space-between" gap="0 20px">
        <Title order={2} id="lideres">
          Líderes
        </Title>
        <Link className={controls['link'] ?? ''} to={paths.tables()}>
          Todas las tablas
        </Link>
      </Group>
      {slug === undefined ? null : (
        <Link className={controls['link'] ?? ''} to={`${paths.table(slug)}#hipotesis`}>
          ¿Y si…? Imaginar resultados y ver la tabla
        </Link>
      )}
      <Box mih={`calc(${length} * (3rem + 1px) + ${Math.ceil(length / 2)} * 44px + 3.5rem)`}>
        <Suspense>{isNear ? <HomeLeaders /> : null}</Suspense>
      </Box>
    </section>
  );
}
