import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { paramsAt, sitePageAt } from './sitePages.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useSettings } from '../league/settings.ts';

/** In place of a page that cannot be shown: its title, and why. */
export function PageFailure(props: ComponentProps<typeof ErrorState>) {
  const { pathname } = useLocation();
  const page = sitePageAt(pathname);
  const league = useSettings();
  const title = page.title(paramsAt(page, pathname), league) ?? null;
  usePageTitle(title);
  return (
    <PageFrame>
      <PageTitle>{title ?? league.name}</PageTitle>
      <ErrorState {...props} />
    </PageFrame>
  );
}
