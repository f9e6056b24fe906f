import { Text, UnstyledButton } from '@mantine/core';
import type { KnownPair, NameCheck } from '../../pairs/knownPairs.ts';
import { assertNever } from '../../padel/assertNever.ts';
import classes from './PairField.module.css';

type PairNoteProps = { check: NameCheck; onPick: (pair: KnownPair) => void };

/** Says whether a typed name is a new pair or nearly a known one; keeps its line when it says nothing. */
export function PairNote({ check, onPick }: PairNoteProps) {
  return (
    // The note's line is always there: what is below stays in place while a name is typed.
    <Text
      component="output"
      display="block"
      size="sm"
      c="dimmed"
      lh="1.25rem"
      mih="1.25rem"
      mt="var(--space-4)"
      mb="calc(-1 * var(--space-8))"
    >
      {contentOf(check, onPick)}
    </Text>
  );
}

function contentOf(check: NameCheck, onPick: PairNoteProps['onPick']) {
  switch (check.kind) {
    case 'none':
    case 'known':
      return null;
    case 'new':
      return (
        <>
          <Text span inherit fw="var(--weight-bold)" c="var(--color-brand)">
            Pareja nueva
          </Text>
          {check.elsewhere === null ? null : <span>{` · hay una en ${check.elsewhere}`}</span>}
        </>
      );
    case 'meant':
      return (
        <>
          <span>Es</span>{' '}
          <Text span inherit fw="var(--weight-bold)" c="var(--color-brand)">
            <bdi>{check.pair.name}</bdi>
          </Text>
          <span>: los signos no distinguen parejas.</span>
        </>
      );
    case 'near':
      return (
        <UnstyledButton
          className={classes['near'] ?? ''}
          pos="relative"
          w="100%"
          fz="inherit"
          c="var(--color-text)"
          // Keeps the focus in the field, and a phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(check.pair)}
        >
          <span>¿Es «</span>
          <Text
            component="bdi"
            inherit
            fw="var(--weight-bold)"
            c="var(--color-brand)"
            td="underline"
          >
            {check.pair.name}
          </Text>
          <span>»?</span>
        </UnstyledButton>
      );
    default:
      return assertNever(check);
  }
}
