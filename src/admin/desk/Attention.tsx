import { Link } from '../../ui/Link.tsx';
import controls from '../../ui/theme/controls.module.css';

type AttentionProps = {
  /** What may wait, the most urgent first; what is 0 is not said. */
  items: ReadonlyArray<{ count: number; one: string; several: string; to: string }>;
};

/**
 * One line of what waits to be looked at; nothing where nothing does.
 *
 * - **When:** At the top of the administrator’s desk.
 * - **Keyboard:** Each leads to its page.
 */
export function Attention({ items }: AttentionProps) {
  const waiting = items.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <p className={controls['actions']} style={{ margin: 0 }}>
      <span>Para mirar: </span>
      {waiting.map(({ count, one, several, to }) => (
        <Link key={to} to={to}>
          {count === 1 ? one : several}
        </Link>
      ))}
    </p>
  );
}
