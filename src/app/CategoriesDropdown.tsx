import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../league/settings.ts';
import { paths } from '../league/paths.ts';
import controls from '../ui/theme/controls.module.css';
import { MenuLink } from './MenuLink.tsx';
import classes from './SiteHeader.module.css';

type CategoriesDropdownProps = {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onNavigate: () => void;
};

/**
 * The categories behind a button: a disclosure of links and not an ARIA menu.
 *
 * - **When:** In the header.
 * - **When not:** For what is done to a row: MoreMenu. In a page: CategoryLinks.
 */
export function CategoriesDropdown({
  label,
  isOpen,
  onToggle,
  onNavigate,
}: CategoriesDropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { pathname } = useLocation();
  const { categories } = useSettings();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // One Escape closes the dropdown only: the menu around it stays open.
    event.stopPropagation();
    onToggle(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    // Safari reports no next target on a click; a click outside closes it anyway.
    if (event.relatedTarget === null || event.currentTarget.contains(event.relatedTarget)) return;
    onToggle(false);
  };

  return (
    // Not a control itself: it handles Escape and blur of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes['dropdown']} onKeyDown={onKeyDown} onBlur={onBlur}>
      <UnstyledButton
        ref={button}
        className={classes['link'] ?? ''}
        data-active={pathname.startsWith(paths.categories()) || undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={classes['label']}>{label}</span>
        <IconChevronDown className={classes['chevron']} size={18} stroke={2.5} aria-hidden="true" />
      </UnstyledButton>
      <ul id={listId} className={`${controls['list']} ${classes['dropdownList']}`} hidden={!isOpen}>
        {categories.map(({ slug, title }) => (
          <li key={slug}>
            <MenuLink isInner label={title} to={paths.category(slug)} onClick={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}
