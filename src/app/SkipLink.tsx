import { Button } from '@mantine/core';
import { mainId } from '../league/paths.ts';
import classes from './SkipLink.module.css';

/** The first link of every page: skips the navigation. */
export function SkipLink() {
  return (
    <Button component="a" href={`#${mainId}`} color="accent" className={classes['root'] ?? ''}>
      Saltar al contenido
    </Button>
  );
}
