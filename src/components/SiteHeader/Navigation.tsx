import { paths } from '../../paths.ts';
import { NavLink } from '../../utils/Link.tsx';
import { CategoriesDropdown } from './CategoriesDropdown.tsx';
import classes from './SiteHeader.module.css';

type NavigationProps = {
  hasAdminLink: boolean;
  /** The name of the open dropdown; only one is open at a time. */
  openDropdown: string | null;
  onDropdownChange: (name: string | null) => void;
  onNavigate: () => void;
};

/** The links of the header. */
export function Navigation(props: NavigationProps) {
  const { hasAdminLink, openDropdown, onDropdownChange, onNavigate } = props;
  const link = (to: string, text: string) => (
    <NavLink className={classes['link'] ?? ''} to={to} onClick={onNavigate}>
      {text}
    </NavLink>
  );
  return (
    <nav aria-label="Principal">
      <ul className={classes['links']}>
        <li>{link(paths.about(), 'Nosotros')}</li>
        <li className={classes['withDropdown']}>
          <CategoriesDropdown
            isOpen={openDropdown === 'categories'}
            onToggle={(isOpen) => onDropdownChange(isOpen ? 'categories' : null)}
            onNavigate={onNavigate}
          />
        </li>
        <li>{link(paths.results(), 'Resultados')}</li>
        <li>{link(paths.upcoming(), 'Próximos Partidos')}</li>
        {hasAdminLink ? <li data-for-visitors>{link(paths.admin(), 'Admin')}</li> : null}
      </ul>
    </nav>
  );
}
