import { Button, Text, Title } from '@mantine/core';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import { playedIn, seasonOn } from '../league/season.ts';
import { matchesSheet, resultsSheet, tablesSheet, type Sheet } from './sheets/exportSheets.ts';
import { standings } from '../standings/standings.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { formatCsv } from './csv.ts';
import { downloadFile } from '../ui/downloadFile.ts';
import { useDownload } from '../ui/hooks/useDownload.tsx';
import controls from '../ui/theme/controls.module.css';
import { PasteSection } from './PasteSection.tsx';
import { settings } from '../league/settings.ts';

type DownloadsProps = {
  matches: readonly UpcomingMatch[];
  results: readonly Result[];
  pairs: readonly Pair[];
  today: CivilDate;
};

/** The league's data as files for spreadsheets. */
export function Downloads({ matches, results, pairs, today }: DownloadsProps) {
  const { download, note } = useDownload(window.location.href);
  const save = (name: string, sheet: Sheet) => download(() => saveSheet(name, sheet));
  const tables = () => {
    const { categories, seasons } = settings();
    const season = seasonOn(today, seasons);
    if (season === undefined) return [];
    return categories.map(({ name: category }) => {
      const own = <Row extends { category: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.category === category);
      const played = playedIn(own(results), season, seasons);
      const names = own(pairs).map(({ name }) => name);
      return { category, rows: standings(played, names, season.rule) };
    });
  };
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
        <Button variant="default" onClick={() => save('resultados', resultsSheet(results))}>
          Resultados
        </Button>
        <Button variant="default" onClick={() => save('partidos', matchesSheet(matches))}>
          Partidos
        </Button>
        <Button variant="default" onClick={() => save('tablas', tablesSheet(tables()))}>
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
