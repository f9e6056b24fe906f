import type { ReactNode } from 'react';
import { useTokens } from '../../.storybook/tokens.ts';
import classes from './Foundations.module.css';

type TokenTableProps = {
  /** The tokens that are listed, in the order of the theme. */
  names: readonly string[];
  /** Headings of the columns beside the token's name. */
  headings: readonly string[];
  /** What these columns show of a token. */
  renderCells: (name: string, value: string) => readonly ReactNode[];
};

/** Tokens, each with what it looks like and where it is used. */
export function TokenTable({ names, headings, renderCells }: TokenTableProps) {
  const tokens = useTokens().filter(({ name }) => names.includes(name));
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          {['Token', ...headings].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, value }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            {renderCells(name, value).map((cell, column) => (
              <td key={headings[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
