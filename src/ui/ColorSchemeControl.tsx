import { IconMoon, IconSun, IconSunMoon, type Icon } from '@tabler/icons-react';
import { ActionIcon, Group, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useIsHydrated } from './hooks/useIsHydrated.ts';
import classes from './ColorSchemeControl.module.css';

const choices: readonly { value: MantineColorScheme; name: string; icon: Icon }[] = [
  { value: 'light', name: 'Claro', icon: IconSun },
  { value: 'dark', name: 'Oscuro', icon: IconMoon },
  { value: 'auto', name: 'Automático', icon: IconSunMoon },
];

/**
 * Light, dark, or the device's scheme. The choice is stored on the device.
 *
 * - **When:** Once, in the footer.
 * - **When not:** Anywhere else: nobody needs it twice.
 * - **Screen reader:** A group with a name and three buttons; the chosen one is pressed.
 */
export function ColorSchemeControl() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
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
          onClick={() => setColorScheme(choice.value)}
        >
          <choice.icon size={20} aria-hidden="true" />
        </ActionIcon>
      ))}
    </Group>
  );
}
