import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import controls from '../ui/theme/controls.module.css';
import { CategoriesDropdown } from './CategoriesDropdown.tsx';
import { MenuLink } from './MenuLink.tsx';
import classes from './SiteHeader.module.css';
import { menuOf, type MenuItem as Link } from './sitePages.ts';

type NavigationProps = {
  hasAdminLink: boolean;
  /** The address of *Mi pareja*. */
  myPair: string;
  /** The name of the open dropdown; only one is open at a time. */
  openDropdown: string | null;
  onDropdownChange: (name: string | null) => void;
  onNavigate: () => void;
};

/** The links of the header. */
export function Navigation(props: NavigationProps) {
  const { hasAdminLink, myPair, openDropdown, onDropdownChange, onNavigate } = props;
  const hasCategories = useSettings().categories.length > 0;
  const isShown = ({ path }: Link) => path !== paths.admin() || hasAdminLink;
  return (
    <nav aria-label="Principal">
      <ul className={`${controls['list']} ${classes['links']}`}>
        {menuOf('header')
          .filter(isShown)
          .map(({ path, label, isOnlyInMenu }) =>
            path === paths.categories() && hasCategories ? (
              <li key={path}>
                <CategoriesDropdown
                  label={label}
                  isOpen={openDropdown === 'categories'}
                  onToggle={(isOpen) => onDropdownChange(isOpen ? 'categories' : null)}
                  onNavigate={onNavigate}
                />
              </li>
            ) : (
              <li
                key={path}
                data-for-visitors={path === paths.admin() ? true : undefined}
                data-only-in-menu={isOnlyInMenu}
              >
                <MenuLink
                  label={label}
                  {...(path === paths.myPairs() ? { to: myPair, onItsPage: path } : { to: path })}
                  onClick={onNavigate}
                />
              </li>
            ),
          )}
      </ul>
    </nav>
  );
}
