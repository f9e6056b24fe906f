import type { CivilMoment } from '../padel/time.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../padel/upcomingMatch.ts';
import { save, type Writer } from '../session/save.ts';
import { correction } from '../session/writeRows.ts';
import type { SiteData } from './DataProvider.tsx';

type Postponable = NewUpcomingMatch & Pick<UpcomingMatch, 'postponedAt'>;
type OpenMatches = SiteData['tables']['upcomingMatches'];

/** The table of announced matches, of which it is written too whether a match is put off. */
export function withPostponement(opened: OpenMatches) {
  const { table } = opened;
  const toRow = ({ postponedAt, ...match }: Postponable) => ({
    ...table.toRow(match),
    postponed_at: postponedAt,
  });
  return { ...opened, table: { ...table, toRow } };
}

/** Puts a match off, or gives it a day; the message that says so takes it back. */
export function postponing(matches: OpenMatches, writer: Writer) {
  const write = (match: UpcomingMatch, changes: Partial<UpcomingMatch>, done: string) => {
    const opened = withPostponement(matches);
    return save(
      writer,
      (send) => send(correction(opened, match.id, { ...match, ...changes }, match)),
      {
        done,
        failed: 'Error al guardar el partido. Intenta de nuevo.',
        conflict: 'El partido cambió mientras tanto: no se guardó nada.',
        showsFailure: true,
      },
    );
  };
  return {
    postpone: (match: UpcomingMatch) =>
      // In whole seconds, as the database writes it.
      write(
        match,
        { postponedAt: new Date().toISOString().replace(/\.\d+Z$/u, '+00:00') },
        'El partido quedó a reprogramar.',
      ),
    giveDay: (match: UpcomingMatch, moment: CivilMoment) =>
      write(match, { ...moment, postponedAt: null }, 'El partido tiene otra fecha.'),
  };
}
