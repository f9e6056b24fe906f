import { Button, Group, Stack, Text } from '@mantine/core';
import { leagueVariables } from '../../league/shades.ts';
import classes from './IdentityPreview.module.css';

type IdentityPreviewProps = {
  /** The league's name. */
  name: string;
  slogan: string;
  /** The colour of what can be pressed, `#rrggbb`. */
  brand: string;
  /** The colour of what is live or won, `#rrggbb`. */
  accent: string;
  /** The address of its icon; null: the mark of the site. */
  icon?: string | null;
};

const schemes = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
] as const;

/**
 * The league's name and colours in both schemes.
 *
 * - **Keyboard:** Nothing in it can be reached.
 * - **Screen reader:** Hidden: the fields say the same.
 */
export function IdentityPreview({
  name,
  slogan,
  brand,
  accent,
  icon = null,
}: IdentityPreviewProps) {
  const shades = leagueVariables({ brand, accent });
  return (
    <Stack gap="var(--space-12)">
      {schemes.map(([scheme, label]) => (
        <div
          key={scheme}
          className={classes['root']}
          data-mantine-color-scheme={scheme}
          style={shades}
        >
          <div className={classes['header']}>
            {icon === null ? (
              <span className={classes['ball']} />
            ) : (
              <img className={classes['icon']} src={icon} alt="" />
            )}
            <Text fw={700} truncate>
              {name}
            </Text>
          </div>
          <Stack gap="var(--space-8)" p="var(--space-12)">
            <Text size="sm" className={classes['muted'] ?? ''}>
              {slogan.trim() === '' ? label : `«${slogan.trim()}»`}
            </Text>
            <Group gap="var(--space-8)">
              {/* Without a colour Mantine takes that of the page. */}
              <Button color="brand">Ver tabla</Button>
              <span className={classes['soft']}>Sexta Damas</span>
              <span className={classes['badge']}>En vivo</span>
            </Group>
            <span className={classes['link']}>Ver todos los resultados</span>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
