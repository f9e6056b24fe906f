import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import classes from './HeroTitle.module.css';

/** What the home page writes on the pictures. */
export function HeroTitle({ name = demoSettings.name }: { name?: string }) {
  return (
    <>
      <h1 className={classes['title']}>{name}</h1>
      <p className={classes['text']}>Resultados en vivo y próximos partidos</p>
    </>
  );
}
