import { Group, Text } from '@mantine/core';
import type { Club } from '../../league/league.ts';
import { clubMap } from '../../pairs/mapLink.ts';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { ExternalLink } from './ExternalLink.tsx';

type ClubsProps = {
  clubs: readonly Club[];
  /** The league’s city, in which a club without a map of its own is searched. */
  city: string;
};

/** The clubs of the league: where they are, and their pages. */
export function Clubs({ clubs, city }: ClubsProps) {
  return uniqueKeys(clubs, ({ name }) => name).map(({ key, item: club }) => (
    <div key={key}>
      <Text fw={700}>{club.name}</Text>
      {club.address === null ? null : (
        <Text size="sm" c="dimmed">
          {club.address}
        </Text>
      )}
      <Group gap="lg">
        <ExternalLink href={clubMap(club, city)}>Mapa</ExternalLink>
        {club.url === null ? null : <ExternalLink href={club.url}>{club.network}</ExternalLink>}
      </Group>
    </div>
  ));
}
