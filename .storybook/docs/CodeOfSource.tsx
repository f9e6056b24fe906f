import { Source } from '@storybook/addon-docs/blocks';
import { Fragment, use } from 'react';
import classes from './docs.module.css';
import { PropsTable } from './PropsTable.tsx';
import type { ComponentSource } from './sources.ts';
import { TokensUsed } from './TokensUsed.tsx';

type CodeOfSourceProps = {
  source: Promise<ComponentSource>;
  /** The component as one would write it. */
  usage: string;
  scheme: 'light' | 'dark';
};

/** How a component is imported and written, its props, the states and tokens of its style sheets. */
export function CodeOfSource({ source, usage, scheme }: CodeOfSourceProps) {
  const { path, exported, types, tokens, attributes } = use(source);
  const used = exported.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'u').test(usage));
  const names = (used.length === 0 ? exported : used).map(({ name }) => name).join(', ');
  // Functions beside the component are no components.
  const components = exported.filter(({ name }) => /^[A-Z]/u.test(name));
  return (
    <>
      <Source
        code={`import { ${names} } from '${path.replace(/^src/u, '..')}';\n\n${usage}`}
        language="tsx"
        dark={scheme === 'dark'}
      />
      {(components.length === 0 ? exported.slice(0, 1) : components).map(({ name, props }) => (
        <Fragment key={name}>
          <h3>Props{components.length > 1 ? ` of ${name}` : ''}</h3>
          <PropsTable props={props} />
        </Fragment>
      ))}
      {types.length === 0 ? null : (
        <details>
          <summary>Types</summary>
          <pre className={classes['types']}>{types.join('\n\n')}</pre>
        </details>
      )}
      {attributes.length === 0 ? null : (
        <>
          <h3>States in its style sheet</h3>
          <ul className={classes['tokens']}>
            {attributes.map((attribute) => (
              <li key={attribute}>
                <code>{attribute}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Tokens</h3>
      <TokensUsed names={tokens} />
    </>
  );
}
