import { useState } from 'react';
import { pictureUrl, useSettings } from '../../league/settings.ts';
import { useToday } from '../../league/useNow.ts';
import { useLiveData } from '../../live/liveData.ts';
import type { ListRequest } from '../../live/listRequest.ts';
import { loadRows } from '../../live/loadRows.ts';
import type { Table, TableRow } from '../../live/table.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from '../../matches/tables.ts';
import { proposeSlug } from '../league/proposedNames.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { useDownload } from '../../ui/hooks/useDownload.tsx';
import { TakeAway, type TakeAwayState } from './TakeAway.tsx';

/** The whole league in one ZIP, read when it is asked for. */
export function TakeAwaySection() {
  const { sources } = useLiveData();
  const league = useSettings();
  const today = useToday();
  const [state, setState] = useState<TakeAwayState>({ kind: 'ready' });
  const { download, note } = useDownload();

  const take = async () => {
    setState({ kind: 'packing' });
    try {
      const all = async <Item extends TableRow, NewItem>(
        table: Table<Item, NewItem>,
        order: string,
      ) => {
        const list: ListRequest = { order };
        const { signal } = new AbortController();
        return (await loadRows(sources.readRows, table, { list, size: Infinity, signal })).items;
      };
      // The code that packs is large.
      const [{ packLeague }, results, matches, pairs] = await Promise.all([
        import('./packLeague.ts'),
        all(resultsTable, 'day'),
        all(upcomingMatchesTable, 'day'),
        all(pairsTable, 'name'),
      ]);
      const { zip, missing } = await packLeague(
        { results, matches, pairs },
        league,
        today,
        readPicture,
      );
      const file = `${proposeSlug(league.name) || 'liga'}-${today}.zip`;
      downloadFile(new File([new Uint8Array(zip)], file, { type: 'application/zip' }));
      setState({ kind: 'done', file, missing: missing.length });
    } catch (error) {
      console.warn('No se pudo preparar el ZIP:', error);
      setState({ kind: 'failed' });
    }
  };

  return (
    <>
      <TakeAway state={state} onTake={() => download(() => void take())} />
      {note}
    </>
  );
}

async function readPicture(path: string): Promise<Uint8Array> {
  const response = await fetch(pictureUrl(path));
  if (!response.ok) throw new Error(`${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
