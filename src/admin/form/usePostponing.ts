import { useData, type SiteData } from '../../matches/DataProvider.tsx';
import type { NewUpcomingMatch, UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useSave } from '../../session/save.ts';
import { correction } from '../../session/writeRows.ts';

type Postponable = NewUpcomingMatch & Pick<UpcomingMatch, 'postponedAt'>;

/** The table of announced matches, of which it is written too whether a match is put off. */
export function withPostponement(opened: SiteData['tables']['upcomingMatches']) {
  const { table } = opened;
  const toRow = ({ postponedAt, ...match }: Postponable) => ({
    ...table.toRow(match),
    postponed_at: postponedAt,
  });
  return { ...opened, table: { ...table, toRow } };
}

/** Puts a match off; the message that says so takes it back. */
export function usePostponing() {
  const save = useSave();
  const { upcomingMatches } = useData().tables;
  return (match: UpcomingMatch) => {
    // In whole seconds, as the database writes it.
    const postponedAt = new Date().toISOString().replace(/\.\d+Z$/u, '+00:00');
    const opened = withPostponement(upcomingMatches);
    return save((write) => write(correction(opened, match.id, { ...match, postponedAt }, match)), {
      done: 'El partido quedó a reprogramar.',
      failed: 'Error al guardar el partido. Intenta de nuevo.',
      conflict: 'El partido cambió mientras tanto: no se guardó nada.',
      showsFailure: true,
    });
  };
}
