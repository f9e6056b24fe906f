import { UnstyledButton } from '@mantine/core';
import { CurrentLink } from '../ui/Link.tsx';
import classes from './SiteHeader.module.css';

type MenuLinkProps = {
  label: string;
  /** A path of the site. */
  to: string;
  /** The address to which it leads from `to` itself. */
  onItsPage?: string;
  /** Within the dropdown: lighter. */
  isInner?: boolean;
  onClick: () => void;
};

/** A link of the header's menu. */
export function MenuLink({ isInner = false, label, ...link }: MenuLinkProps) {
  return (
    <UnstyledButton
      {...link}
      component={CurrentLink}
      className={(isInner ? classes['innerLink'] : classes['link']) ?? ''}
    >
      <span className={classes['label']}>{label}</span>
    </UnstyledButton>
  );
}
