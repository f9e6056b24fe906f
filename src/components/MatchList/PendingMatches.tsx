import type { ReactNode } from 'react';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { CardGrid } from '../CardList/CardGrid.tsx';
import classes from './PendingMatches.module.css';

type PendingMatchesProps = {
  matches: readonly UpcomingMatch[];
  renderCard: (match: UpcomingMatch) => ReactNode;
};

/** Matches whose hour has passed and whose result nobody has entered yet. */
export function PendingMatches({ matches, renderCard }: PendingMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <div className={classes['root']}>
      <h3 className={classes['title']}>Pendientes de resultado</h3>
      <CardGrid of="match" items={matches} renderCard={renderCard} />
    </div>
  );
}
