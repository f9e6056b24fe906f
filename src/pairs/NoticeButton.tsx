import '@mantine/core/styles/Stack.layer.css';
import { Button, Stack, Text } from '@mantine/core';
import { IconBell, IconBellFilled } from '@tabler/icons-react';

/** The notifications of the device; `denied` and `unsupported` once a tap has found out. */
export type NoticeState = 'off' | 'on' | 'denied' | 'unsupported';

type NoticeButtonProps = {
  /** The notifications: on, off, refused or not supported. */
  state: NoticeState;
  /** Called when the button is pressed. */
  onToggle: () => void;
};

const sentences: Record<NoticeState, string> = {
  off: 'Un aviso cuando haya un resultado o cambie un partido, mientras el sitio esté abierto.',
  on: 'Hay avisos de las parejas elegidas mientras el sitio esté abierto, también en segundo plano.',
  denied:
    'Los avisos están bloqueados para este sitio. Se permiten en los ajustes del navegador, junto a la dirección.',
  unsupported:
    'En este navegador no hay avisos. En un iPhone los hay después de agregar el sitio a la pantalla de inicio.',
};

/**
 * Turns the notifications about one's pairs on and off.
 *
 * - **Keyboard:** Enter or Space. The browser’s own question follows.
 * - **Screen reader:** A button, pressed or not; the sentence below is a status.
 */
export function NoticeButton({ state, onToggle }: NoticeButtonProps) {
  const isOn = state === 'on';
  const Icon = isOn ? IconBellFilled : IconBell;
  return (
    <Stack gap={8} align="start">
      <Button
        variant={isOn ? 'filled' : 'default'}
        aria-pressed={isOn}
        onClick={onToggle}
        leftSection={<Icon size={20} aria-hidden="true" />}
      >
        Avisarme
      </Button>
      <Text component="output" size="sm" c="dimmed">
        {sentences[state]}
      </Text>
    </Stack>
  );
}
