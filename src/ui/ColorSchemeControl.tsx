import { IconMoon, IconSun, IconSunMoon, type Icon } from '@tabler/icons-react';
import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useIsHydrated } from './hooks/useIsHydrated.ts';
import { visuallyHidden } from './visuallyHidden.ts';
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
 * - **Keyboard:** One Tab to the group, arrows to choose, as in any group of radio buttons.
 * - **Screen reader:** A group with a name and three radio buttons.
 */
export function ColorSchemeControl() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The prerendered page does not know the visitor's choice.
  const chosen = useIsHydrated() ? colorScheme : 'auto';
  const name = useId();
  return (
    <fieldset className={classes['root']}>
      <legend className={visuallyHidden}>Apariencia</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes['choice']} title={choice.name}>
          <input
            className={classes['input']}
            type="radio"
            name={name}
            aria-label={choice.name}
            checked={choice.value === chosen}
            onChange={() => setColorScheme(choice.value)}
          />
          <choice.icon size={20} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
