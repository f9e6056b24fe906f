import { Group, Text } from '@mantine/core';
import type { Club } from '../../league/league.ts';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { ExternalLink } from './ExternalLink.tsx';

/** The clubs of the league: where they are, and their pages. */
export function Clubs({ clubs }: { clubs: readonly Club[] }) {
  return uniqueKeys(clubs, ({ url }) => url).map(
    ({ key, item: { name, network, url, address, map } }) => (
      <div key={key}>
        <Text fw={700}>{name}</Text>
        <Text size="sm" c="dimmed">
          {address}
        </Text>
        <Group gap="lg">
          <ExternalLink href={map}>Mapa</ExternalLink>
          <ExternalLink href={url}>{network}</ExternalLink>
        </Group>
      </div>
    ),
  );
}
