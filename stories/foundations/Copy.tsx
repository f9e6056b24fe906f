import { useClipboard } from '@mantine/hooks';
import classes from './Foundations.module.css';

/** A name or a value that a tap copies. */
export function Copy({ text }: { text: string }) {
  const { copy, copied } = useClipboard({ timeout: 1500 });
  return (
    <button
      type="button"
      className={classes['copy']}
      title={`Copy ${text}`}
      onClick={() => copy(text)}
    >
      <code>{text}</code>
      <output>{copied ? 'copied' : ''}</output>
    </button>
  );
}
