import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Card, SimpleGrid, Skeleton, Table, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Leaders } from './leaders.ts';
import { playsIn } from '../league/season.ts';
import { useSettings } from '../league/settings.ts';
import { useCurrentSeason } from '../league/useNow.ts';
import { paths } from '../league/paths.ts';
import { Link } from '../ui/Link.tsx';
import classes from './TopOfTables.module.css';

const grid = {
  type: 'container',
  cols: { base: 1, '38rem': 2, '62rem': 3 },
  spacing: 'md',
} as const;

/** Placeholders as high as the cards. */
export function TopOfTablesSkeleton() {
  const season = useCurrentSeason();
  const categories = useSettings().categories.filter(({ name }) => playsIn(season, name));
  return (
    <SimpleGrid {...grid} aria-hidden="true" data-loading>
      {categories.map(({ slug }) => (
        <Skeleton key={slug} className={classes['root'] ?? ''} radius="lg" />
      ))}
    </SimpleGrid>
  );
}

/**
 * The first pairs of every category, each category leading to its table.
 *
 * - **When:** On the page of all tables.
 * - **When not:** On the home page: LeadersList. For a whole table: StandingsTable.
 */
export function TopOfTables({ leaders }: { leaders: ReadonlyArray<Leaders> }) {
  return (
    <SimpleGrid {...grid}>
      {leaders.map(({ category, rows }) => (
        <Card key={category.slug} translate="no" className={classes['root'] ?? ''} padding={0}>
          <Title order={2} size="md" data-night>
            <Link className={classes['link'] ?? ''} to={paths.table(category.slug)}>
              <span>{category.title}</span>
              <IconChevronRight size={20} aria-hidden="true" />
            </Link>
          </Title>
          {rows.length === 0 ? (
            <Text p="md" c="dimmed">
              Todavía sin puestos
            </Text>
          ) : (
            <Table
              aria-label={`Primeros puestos de ${category.title}`}
              verticalSpacing={6}
              horizontalSpacing="var(--space-12)"
            >
              <Table.Thead fz="xs" c="dimmed">
                <Table.Tr>
                  <Table.Th>#</Table.Th>
                  <Table.Th>Pareja</Table.Th>
                  <Table.Th>
                    <abbr title="Partidos jugados">PJ</abbr>
                  </Table.Th>
                  <Table.Th>
                    <abbr title="Puntos">Pts</abbr>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(({ name, position, played, points }) => (
                  <Table.Tr key={name}>
                    <Table.Td>{position}</Table.Td>
                    <Table.Th scope="row" className={classes['pair'] ?? ''}>
                      <bdi>{name}</bdi>
                    </Table.Th>
                    <Table.Td c="dimmed">{played}</Table.Td>
                    <Table.Td fw={700}>{points}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Card>
      ))}
    </SimpleGrid>
  );
}
