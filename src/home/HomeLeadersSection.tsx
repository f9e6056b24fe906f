import { Box, Group, Title } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import { Link } from '../ui/Link.tsx';
import { useSettings } from '../league/settings.ts';
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
  return (
    <section ref={section} aria-labelledby="lideres">
      <Group justify="space-between" gap="4px 20px" mb={8}>
        <Title order={2} id="lideres">
          Líderes
        </Title>
        <Link className={controls['link'] ?? ''} to={paths.tables()}>
          Todas las tablas
        </Link>
      </Group>
      <Box mih={`calc(${categories.length} * (3.5rem + 1px) + 90px)`}>
        <Suspense>{isNear ? <HomeLeaders /> : null}</Suspense>
      </Box>
    </section>
  );
}
