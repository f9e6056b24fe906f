import type { LeftOut } from '../../league/parseSettings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { describeLeftOut } from './describeLeftOut.ts';

type LeftOutNoticeProps = {
  /** Rows and fields of the settings, in the order in which they are named. */
  leftOut: ReadonlyArray<LeftOut>;
};

/**
 * Names what the pages do not show of the stored settings: what cannot be read, and pictures that are not there.
 */
export function LeftOutNotice({ leftOut }: LeftOutNoticeProps) {
  if (leftOut.length === 0) return null;
  return (
    <Notice kind="warning">
      <span>Esto está guardado, pero las páginas no lo muestran:</span>
      <ul>
        {[...new Set(leftOut.map(describeLeftOut))].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <span>Se puede corregir o eliminar abajo, en su parte.</span>
    </Notice>
  );
}
