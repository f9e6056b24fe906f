import '@mantine/core/styles/SimpleGrid.layer.css';
import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { paths } from '../../league/paths.ts';
import { formatEvening } from '../../padel/evening.ts';
import { formatTime } from '../../padel/spanishDate.ts';
import type { CivilMoment } from '../../padel/time.ts';
import controls from '../../ui/theme/controls.module.css';
import { Link } from '../../ui/Link.tsx';
import { DeskRows, type DeskActions } from './DeskRows.tsx';
import type { DeskLeft } from './leftAtDesk.ts';
import { TonightActions } from './TonightActions.tsx';
import { useRowFocus } from './useRowFocus.ts';

type DueMatchesProps = DeskActions & {
  left: DeskLeft;
  /** The date and the time on the league's clock. */
  now: CivilMoment;
};

/** So many late matches stand at the desk; the others have a page. */
const mostLate = 5;

/**
 * The beginning of the desk: tonight, the oldest of what is late, and a line of what is not due. No match stands twice.
 *
 * - **When:** At the administrator’s desk.
 * - **When not:** For all that is left: LeftAtDesk.
 * - **Keyboard:** Arrows go through what is due, from one list into the other; Enter does what a match needs.
 * - **Screen reader:** A heading for each list.
 */
export function DueMatches({ left, now, ...actions }: DueMatchesProps) {
  const { tonight, late, announced, undated, isOver } = left;
  const [tonightId, lateId] = [useId(), useId()];
  const focus = useRowFocus();
  const more = late.length - mostLate;
  const withoutDay = undated.reduce((count, { matches }) => count + matches.length, 0);
  return (
    <Stack gap="var(--space-16)" {...focus}>
      <SimpleGrid
        minColWidth="min(100%, 28rem)"
        autoFlow="auto-fit"
        spacing="var(--space-32)"
        verticalSpacing="var(--space-16)"
      >
        <section aria-labelledby={tonightId}>
          <Group justify="space-between" wrap="nowrap" mih="var(--target)">
            <Title order={2} id={tonightId}>
              Esta noche
            </Title>
            <TonightActions matches={tonight.flatMap(({ match }) => match ?? [])} now={now} />
          </Group>
          {tonight.length === 0 ? (
            <Text>{describeNext(left, now)}</Text>
          ) : (
            <DeskRows matches={tonight} now={now} {...actions} />
          )}
        </section>
        {late.length === 0 ? null : (
          <section aria-labelledby={lateId}>
            <Group mih="var(--target)">
              <Title order={2} id={lateId}>
                {`Atrasados: ${late.length}`}
              </Title>
            </Group>
            <DeskRows matches={late.slice(0, mostLate)} now={now} {...actions} />
            {more <= 0 ? null : (
              <Link className={controls['link'] ?? ''} to={paths.adminPart('atrasados')}>
                {more === 1 ? 'Ver el que resta' : `Ver los ${more} restantes`}
              </Link>
            )}
          </section>
        )}
      </SimpleGrid>
      {announced.length + withoutDay === 0 && undated.length === 0 ? (
        isOver ? null : (
          <Text>No hay partidos anunciados.</Text>
        )
      ) : (
        <Link className={controls['link'] ?? ''} to={paths.adminPart('partidos')}>
          {`Anunciados ${announced.length} · sin fecha ${withoutDay}`}
        </Link>
      )}
    </Stack>
  );
}

/** What stands in the place of tonight's matches, on an evening without any. */
function describeNext({ announced, isOver }: DeskLeft, now: CivilMoment): string {
  const next = announced[0]?.match ?? null;
  if (next !== null) {
    return `Hoy no se juega. Lo próximo: ${formatEvening(next, now)}, ${formatTime(next.time)}.`;
  }
  return isOver ? 'No falta ningún partido.' : 'Hoy no se juega.';
}
