import { Stack } from '@mantine/core';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../league/paths.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Link } from '../ui/Link.tsx';
import { PageErrorBoundary } from '../ui/PageErrorBoundary.tsx';
import controls from '../ui/theme/controls.module.css';

type DeskPartProps = {
  /** Its name in the message, as its heading has it. */
  name: string;
  /** Shown until its code is there. */
  fallback?: ReactNode;
  /** Whether the page waits for its code: what comes above the others would move them. */
  isAwaited?: boolean;
  children: ReactNode;
};

/**
 * A part of a page of the administrator. Where it fails, its place says so, and the other parts stay.
 *
 * - **When:** Around each part of a page below `/admin`, and around the page’s content.
 * - **When not:** On pages of visitors: what they show is one list.
 * - **Keyboard:** _Reintentar_, then the link to the settings.
 * - **Screen reader:** An alert: it is read at once.
 */
export function DeskPart({ name, fallback = null, isAwaited = false, children }: DeskPartProps) {
  return (
    <PageErrorBoundary part={name} Failed={PartFailure}>
      {isAwaited ? children : <Suspense fallback={fallback}>{children}</Suspense>}
    </PageErrorBoundary>
  );
}

/** The settings are the way out: what a part cannot show was mostly written there. */
export function PartFailure(props: ComponentProps<typeof ErrorState>) {
  const { pathname } = useLocation();
  return (
    <Stack gap="var(--space-8)">
      <ErrorState {...props} />
      {pathname === paths.league() ? null : (
        <span>
          <span>Si sigue igual, revisar lo último que se cambió en </span>
          <Link to={paths.league()} className={controls['link'] ?? ''}>
            La liga
          </Link>
          <span>.</span>
        </span>
      )}
    </Stack>
  );
}
