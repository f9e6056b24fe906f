import { league } from '../../src/league/league.config.ts';
import classes from './HeroTitle.module.css';

/** What the home page writes on the pictures. */
export function HeroTitle({ name = league.name }: { name?: string }) {
  return (
    <>
      <h1 className={classes['title']}>{name}</h1>
      <p className={classes['text']}>Resultados en vivo y próximos partidos</p>
    </>
  );
}
