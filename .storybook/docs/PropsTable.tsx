import type { Props } from './readProps.ts';
import classes from './docs.module.css';

/** The props of a component. */
export function PropsTable({ props: { own, also } }: { props: Props }) {
  if (own.length + also.length === 0) return <p>It takes none.</p>;
  return (
    <>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ name, type, isRequired, initial, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>{isRequired ? 'required' : <code>{initial ?? 'undefined'}</code>}</td>
              <td>
                <Description text={description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {also.length === 0 ? null : (
        <p>
          And those of <code>{also.join(', ')}</code>.
        </p>
      )}
    </>
  );
}

/** Names within a sentence are between backticks. */
function Description({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}
