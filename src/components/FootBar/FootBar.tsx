import {
  IconCalendarEvent,
  IconHome,
  IconListNumbers,
  IconStar,
  IconTable,
} from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { NavLink } from '../../utils/Link.tsx';
import classes from './FootBar.module.css';

const links = [
  { to: paths.home(), label: 'Inicio', Icon: IconHome },
  { to: paths.results(), label: 'Resultados', Icon: IconListNumbers },
  { to: paths.upcoming(), label: 'Próximos', Icon: IconCalendarEvent },
  { to: paths.tables(), label: 'Tablas', Icon: IconTable },
];

type FootBarProps = {
  /** Where *Mi pareja* leads. */
  myPair: string;
};

/** On phones: the main pages at the bottom of the screen, within reach of a thumb. */
export function FootBar({ myPair }: FootBarProps) {
  return (
    <nav className={classes['root']} aria-label="Accesos rápidos">
      <ul className={classes['list']}>
        {[...links, { to: myPair, label: 'Mi pareja', Icon: IconStar }].map(
          ({ to, label, Icon }) => (
            <li key={label}>
              <NavLink className={classes['link'] ?? ''} to={to} end={to === paths.home()}>
                <Icon size={22} aria-hidden="true" />
                {label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
