import type { KnownPair, NameCheck } from '../../domain/knownPairs.ts';
import controls from '../../theme/controls.module.css';
import { assertNever } from '../../utils/assertNever.ts';
import classes from './PairField.module.css';

type PairNoteProps = { check: NameCheck; onPick: (pair: KnownPair) => void };

/** What a typed name is to the league; its line is there when there is nothing to say. */
export function PairNote({ check, onPick }: PairNoteProps) {
  return <output className={classes['note']}>{contentOf(check, onPick)}</output>;
}

function contentOf(check: NameCheck, onPick: PairNoteProps['onPick']) {
  switch (check.kind) {
    case 'none':
    case 'known':
      return null;
    case 'new':
      return (
        <>
          <span className={classes['new']}>Pareja nueva</span>
          {check.elsewhere === null ? null : ` · hay una en ${check.elsewhere}`}
        </>
      );
    case 'near':
      return (
        <button
          type="button"
          className={`${controls['plain']} ${classes['near']}`}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(check.pair)}
        >
          <span>
            ¿Quisiste decir <bdi className={classes['name']}>{check.pair.name}</bdi>?
          </span>
        </button>
      );
    default:
      return assertNever(check);
  }
}
