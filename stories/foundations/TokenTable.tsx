import { useTokens } from './tokens.ts';
import { Copy } from './Copy.tsx';
import classes from './Foundations.module.css';

type TokenTableProps = {
  /** Where each token is used, by its name, in the order of the theme. */
  uses: Readonly<Record<string, string>>;
};

/** What shows a token: a class of the sample, and the property that takes its value. */
const samples = [
  { prefix: '--radius', look: 'shape', property: 'borderRadius' },
  { prefix: '--shadow', look: 'shape', property: 'boxShadow' },
  { prefix: '--space', look: 'length', property: 'inlineSize' },
  { prefix: '--page-gutter', look: 'length', property: 'inlineSize' },
  { prefix: '--section-gap', look: 'length', property: 'inlineSize' },
  { prefix: '--motion', look: 'track', property: '--duration' },
  { prefix: '--font-size', look: 'text', property: 'fontSize' },
  { prefix: '--weight', look: 'text', property: 'fontWeight' },
];

/** Tokens, each with what it looks like and where it is used. */
export function TokenTable({ uses }: TokenTableProps) {
  const tokens = useTokens().filter(({ name }) => name in uses);
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          <th>Where</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, value }) => (
          <tr key={name}>
            <td>
              <Copy text={name} />
            </td>
            <td>
              <Sample name={name} />
              {/^-?[\w.#]+$/u.test(value) ? <Copy text={value} /> : null}
            </td>
            <td>{uses[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sample({ name }: { name: string }) {
  const sample = samples.find(({ prefix }) => name.startsWith(prefix));
  if (sample === undefined) return null;
  const style = { [sample.property]: `var(${name})` };
  return (
    <span className={classes[sample.look]} style={style}>
      {sample.look === 'text' ? 'La Víbora 6-4' : null}
    </span>
  );
}
