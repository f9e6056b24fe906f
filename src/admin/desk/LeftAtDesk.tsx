import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Stack, Text } from '@mantine/core';
import { paths } from '../../league/paths.ts';
import { listOf } from '../../padel/spanishText.ts';
import type { CivilMoment } from '../../padel/time.ts';
import { Link } from '../../ui/Link.tsx';
import { DeskRows, type DeskActions } from './DeskRows.tsx';
import type { DeskLeft } from './leftAtDesk.ts';
import { useRowFocus } from './useRowFocus.ts';

type LeftAtDeskProps = DeskActions & {
  left: DeskLeft;
  /** The date and the time on the league's clock. */
  now: CivilMoment;
};

/**
 * The matches of all categories that are not due: announced ones, then those without a day.
 *
 * - **When:** On the page to which the desk's line of them leads.
 * - **When not:** For what is due: DueMatches. For visitors: the page of a category's open matches.
 * - **Keyboard:** Each group opens and closes with Enter; arrows go from match to match.
 * - **Screen reader:** A region for each group; each button names its match.
 */
export function LeftAtDesk({ left, now, ...actions }: LeftAtDeskProps) {
  const { announced, undated, isOver } = left;
  const unknown = undated.filter(({ isUnknown }) => isUnknown);
  const groups = [
    { id: 'announced', title: 'Anunciados', matches: announced, slug: null },
    ...undated.map(({ category, matches }) => ({
      id: category.slug,
      title: `Sin fecha, ${category.title}`,
      matches,
      slug: category.slug,
    })),
  ].filter(({ matches }) => matches.length > 0);
  return (
    <Stack gap="var(--space-12)" {...useRowFocus()}>
      {groups.length === 0 ? (
        <Text>{isOver ? 'No falta ningún partido.' : 'No hay partidos anunciados.'}</Text>
      ) : (
        <Accordion
          multiple
          variant="contained"
          radius="lg"
          order={2}
          keepMounted={false}
          defaultValue={['announced']}
        >
          {groups.map(({ id, title, matches, slug }) => (
            <Accordion.Item key={id} value={id} bg="var(--color-surface-raised)">
              <Accordion.Control>{`${title}: ${matches.length}`}</Accordion.Control>
              <Accordion.Panel>
                {slug === null ? null : (
                  <p>
                    <Link to={paths.left(slug)}>Lo que falta, por pareja</Link>
                  </p>
                )}
                <DeskRows matches={matches} now={now} {...actions} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
      {unknown.length === 0 ? null : (
        <p>
          <span>
            {`La temporada no dice cuántas veces se enfrentan dos parejas de ${listOf(
              unknown.map(({ category }) => category.title),
            )}.`}
          </span>{' '}
          <Link to={paths.leaguePart('temporadas')}>Elegir las ruedas</Link>
        </p>
      )}
    </Stack>
  );
}
