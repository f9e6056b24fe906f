import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';

type ReadingProgressProps = { /** 0 to 1 */ part: number };

/** A long chat is being read. */
export function ReadingProgress({ part }: ReadingProgressProps) {
  return (
    <div>
      <p>Leyendo…</p>
      <Progress value={100 * part} size="lg" aria-label="Leyendo…" />
    </div>
  );
}
