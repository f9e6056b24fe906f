import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A path of the site. */
  to: string;
  /** Whether it takes the place of this page in the history. */
  replace?: boolean;
};

/**
 * A link to a page of the site, which is shown without loading a document. It is not the router's own
 * component because the early script renders links too, where there is no router (`src/opening/early/`).
 */
export function Link({ to, replace, onClick, children, ...anchor }: LinkProps) {
  const navigate = useLinkClickHandler(to, replace === undefined ? {} : { replace });
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
};

/** A link of a navigation, e.g. within Mantine's `UnstyledButton`: marked where it leads to the current page or to one above it. */
export function CurrentLink({ end = false, ...link }: CurrentLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
