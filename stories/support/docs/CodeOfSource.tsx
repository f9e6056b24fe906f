import { Source } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { PropsTable } from './PropsTable.tsx';
import type { ComponentSource } from './sources.ts';
import { TokensUsed } from './TokensUsed.tsx';

type CodeOfSourceProps = {
  source: Promise<ComponentSource>;
  /** The component as one would write it. */
  usage: string;
  scheme: 'light' | 'dark';
};

/** How a component is imported and written, its props, the tokens of its style sheets. */
export function CodeOfSource({ source, usage, scheme }: CodeOfSourceProps) {
  const { path, exported, props, types, tokens } = use(source);
  const used = exported.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(usage));
  const names = (used.length === 0 ? exported : used).join(', ');
  return (
    <>
      <Source
        code={`import { ${names} } from '${path.replace(/^src/u, '..')}';\n\n${usage}`}
        language="tsx"
        dark={scheme === 'dark'}
      />
      <h3>Props</h3>
      <PropsTable props={props} types={types} />
      <h3>Tokens</h3>
      <TokensUsed names={tokens} />
    </>
  );
}
