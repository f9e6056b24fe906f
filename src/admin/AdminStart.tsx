import { lazyPart } from '../ui/lazyPart.ts';
import { latestPlayed } from '../matches/tables.ts';
import { useAdding } from '../matches/useAdding.ts';
import { useResults, useUpcomingMatches } from '../matches/list/useListSection.ts';
import { useSettings } from '../league/settings.ts';
import { useToday } from '../league/useNow.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { loadGuide, useGuide } from './guide/useGuide.ts';
import { AdminPanel } from './AdminPanel.tsx';
import { BackupNotice } from './backup/BackupNotice.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { SilentTablesNotice } from './SilentTablesNotice.tsx';
import { UnreadableNotice } from './UnreadableNotice.tsx';
import { useLeagueState } from './useLeagueState.ts';

const GuideWithData = lazyPart(async () => (await loadGuide()).GuideWithData);

const DoubtfulPhones = lazyPart(
  async () => (await import('./league/DoubtfulPhones.tsx')).DoubtfulPhones,
);

const AttentionAtDesk = lazyPart(
  async () => (await import('./desk/AttentionAtDesk.tsx')).AttentionAtDesk,
);

const DueAtDesk = lazyPart(async () => (await import('./desk/DeskMatches.tsx')).DueAtDesk);

/** The desk, at which the administrator's evening starts, with the league's data. */
export function AdminStart() {
  const adding = useAdding(useResults(latestPlayed), useUpcomingMatches());
  const today = useToday();
  const { isReady, rows, isShown, onSaved, onLater } = useGuide();
  const signOut = useSignOut();
  const { organisers } = useSettings();
  const state = useLeagueState();
  // Nothing of the desk is shown before what stands above it.
  if (!isReady || state === undefined) {
    return <DeskFrame />;
  }
  return (
    <AdminPanel
      parts={{
        unreadable: <UnreadableNotice state={state} />,
        silent: <SilentTablesNotice />,
        backup: state === null ? null : <BackupNotice state={state} today={today} />,
        phones: <DoubtfulPhones organisers={organisers} />,
        attention: <AttentionAtDesk />,
        guide:
          // Its code is there: nothing of the desk is shown before it.
          rows === null || !isShown ? null : (
            <GuideWithData
              rows={rows}
              onSaved={onSaved}
              onLater={onLater}
              onAddResult={adding.onAddResult}
            />
          ),
        due: <DueAtDesk />,
      }}
      isGuideLater={rows !== null && !isShown}
      {...adding}
      hasBackup={state !== null}
      onSignOut={() => {
        signOut();
        // The button is at the end of the page, the form for signing in at its top.
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
    />
  );
}
