import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A path of the site. */
  to: string;
  /** Whether it takes the place of this page in the history. */
  replace?: boolean;
  /** The state beside the address: a pair's page is told the id, since two of before may share the address. */
  state?: string | null;
};

/**
 * A link to a page of the site, which is shown without loading a document. The router's own component brings the
 * code of its framework mode, and an attribute for it on each of hundreds of links.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const navigate = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
  });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

type CurrentLinkProps = LinkProps & {
  /** Whether the pages below `to` are others; default: they belong to it. */
  end?: boolean;
  /** The address to which it leads from `to` itself: a tap there would do nothing else. */
  onItsPage?: string;
};

/** A link of a navigation, e.g. within Mantine's `UnstyledButton`: marked where it leads to the current page or to one above it. */
export function CurrentLink({ end = false, onItsPage, ...link }: CurrentLinkProps) {
  const { pathname } = useLocation();
  const isAt = (path: string) => pathname === path || (!end && pathname.startsWith(`${path}/`));
  const isCurrent = isAt(link.to) || (onItsPage !== undefined && isAt(onItsPage));
  const to = pathname === link.to ? (onItsPage ?? link.to) : link.to;
  return <Link {...link} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
