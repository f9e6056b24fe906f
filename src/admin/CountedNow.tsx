import { Button, Group } from '@mantine/core';
import { categoryByName } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import type { Result } from '../padel/result.ts';
import { formatDayOfMonth } from '../padel/spanishDate.ts';
import { useSaving, type SaveOutcome } from '../session/save.ts';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useSettings } from '../league/settings.ts';

type CountedNowProps = {
  /** The results of before that count only now, the latest first. */
  results: ReadonlyArray<Result>;
  /** Stores that they have been looked at. */
  onDismiss: () => Promise<SaveOutcome>;
};

/** As many as are named: the others are counted. */
const mostNamed = 20;

/**
 * Names the results that a table leaves out no more: W.O. of both, by time, not played.
 *
 * - **When:** On the page to which the desk's line leads, until they have been looked at.
 * - **When not:** For what does not count: a table names it.
 * - **Keyboard:** Each result is a link, and a button puts the list away.
 */
export function CountedNow({ results, onDismiss }: CountedNowProps) {
  const league = useSettings();
  const { isSaving, failure, run } = useSaving();
  if (results.length === 0) return <p>No hay resultados para mirar.</p>;
  const more = results.length - mostNamed;
  return (
    <Notice kind="warning">
      <span>
        Estos resultados no contaban y ahora cuentan en la tabla. Si alguno no corresponde, se
        corrige o se elimina:
      </span>
      <ul>
        {results.slice(0, mostNamed).map(({ id, team1, team2, score, date, category }) => (
          <li key={id}>
            <Link to={paths.result(categoryByName(category, league)?.slug ?? '', id)}>
              {`${team1} – ${team2}, ${score} (${category}, ${formatDayOfMonth(date)})`}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{more === 1 ? 'Y 1 más.' : `Y ${more} más.`}</p> : null}
      <Group mt="var(--space-8)">
        <Button
          variant="default"
          aria-disabled={isSaving}
          onClick={() => void run(async () => onDismiss())}
        >
          Ya están revisados
        </Button>
      </Group>
      {failure === null ? null : <Notice kind="failure">{failure}</Notice>}
    </Notice>
  );
}
