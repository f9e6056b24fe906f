import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Card, SimpleGrid, Skeleton, Table } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Leaders } from './leaders.ts';
import { categories } from '../league/category.ts';
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
  return (
    <SimpleGrid {...grid} aria-hidden="true">
      {categories.map(({ slug }) => (
        <Skeleton key={slug} className={classes['root'] ?? ''} radius="lg" />
      ))}
    </SimpleGrid>
  );
}

/** The first pairs of every category, each category leading to its table. */
export function TopOfTables({ leaders }: { leaders: readonly Leaders[] }) {
  return (
    <SimpleGrid {...grid}>
      {leaders.map(({ category, rows }) => (
        <Card
          key={category.slug}
          className={classes['root'] ?? ''}
          withBorder
          padding={0}
          bg="var(--color-surface-raised)"
          radius="lg"
        >
          <h2 className={classes['title']}>
            <Link className={classes['link'] ?? ''} to={paths.table(category.slug)}>
              {category.name}
              <IconChevronRight className={classes['chevron']} size={20} aria-hidden="true" />
            </Link>
          </h2>
          {rows.length === 0 ? (
            <p className={classes['empty']}>Todavía sin resultados</p>
          ) : (
            <Table
              aria-label={`Primeros puestos de ${category.name}`}
              verticalSpacing={6}
              horizontalSpacing="var(--space-12)"
            >
              <Table.Thead className={classes['head'] ?? ''}>
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
                      <bdi className={classes['name']}>{name}</bdi>
                    </Table.Th>
                    <Table.Td className={classes['number'] ?? ''}>{played}</Table.Td>
                    <Table.Td className={classes['points'] ?? ''}>{points}</Table.Td>
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
