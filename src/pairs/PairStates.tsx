import '@mantine/core/styles/Stack.layer.css';
import { Box, Stack } from '@mantine/core';
import { useLayoutEffect, type ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { focusTitleIfLost } from '../ui/focusTitle.ts';
import { Link } from '../ui/Link.tsx';
import { LoadingNote } from '../ui/LoadingNote.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { RowSkeletons } from '../ui/skeletons/RowSkeletons.tsx';
import type { Category } from '../league/category.ts';
import type { Pair } from '../padel/pair.ts';
import { paths } from '../league/paths.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import { useOwnTitle } from '../ui/pageTitle.ts';
import controls from '../ui/theme/controls.module.css';

/** A pair's page while it is being found. */
export function PairLoading({ name }: { name: string }) {
  // The title that follows is another element: it takes over the focus that a navigation gave to this one.
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.tagName === 'H1') requestAnimationFrame(focusTitleIfLost);
    },
    [],
  );
  return (
    <PageFrame>
      <PageTitle>{name}</PageTitle>
      <PairSkeleton />
    </PageFrame>
  );
}

/** The placeholder below the title until everything is loaded, higher than the screen. */
export function PairSkeleton() {
  return (
    <Stack gap={24} pos="relative" data-loading>
      <LoadingNote>Cargando pareja...</LoadingNote>
      <PanelSkeleton />
      <PanelSkeleton />
      <RowSkeletons of="result" />
    </Stack>
  );
}

function PanelSkeleton() {
  return <Box h="9rem" bdrs="lg" bg="var(--color-skeleton)" />;
}

/** The pairs could not be read. */
export function PairFailed({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <PageFrame>
      <PageTitle>{name}</PageTitle>
      <ErrorState
        message="Error al cargar los datos de la pareja. Intenta de nuevo más tarde."
        onRetry={onRetry}
      />
    </PageFrame>
  );
}

type UnknownPairProps = {
  category?: Category;
  /** The pairs that the address may mean. */
  nearest?: readonly Pair[];
  /** A button that opens the search. */
  search: ReactNode;
};

const title = 'Pareja no encontrada';

/** No pair has ever had this name: those with a similar one, and the search. */
export function UnknownPair({ category, nearest = [], search }: UnknownPairProps) {
  // The address gives the name of a pair that does not exist.
  useOwnTitle(title);
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        message="Ninguna pareja tiene este nombre"
        hint={
          category === undefined || nearest.length === 0
            ? 'Quizás se anotó con otro nombre o en otra categoría.'
            : `Las más parecidas de ${category.title}:`
        }
        action={
          <Stack gap={4} align="center">
            {category === undefined || nearest.length === 0 ? null : (
              <ul className={`${controls['list']} ${controls['actions']}`}>
                {nearest.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      className={controls['link'] ?? ''}
                      to={paths.pair(category.slug, name, id)}
                      state={id}
                    >
                      <bdi>{name}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {search}
            <Link
              className={controls['link'] ?? ''}
              to={category === undefined ? paths.categories() : paths.category(category.slug)}
            >
              {category === undefined ? 'Ver las categorías' : `Ver ${category.title}`}
            </Link>
          </Stack>
        }
      />
    </PageFrame>
  );
}
