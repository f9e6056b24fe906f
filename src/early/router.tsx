import type { ComponentProps } from 'react';

/** What `react-router-dom` is within the early script: links, and where the page is. */

type LinkProps = ComponentProps<'a'> & { to: string };

export function Link({ to, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  );
}

export const useLocation = () => ({ hash: location.hash, key: '' });
export const useParams = () => ({ categoryId: location.pathname.split('/').at(-1) });
export const useSearchParams = () => [new URLSearchParams(), () => {}] as const;
