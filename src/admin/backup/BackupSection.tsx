import { useState } from 'react';
import { useSettings } from '../../league/settings.ts';
import { useToday } from '../../league/useNow.ts';
import { useAsAdmin } from '../../session/write.ts';
import { PermissionError, SessionEndedError } from '../../session/writeErrors.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { useDownload } from '../../ui/hooks/useDownload.tsx';
import { Backup, type BackupDownload } from './Backup.tsx';
import { useLeagueState } from '../useLeagueState.ts';
import { describeBackup } from './backupAge.ts';
import { takeBackup } from './takeBackup.ts';

const refusal = 'Solo la administración de la liga tiene la copia.';

/** The backup of a laptop's league, from its server. */
export function BackupSection() {
  const asAdmin = useAsAdmin();
  const today = useToday();
  const { clock } = useSettings();
  const state = useLeagueState();
  const [taken, setTaken] = useState<BackupDownload>({ kind: 'ready' });
  const { download, note } = useDownload(window.location.href);

  const take = async () => {
    setTaken({ kind: 'taking' });
    try {
      const { file, missing } = await asAdmin(refusal, takeBackup);
      downloadFile(file);
      setTaken({ kind: 'done', file: file.name, missing: missing.length });
    } catch (error) {
      console.warn('No se pudo hacer la copia:', error);
      const isOver = error instanceof SessionEndedError || error instanceof PermissionError;
      setTaken({ kind: isOver ? 'ended' : 'failed' });
    }
  };

  return (
    <>
      <Backup
        last={!state ? '' : describeBackup(state, today, clock)}
        download={taken}
        onTake={() => download(() => void take())}
      />
      {note}
    </>
  );
}
