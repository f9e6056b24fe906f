import { useTokens } from '../tokens.ts';
import classes from './docs.module.css';

/** The tokens of a component's style sheets with their values in the scheme that is shown. */
export function TokensUsed({ names }: { names: readonly string[] }) {
  const values = new Map(useTokens().map(({ name, value }) => [name, value]));
  const known = names.filter((name) => values.has(name));
  if (known.length === 0) return <p>Its own style sheet uses none.</p>;
  return (
    <ul className={classes['tokens']}>
      {known.map((name) => (
        <li key={name}>
          {name.startsWith('--color-') ? (
            <i className={classes['swatch']} style={{ backgroundColor: `var(${name})` }} />
          ) : null}
          <code>{name}</code> <span>{values.get(name)}</span>
        </li>
      ))}
    </ul>
  );
}
