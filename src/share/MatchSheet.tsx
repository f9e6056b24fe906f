import { useCallback, useSyncExternalStore } from 'react';
import { useSettings } from '../league/settings.ts';
import { loadCode } from '../live/loadCode.ts';
import type { Result } from '../padel/result.ts';
import { civilMomentAt } from '../padel/time.ts';
import { useAuth } from '../session/authContext.ts';
import { CorrectionNote } from '../matches/CorrectionNote.tsx';
import { useData } from '../matches/DataProvider.tsx';
import { useOpenDialog } from '../matches/RowDialogs.tsx';
import type { SharedMatch } from '../matches/shareContext.ts';
import { mapLink } from '../pairs/mapLink.ts';
import { ResultEffect } from '../standings/ResultEffect.tsx';
import { CalendarButton, MatchShare, useMatchAddress } from './ShareDialogWithData.tsx';
import { MatchDialog } from './MatchDialog.tsx';

type MatchSheetProps = {
  /** The id of the result or announced match. */
  id: string;
  onClose: () => void;
};

/** The sheet of a match that a list of the page has, also once it becomes a result; nothing until one has it. */
export function MatchSheet({ id, onClose }: MatchSheetProps) {
  const { results, upcomingMatches } = useData().tables;
  const isIt = (row: { id: string }) => row.id === id;
  const result = useSyncExternalStore(often, () => results.lists.find(isIt));
  const match = useSyncExternalStore(often, () => upcomingMatches.lists.find(isIt));
  if (result !== undefined) return <Found share={{ kind: 'result', result }} onClose={onClose} />;
  return match === undefined ? null : <Found share={{ kind: 'match', match }} onClose={onClose} />;
}

/** Whichever list of the page has the row: it is looked for while the sheet is open, ms. */
const interval = 300;

function often(notify: () => void) {
  const timer = setInterval(notify, interval);
  return () => clearInterval(timer);
}

function Found({ share, onClose }: { share: SharedMatch; onClose: () => void }) {
  const { clubs, city } = useSettings();
  const { isAdmin } = useAuth();
  const openDialog = useOpenDialog();
  const address = useMatchAddress(share);
  const edit = useCallback(() => {
    onClose();
    openDialog(
      share.kind === 'result'
        ? { table: 'results', action: 'edit', item: share.result }
        : { table: 'upcoming_matches', action: 'edit', item: share.match },
    );
  }, [share, onClose, openDialog]);
  return (
    <MatchDialog
      share={share}
      mapOf={(location) => mapLink(location, clubs, city)}
      correction={share.kind === 'result' ? <Correction result={share.result} /> : undefined}
      effect={share.kind === 'result' ? <ResultEffect result={share.result} /> : undefined}
      calendar={
        share.kind === 'match' ? (
          <CalendarButton match={share.match} address={address} />
        ) : undefined
      }
      sharing={<MatchShare share={share} />}
      onEdit={isAdmin ? edit : undefined}
      onClose={onClose}
    />
  );
}

/** When a result was corrected; what it was before is fetched on demand. */
function Correction({ result }: { result: Result }) {
  const { sources } = useData();
  const league = useSettings();
  if (result.correctedAt === null) return null;
  return (
    <CorrectionNote
      at={civilMomentAt(Date.parse(result.correctedAt), league.clock)}
      describeFirst={async () => {
        const [{ readFirstVersion }, { describeFirst }, client] = await Promise.all([
          loadCode(() => import('../matches/history.ts')),
          loadCode(() => import('../matches/describeCorrection.ts')),
          sources.supabase(),
        ]);
        return describeFirst(await readFirstVersion(client, result), result, league);
      }}
    />
  );
}
