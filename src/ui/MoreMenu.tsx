import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { loadCode } from '../live/loadCode.ts';
import type { MenuAction, OpenMenu } from './OpenMenu.tsx';

type MoreMenuProps = {
  /** The row, in words: *resultado Los Smash contra Doble Pared*. */
  what: string;
  /** Called when the menu opens. */
  actions: () => readonly MenuAction[];
};

/**
 * The one menu of a row or card: what is not done often enough for a button.
 *
 * - **When:** On the administrator’s rows, cards and desk.
 * - **When not:** For the one thing that a row needs most: a button beside it.
 * - **Keyboard:** Enter opens it, arrows go through it, Escape closes it and returns the focus here.
 * - **Screen reader:** “Más: resultado Los Smash contra Doble Pared”, with a menu.
 */
export function MoreMenu({ what, actions }: MoreMenuProps) {
  const id = useId();
  // A list has many of them, of which one is opened: until then each is a button alone.
  const [opened, setOpened] = useState<{ Code: typeof OpenMenu; button: HTMLElement } | null>(null);
  const open = (button: HTMLElement) => {
    loadCode(() => import('./OpenMenu.tsx'))
      .then((code) => setOpened({ Code: code.OpenMenu, button }))
      .catch((error: unknown) => {
        console.warn('No se pudo abrir el menú:', error);
        window.alert('No se pudo abrir el menú. Intenta de nuevo.');
      });
  };
  const close = () => {
    setOpened(null);
    // Before a dialog opens, which returns the focus to where it was.
    opened?.button.focus({ preventScroll: true });
  };
  return (
    <>
      <ActionIcon
        id={id}
        color="brand"
        aria-label={`Más: ${what}`}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        title="Más"
        onClick={({ currentTarget }) => (opened === null ? open(currentTarget) : close())}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      {opened === null ? null : (
        <opened.Code id={id} button={opened.button} actions={actions()} onClose={close} />
      )}
    </>
  );
}
