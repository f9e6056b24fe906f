import { Box, Button, Group, Text } from '@mantine/core';
import type { ChangeGroup } from './describeChange.ts';
import { describeChange } from './describeChange.ts';
import { formatDay } from '../padel/spanishDate.ts';
import { civilMomentAt, type CivilDate, type LeagueClock } from '../padel/time.ts';
import list from '../ui/dividedList.module.css';
import controls from '../ui/theme/controls.module.css';
import { useSettings } from '../league/settings.ts';

type ChangeListProps = {
  /** The changes, the newest first; those that were saved together are one group. */
  groups: ReadonlyArray<ChangeGroup>;
  /** The league’s clock, for the times that are shown. */
  clock: LeagueClock;
  /** The date on the league's clock. */
  today: CivilDate;
  /** The action of each change's button. */
  action: 'Deshacer' | 'Restaurar';
  /** Ids of the changes whose action is in flight. */
  busyIds: ReadonlySet<number>;
  /** Takes a group of changes back. */
  onAct: (group: ChangeGroup) => void;
};

/**
 * A list of changes: what, by whom and when, the newest first.
 *
 * - **Keyboard:** Each change has one button.
 * - **Screen reader:** A list; the button names what it takes back.
 */
export function ChangeList({ groups, clock, today, action, busyIds, onAct }: ChangeListProps) {
  const league = useSettings();
  return (
    <ul className={list['root']}>
      {groups.map((group) => {
        const { title, lines } = describeChange(group, league);
        const { at, actor, isUndone } = group.rows[0];
        const moment = civilMomentAt(Date.parse(at), clock);
        return (
          <Group
            key={group.id}
            component="li"
            justify="space-between"
            gap="var(--space-8) var(--space-16)"
            data-undone={isUndone || undefined}
          >
            <Box flex="1 1 16rem" miw={0}>
              <Text fw="var(--weight-bold)" lh={1.25}>
                {title}
              </Text>
              <Box component="ul" className={controls['list'] ?? ''} my="var(--space-2)" lh={1.35}>
                {lines.map((line) => (
                  <li key={line}>
                    <bdi>{line}</bdi>
                  </li>
                ))}
              </Box>
              <Text size="sm" c="dimmed">
                <time dateTime={at}>{`${formatDay(moment.date, today)}, ${moment.time}`}</time>
                {actor === null ? null : <span>{` · ${actor}`}</span>}
              </Text>
            </Box>
            {isUndone ? (
              <Text size="sm" c="dimmed">
                Deshecho
              </Text>
            ) : (
              <Button
                variant="default"
                aria-label={`${action}: ${title}, ${lines[0] ?? ''}`}
                aria-disabled={busyIds.has(group.id)}
                onClick={() => {
                  if (!busyIds.has(group.id)) onAct(group);
                }}
              >
                {action}
              </Button>
            )}
          </Group>
        );
      })}
    </ul>
  );
}
