import { IconMoon, IconSun, IconSunMoon, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import {
  chooseColorScheme,
  useColorSchemeChoice,
  type ColorSchemeChoice,
} from './theme/colorScheme.ts';
import classes from './ColorSchemeControl.module.css';

const choices: readonly { value: ColorSchemeChoice; name: string; icon: Icon }[] = [
  { value: 'light', name: 'Claro', icon: IconSun },
  { value: 'dark', name: 'Oscuro', icon: IconMoon },
  { value: 'auto', name: 'Automático', icon: IconSunMoon },
];

/** Light, dark, or the device's scheme. The choice is stored on the device. */
export function ColorSchemeControl() {
  const chosen = useColorSchemeChoice();
  const name = useId();
  return (
    <fieldset className={classes['root']}>
      <legend className={classes['legend']}>Apariencia</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes['choice']} title={choice.name}>
          <input
            className={classes['input']}
            type="radio"
            name={name}
            aria-label={choice.name}
            checked={choice.value === chosen}
            onChange={() => chooseColorScheme(choice.value)}
          />
          <choice.icon size={20} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
