import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { categoryTitle, type CategoryName } from '../league/category.ts';
import { useShare, type SharedStanding } from '../matches/shareContext.ts';
import { useSettings } from '../league/settings.ts';

type TableShareProps = {
  category: CategoryName;
  season: string;
  /** Whether a match can end in a draw. */
  hasDraws: boolean;
  /** As it stands: what is only imagined is not shared. */
  rows: readonly SharedStanding[];
};

/** Shares the standings as text, link and picture. */
export function TableShare({ category, season, hasDraws, rows }: TableShareProps) {
  const open = useShare();
  const share = useMemo(
    () => ({ kind: 'table', category, season, hasDraws, rows }) as const,
    [category, season, hasDraws, rows],
  );
  const league = useSettings();
  if (open === null) return null;
  return (
    <Button
      variant="subtle"
      leftSection={<IconShare2 size={20} aria-hidden />}
      aria-label={`Compartir la tabla de ${categoryTitle(category, league)}`}
      aria-haspopup="dialog"
      onClick={() => open(share)}
    >
      Compartir la tabla
    </Button>
  );
}
