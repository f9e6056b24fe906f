import { IconCalendarEvent, IconCategory, IconHome, IconListNumbers } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import classes from './FootBar.module.css';

const links = [
  { to: paths.home(), label: 'Inicio', Icon: IconHome },
  { to: paths.results(), label: 'Resultados', Icon: IconListNumbers },
  { to: paths.upcoming(), label: 'Próximos', Icon: IconCalendarEvent },
  { to: paths.categories(), label: 'Categorías', Icon: IconCategory },
];

/** On phones: the main pages at the bottom of the screen, within reach of a thumb. */
export function FootBar() {
  return (
    <nav className={classes['root']} aria-label="Accesos rápidos">
      <ul className={classes['list']}>
        {links.map(({ to, label, Icon }) => (
          <li key={to} className={classes['item']}>
            <NavLink className={classes['link'] ?? ''} to={to} end={to === paths.home()}>
              <Icon size={22} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
