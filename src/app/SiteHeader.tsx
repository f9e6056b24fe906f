import { ActionIcon, Burger } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../ui/lazyPart.ts';
import type { Connection } from '../live/connection.ts';
import type { CivilDate, LeagueClock } from '../padel/time.ts';
import type { Viewer } from '../session/viewer.ts';
import { paths } from '../league/paths.ts';
import { loadCode } from '../live/loadCode.ts';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { PageErrorBoundary } from '../ui/PageErrorBoundary.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Navigation } from './Navigation.tsx';
import { Link } from '../ui/Link.tsx';
import classes from './SiteHeader.module.css';

const ViewerBox = lazyPart(async () => (await loadCode(() => import('./ViewerBox.tsx'))).ViewerBox);

type SiteHeaderProps = {
  /** The league’s name. */
  leagueName: string;
  /** The one that a phone shows instead of a long one; empty: there is none. */
  shortName?: string;
  /** The person who is signed in. */
  viewer: Viewer;
  /** The state of the live connection. */
  connection: Connection;
  /** The league’s clock, for the times that are shown. */
  clock: LeagueClock;
  /** The date on the league's clock. */
  today?: CivilDate;
  /** The address of *Mi pareja*. */
  myPair: string;
  /** Signs the administrator out. */
  onSignOut: () => void;
  /** Opens the search. */
  onSearch: () => void;
  /** Chooses light or dark, in the menu of phones. */
  colorSchemeControl?: ReactNode;
};

/** In two lines of a phone's header, characters. */
const longestName = 27;

/**
 * The bar at the top of every page: brand, state of the connection, navigation.
 *
 * - **Keyboard:** Skip link first. Enter opens the menu and the categories, Escape closes them and
 *   returns the focus.
 * - **Screen reader:** A banner with a navigation; menu and categories are announced as expanded or
 *   collapsed.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { leagueName, shortName = '', viewer, connection, clock, today } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [openDropdown, setOpenDropdown] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const close = () => {
    setMenuOpen(false);
    setOpenDropdown(null);
  };
  const root = useClickOutside<HTMLElement>(close);
  // Back leads to another page without a click in the menu.
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    close();
  }
  const toggleMenu = () => {
    setOpenDropdown(null);
    setMenuOpen(!isMenuOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isMenuOpen) return;
    close();
    menuButton.current?.focus();
  };

  return (
    // Not a control itself: it handles Escape for the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header ref={root} className={classes['root']} data-night onKeyDown={onKeyDown}>
      <div className={classes['bar']}>
        <Link className={classes['brand'] ?? ''} to={paths.home()} onClick={close}>
          <BrandMark />
          {leagueName.length > longestName && shortName !== '' ? (
            <span className={classes['name']}>
              <span className={classes['long']}>{leagueName}</span>
              <span className={classes['short']} aria-hidden="true">
                {shortName}
              </span>
            </span>
          ) : (
            <span className={classes['name']}>{leagueName}</span>
          )}
        </Link>
        <div className={classes['status']}>
          <ConnectionStatus connection={connection} clock={clock} today={today} />
        </div>
        <ActionIcon
          className={classes['search'] ?? ''}
          aria-label="Buscar"
          aria-keyshortcuts="/"
          onClick={() => {
            close();
            props.onSearch();
          }}
        >
          <IconSearch aria-hidden="true" />
        </ActionIcon>
        <Burger
          ref={menuButton}
          className={classes['burger'] ?? ''}
          opened={isMenuOpen}
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          aria-label="Menú"
          onClick={toggleMenu}
        />
        <div id={menuId} className={classes['menu']} data-open={isMenuOpen || undefined}>
          <Navigation
            hasAdminLink={viewer.kind === 'visitor'}
            myPair={props.myPair}
            openDropdown={openDropdown}
            onDropdownChange={setOpenDropdown}
            onNavigate={close}
          />
          {isMenuOpen ? props.colorSchemeControl : null}
          {viewer.kind === 'visitor' ? null : (
            <PageErrorBoundary isOptional>
              <Suspense>
                <ViewerBox
                  viewer={viewer}
                  onNavigate={close}
                  onSignOut={() => {
                    close();
                    props.onSignOut();
                  }}
                />
              </Suspense>
            </PageErrorBoundary>
          )}
        </div>
      </div>
    </header>
  );
}
