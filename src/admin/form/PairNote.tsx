import { UnstyledButton } from '@mantine/core';
import type { KnownPair, NameCheck } from '../../pairs/knownPairs.ts';
import { assertNever } from '../../padel/assertNever.ts';
import classes from './PairField.module.css';

type PairNoteProps = { check: NameCheck; onPick: (pair: KnownPair) => void };

/** Says whether a typed name is a new pair or nearly a known one; keeps its line when it says nothing. */
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
        <UnstyledButton
          className={classes['near'] ?? ''}
          // Keeps the focus in the field, and a phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(check.pair)}
        >
          <span>
            ¿Es «<bdi className={classes['name']}>{check.pair.name}</bdi>»?
          </span>
        </UnstyledButton>
      );
    default:
      return assertNever(check);
  }
}
