import { useState } from 'react';
import { useToday } from '../../league/useNow.ts';
import { useSettings } from '../../league/settings.ts';
import type { Client } from '../../live/sources.ts';
import { settingFailure } from '../../session/errorMessages.ts';
import { timeout, writeErrorOf } from '../../session/requests.ts';
import { useSave } from '../../session/save.ts';
import { WriteRefusedError } from '../../session/writeErrors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useLeagueState } from '../useLeagueState.ts';
import { describeBackup } from './backupAge.ts';
import { HostedBackup } from './HostedBackup.tsx';

/** The key of a hosted league's backups, and the age of the last one. */
export function HostedBackupSection() {
  const save = useSave();
  const today = useToday();
  const { clock } = useSettings();
  const state = useLeagueState();
  /** The note that was stored here since; `undefined`: none was. */
  const [stored, setStored] = useState<string | null>();

  if (state === undefined) return <output>Cargando…</output>;
  if (state?.kind !== 'hosted') {
    return <ErrorState message="No se pudo leer de cuándo es la copia." />;
  }
  const note = stored === undefined ? (state.key?.note ?? null) : stored;
  return (
    <HostedBackup
      last={describeBackup(state, today, clock)}
      backupKey={state.key === null ? null : { ...state.key, note }}
      onNote={(typed) =>
        save(
          async (write) => {
            const storing = (text: string | null) =>
              write({
                refusal: 'No tienes permisos para anotar dónde está la clave',
                ids: [],
                send: (client) => storeNote(client, text),
                apply: setStored,
              });
            const { saved } = await storing(typed);
            // The history does not have it.
            return { saved, undo: async () => void (await storing(note)) };
          },
          { ...settingFailure, done: 'Guardado.' },
        )
      }
    />
  );
}

async function storeNote(client: Client, note: string | null): Promise<string | null> {
  const { data, error } = await client
    .from('backup_key')
    .update({ note })
    .eq('is_only', true)
    .select('note')
    .abortSignal(timeout());
  if (error) throw writeErrorOf(error);
  // A policy refuses it by finding no row.
  if (data.length === 0)
    throw new WriteRefusedError('The database did not let the note be stored.');
  return note;
}
