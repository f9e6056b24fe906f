import { Button, Text, Title } from '@mantine/core';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import {
  matchesSheet,
  resultsSheet,
  tablesSheet,
  type Sheet,
} from '../admin/takeAway/exportSheets.ts';
import { leagueTables } from '../admin/takeAway/leagueTables.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { formatCsv } from '../reading/csv.ts';
import { downloadFile } from '../ui/downloadFile.ts';
import { useDownload } from '../ui/hooks/useDownload.tsx';
import controls from '../ui/theme/controls.module.css';
import { PasteSection } from './PasteSection.tsx';
import { useSettings } from '../league/settings.ts';

type DownloadsProps = {
  matches: readonly UpcomingMatch[];
  results: readonly Result[];
  pairs: readonly Pair[];
  today: CivilDate;
};

/** The league's data as files for spreadsheets. */
export function Downloads({ matches, results, pairs, today }: DownloadsProps) {
  const league = useSettings();
  const { download, note } = useDownload();
  const save = (name: string, sheet: Sheet) => download(() => saveSheet(name, sheet));
  const tables = () => tablesSheet(leagueTables({ results, pairs }, league, today));
  return (
    <PasteSection labelledBy="downloads">
      <Title id="downloads" order={2} size="h3">
        Planillas
      </Title>
      <Text>
        Archivos CSV que abre cualquier planilla. Para cargar la liga desde una planilla, pegar sus
        celdas arriba.
      </Text>
      <div className={controls['actions']}>
        <Button
          variant="default"
          onClick={() => save('resultados', resultsSheet(results, league.seasons))}
        >
          Resultados
        </Button>
        <Button
          variant="default"
          onClick={() => save('partidos', matchesSheet(matches, league.seasons))}
        >
          Partidos
        </Button>
        <Button variant="default" onClick={() => save('tablas', tables())}>
          Tablas
        </Button>
      </div>
      {note}
    </PasteSection>
  );
}

function saveSheet(name: string, sheet: Sheet) {
  downloadFile(new File([formatCsv(sheet)], `${name}.csv`, { type: 'text/csv;charset=utf-8' }));
}
