import { Button, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { mayHoldResult } from '../reading/units.ts';
import { Disclosure } from '../Disclosure.tsx';
import list from '../../ui/dividedList.module.css';

export type UnreadMessage = { id: string; words: string };

type UnreadListProps = {
  /** The likeliest results first. */
  unread: readonly UnreadMessage[];
  /** Takes a message for a result after all. */
  onClaim: (id: string) => void;
};

/** A chat of a year has thousands of other messages: more than these nobody looks through. */
const most = 200;

/** Pasted messages that were not taken for results. */
export function UnreadList({ unread, onClaim }: UnreadListProps) {
  // Each message is looked at: not again with every letter that is typed into a row.
  const hidden = useMemo(() => {
    const rest = unread.slice(most);
    return rest.length === 0 ? null : describeHidden(rest);
  }, [unread]);
  if (unread.length === 0) return null;
  return (
    <Disclosure
      // The words are not *no leídos*: a correction among them is asked about at the row that it corrects.
      title={
        unread.length === 1
          ? 'No se tomó como resultado: 1 mensaje'
          : `No se tomaron como resultado: ${unread.length} mensajes`
      }
    >
      <ul className={list['root']}>
        {unread.slice(0, most).map(({ id, words }) => (
          <Group
            key={id}
            component="li"
            justify="space-between"
            gap="var(--space-8) var(--space-16)"
          >
            <Text span size="sm" c="dimmed" flex="1 1 14rem" style={{ whiteSpace: 'pre-line' }}>
              {words.slice(0, 300)}
            </Text>
            <Button variant="default" onClick={() => onClaim(id)}>
              Es un resultado
            </Button>
          </Group>
        ))}
      </ul>
      {hidden === null ? null : <p>{hidden}</p>}
    </Disclosure>
  );
}

/** A sentence about the messages that are not shown, in Spanish. */
function describeHidden(messages: readonly UnreadMessage[]): string {
  const isTalk = !messages.some(({ words }) => mayHoldResult(words));
  return `Y ${messages.length} más${isTalk ? ', sin nada que parezca un resultado' : ''}.`;
}
