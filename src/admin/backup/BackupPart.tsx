import { useLeagueState } from '../useLeagueState.ts';
import { BackupSection } from './BackupSection.tsx';
import { HostedBackupSection } from './HostedBackupSection.tsx';

/** `/admin/copia`: only a site's own server has the whole database; no browser gets the accounts of a hosted project. */
export function BackupPart() {
  const state = useLeagueState();
  if (state === undefined) return <output data-loading>Cargando…</output>;
  return state?.kind === 'laptop' ? <BackupSection /> : <HostedBackupSection />;
}
