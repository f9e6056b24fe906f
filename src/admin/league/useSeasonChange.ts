import type { Client } from '../../live/sources.ts';
import { settingFailure } from '../../session/errorMessages.ts';
import { callFunction } from '../../session/requests.ts';
import { useSave } from '../../session/save.ts';
import type { Write } from '../../session/write.ts';

const refusal = 'No tienes permisos para cambiar la temporada';

type Change = { table: string; id: string; before?: null; after: object | null };

/** A change of what the organiser has decided of a season: all or nothing, undone together. */
export function seasonChange(changes: readonly Change[], about: string): Write<void> {
  return {
    refusal,
    ids: changes.map(({ id }) => id),
    about,
    send: async (client: Client, changeId) => {
      await callFunction(client, 'change_rows', { changes, change_id: changeId });
    },
  };
}

/** Saves such a change, and closes its dialog. */
export function useSeasonChange(onDone: () => void) {
  const save = useSave();
  return async (change: Write<void>, done: string) => {
    const outcome = await save((write) => write(change), { ...settingFailure, done });
    if (outcome.kind === 'saved') onDone();
    return outcome;
  };
}
