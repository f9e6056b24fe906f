import { Button } from '@mantine/core';
import { mainId } from '../league/paths.ts';
import classes from './SkipLink.module.css';

/**
 * The first link of every page: skips the navigation.
 *
 * - **Keyboard:** The first Tab shows it, Enter goes to the content.
 * - **Screen reader:** “Saltar al contenido”, a link.
 */
export function SkipLink() {
  return (
    <Button component="a" href={`#${mainId}`} color="accent" className={classes['root'] ?? ''}>
      Saltar al contenido
    </Button>
  );
}
