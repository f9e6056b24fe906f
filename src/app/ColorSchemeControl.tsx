import { startTransition } from 'react';
import { IconMoon, IconSun, IconSunMoon, type Icon } from '@tabler/icons-react';
import { ActionIcon, Group, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import classes from './ColorSchemeControl.module.css';

const choices: readonly { value: MantineColorScheme; name: string; icon: Icon }[] = [
  { value: 'light', name: 'Claro', icon: IconSun },
  { value: 'dark', name: 'Oscuro', icon: IconMoon },
  { value: 'auto', name: 'Automático', icon: IconSunMoon },
];

/**
 * Light, dark, or the device's scheme. The choice is stored on the device.
 *
 * - **Screen reader:** A group with a name and three buttons; the chosen one is pressed.
 */
export function ColorSchemeControl() {
  // Without transitions the browser computes the styles of the whole page twice.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  // The prerendered page does not know the visitor's choice.
  const chosen = useIsHydrated() ? colorScheme : 'auto';
  return (
    <Group
      component="fieldset"
      aria-label="Apariencia"
      m={0}
      p={0}
      className={classes['root'] ?? ''}
      display="inline-flex"
      gap={0}
      wrap="nowrap"
    >
      {choices.map((choice) => (
        <ActionIcon
          key={choice.value}
          className={classes['choice'] ?? ''}
          radius="xl"
          title={choice.name}
          aria-label={choice.name}
          aria-pressed={choice.value === chosen}
          // The colours change at once. What React renders again looks the same, but for the pressed button.
          onClick={() => startTransition(() => setColorScheme(choice.value))}
        >
          <choice.icon size={20} aria-hidden="true" />
        </ActionIcon>
      ))}
    </Group>
  );
}
