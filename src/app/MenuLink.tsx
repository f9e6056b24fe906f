import { NavLink } from '@mantine/core';
import { CurrentLink } from '../ui/Link.tsx';
import classes from './SiteHeader.module.css';

type MenuLinkProps = {
  label: string;
  /** A path of the site. */
  to: string;
  /** Within the dropdown: lighter. */
  isInner?: boolean;
  onClick: () => void;
};

/** A link of the header's menu. */
export function MenuLink({ isInner = false, ...link }: MenuLinkProps) {
  return (
    <NavLink
      {...link}
      component={CurrentLink}
      classNames={{ root: (isInner ? classes['innerLink'] : classes['link']) ?? '' }}
    />
  );
}
