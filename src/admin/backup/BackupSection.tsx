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
import type { Client } from '../../live/sources.ts';

const refusal = 'Solo la administración de la liga tiene la copia.';

/** The backup of a laptop's league, from its server. */
export function BackupSection() {
  const asAdmin = useAsAdmin();
  const today = useToday();
  const { clock } = useSettings();
  const state = useLeagueState();
  const [taken, setTaken] = useState<BackupDownload>({ kind: 'ready' });
  const { download, note } = useDownload();

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

/** The address at which a laptop's server answers, on the site's own origin. */
const backupPath = '/functions/v1/backup';

/** @property missing the paths of pictures whose file is gone */
type TakenBackup = { file: File; missing: readonly string[] };

/**
 * The backup of this moment, as the administrator: neither a link nor another site can send the header.
 * @throws SessionEndedError if the session is over
 * @throws Error if the server did not answer, or with something else
 */
async function takeBackup(client: Client): Promise<TakenBackup> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token;
  if (token === undefined) throw new SessionEndedError();
  const response = await fetch(backupPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
  });
  if (response.status === 403) throw new SessionEndedError();
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const name = /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const missing: unknown = JSON.parse(response.headers.get('x-missing-pictures') ?? '[]');
  return {
    file: new File([await response.blob()], name ?? 'copia.gz', { type: 'application/gzip' }),
    missing: Array.isArray(missing) ? missing.map(String) : [],
  };
}
