import { strToU8, zipSync, type Zippable } from 'fflate';
import type { LeagueSettings } from '../../league/league.ts';
import type { Pair } from '../../padel/pair.ts';
import type { Result } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { formatCsv } from '../../reading/csv.ts';
import {
  decisionsSheet,
  linesSheet,
  matchesSheet,
  pairsSheet,
  resultsSheet,
  tablesSheet,
} from './exportSheets.ts';
import { leagueTables } from './leagueTables.ts';
import { formatXlsx } from './xlsx.ts';

/** All rows of the league that are published. */
type LeagueRows = {
  results: readonly Result[];
  matches: readonly UpcomingMatch[];
  pairs: readonly Pair[];
};

/** @property missing the paths of pictures that could not be read */
type PackedLeague = { zip: Uint8Array; missing: readonly string[] };

/**
 * The league as people take it along: one workbook, the same sheets as CSV, which the paste reads, and the pictures.
 * @param readPicture throws where it cannot be read
 */
export async function packLeague(
  rows: LeagueRows,
  league: LeagueSettings,
  today: CivilDate,
  readPicture: (path: string) => Promise<Uint8Array>,
): Promise<PackedLeague> {
  const tables = leagueTables(rows, league, today);
  const sheets = [
    { name: 'Resultados', rows: resultsSheet(rows.results, league.seasons) },
    { name: 'Partidos', rows: matchesSheet(rows.matches, league.seasons) },
    { name: 'Parejas', rows: pairsSheet(rows.pairs) },
    { name: 'Tablas', rows: tablesSheet(tables) },
    { name: 'Jugadores', rows: linesSheet(rows.pairs) },
    { name: 'Bajas', rows: decisionsSheet(tables) },
  ];
  const files: Zippable = { 'planilla.xlsx': formatXlsx(sheets) };
  for (const { name, rows } of sheets) {
    files[`${name.toLowerCase()}.csv`] = strToU8(formatCsv(rows));
  }
  const missing: string[] = [];
  await Promise.all(
    picturesOf(league).map(async (path) => {
      try {
        // They are compressed already.
        files[`fotos/${path}`] = [await readPicture(path), { level: 0 }];
      } catch {
        missing.push(path);
      }
    }),
  );
  return { zip: zipSync(files), missing };
}

function picturesOf({ icon, sponsors, heroPictures }: LeagueSettings): readonly string[] {
  const paths = [
    icon,
    ...sponsors.map(({ picture }) => picture),
    ...heroPictures.flatMap(({ picture, phonePicture }) => [picture, phonePicture]),
  ];
  return [...new Set(paths)].filter((path) => path !== '');
}
