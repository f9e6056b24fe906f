import { Group, UnstyledButton } from '@mantine/core';
import {
  IconCalendarEvent,
  IconHome,
  IconListNumbers,
  IconStar,
  IconTable,
} from '@tabler/icons-react';
import { paths } from '../league/paths.ts';
import { CurrentLink } from '../ui/Link.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './FootBar.module.css';
import { menuOf, type FootBarIcon } from './sitePages.ts';

const icons = {
  home: IconHome,
  results: IconListNumbers,
  matches: IconCalendarEvent,
  tables: IconTable,
  pairs: IconStar,
} satisfies Record<FootBarIcon, unknown>;

type FootBarProps = {
  /** The address of *Mi pareja*. */
  myPair: string;
};

/**
 * On phones: the main pages at the bottom of the screen, within reach of a thumb.
 *
 * - **Keyboard:** Five links, after the page’s content.
 * - **Screen reader:** A navigation; the present page is marked.
 */
export function FootBar({ myPair }: FootBarProps) {
  return (
    <nav className={classes['root']} aria-label="Accesos rápidos" data-night>
      <Group component="ul" className={controls['list'] ?? ''} gap={0} wrap="nowrap" grow>
        {menuOf('footBar').map(({ path, label, footBar }) => {
          if (footBar === undefined) return null;
          const Icon = icons[footBar.icon];
          return (
            <li key={path}>
              <UnstyledButton
                component={CurrentLink}
                className={classes['link'] ?? ''}
                {...(path === paths.myPairs() ? { to: myPair, onItsPage: path } : { to: path })}
                end={path === paths.home()}
              >
                <Icon size={22} aria-hidden="true" />
                <span>{footBar.label ?? label}</span>
              </UnstyledButton>
            </li>
          );
        })}
      </Group>
    </nav>
  );
}
