import { IconShare2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ShareButton } from '../matches/ShareButton.tsx';
import type { CategoryName } from '../league/category.ts';
import type { SharedStanding } from '../matches/shareContext.ts';

type TableShareProps = {
  category: CategoryName;
  season: string;
  /** As it stands: what is only imagined is not shared. */
  rows: readonly SharedStanding[];
};

/** Shares the table of positions as text, link and picture. */
export function TableShare({ category, season, rows }: TableShareProps) {
  const share = useMemo(
    () => ({ kind: 'table', category, season, rows }) as const,
    [category, season, rows],
  );
  return (
    <ShareButton share={share} what={`la tabla de ${category}`}>
      <IconShare2 size={20} aria-hidden />
      Compartir la tabla
    </ShareButton>
  );
}
