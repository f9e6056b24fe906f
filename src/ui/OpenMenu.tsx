import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useImperativeHandle, type Ref } from 'react';
import classes from './OpenMenu.module.css';

export type MenuAction = {
  text: string;
  /** Whether names stand in the text, which a browser does not translate. */
  hasNames?: boolean;
} & ({ run: () => void } | { href: string });

type OpenMenuProps = {
  /** Of the button, by which Mantine names the menu. */
  id: string;
  /** Opened it; the menu stands below. */
  button: HTMLElement;
  actions: ReadonlyArray<MenuAction>;
  onClose: () => void;
};

/**
 * The menu of `MoreMenu` while it is open.
 *
 * - **When:** By MoreMenu, whose button it stands below.
 * - **When not:** By itself: its code comes with the tap. For links that lead through the site:
 *   CategoriesDropdown.
 */
export function OpenMenu({ id, button, actions, onClose }: OpenMenuProps) {
  return (
    <Menu
      opened
      id={id}
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      // Its first item has the focus: a placeholder is no part of an ARIA menu.
      withInitialFocusPlaceholder={false}
      onClose={onClose}
    >
      <Menu.Target>
        <Anchor button={button} />
      </Menu.Target>
      <Menu.Dropdown className={classes['menu'] ?? ''}>
        {actions.map(({ text, hasNames = false, ...action }) => {
          const props = hasNames ? { translate: 'no' as const } : {};
          return 'run' in action ? (
            <Menu.Item key={text} {...props} onClick={action.run}>
              {text}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={text}
              {...props}
              component="a"
              href={action.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Gives Mantine the button, which was there before the menu. */
function Anchor({ button, ref }: { button: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}
