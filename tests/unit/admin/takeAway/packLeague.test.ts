import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packLeague } from '../../../../src/admin/takeAway/packLeague.ts';
import { seasonOn } from '../../../../src/league/season.ts';
import { settings } from '../../../../src/league/settings.ts';
import { importSheet } from '../../../../src/paste/sheets/importSheet.ts';
import { parseCsv } from '../../../../src/reading/csv.ts';
import { tonight } from '../../../../stories/fixtures/matches.ts';
import { pair } from '../../../../stories/fixtures/pairs.ts';
import { resultWith } from '../../../../stories/fixtures/rows.ts';

const today = '2026-11-24';
const { seasons } = settings();
const before =
  [...seasons].sort((one, other) => (one.firstDay < other.firstDay ? 1 : -1))[1]?.firstDay ?? '';
const names = ['=1+1', '+54 351', '-Los Menos', '@Cuatro', '<b>Ñandú & "Cía"</b>'];
const pairs = names.map((name, index) => ({
  ...pair,
  id: `p${index}`,
  name,
  players: '=A1 y _x0041_',
}));
const results = [
  resultWith({ id: 'r1', team1: '=1+1', team2: '-Los Menos', score: '6-4' }),
  resultWith({ id: 'r2', team1: '+54 351', team2: '@Cuatro', score: '6-4, 6-3', date: before }),
];
const matches = [{ ...tonight, team1: names[4] ?? '', team2: '=1+1' }];

const pack = async (readPicture = async () => new Uint8Array([1, 2, 3])) => {
  const { zip, missing } = await packLeague(
    { results, matches, pairs },
    settings(),
    today,
    readPicture,
  );
  return { files: unzipSync(zip), missing };
};

test('the ZIP has the workbook, the sheets that the paste reads, and the pictures', async () => {
  const { files, missing } = await pack();
  const kept = Object.keys(files).filter((path) => !path.startsWith('fotos/'));
  expect(kept.toSorted()).toEqual([
    'bajas.csv',
    'jugadores.csv',
    'parejas.csv',
    'partidos.csv',
    'planilla.xlsx',
    'resultados.csv',
    'tablas.csv',
  ]);
  const [hero] = settings().heroPictures;
  expect(files[`fotos/${hero?.picture}`]).toEqual(new Uint8Array([1, 2, 3]));
  expect(missing).toEqual([]);
  const read = (file: string) =>
    importSheet(parseCsv(strFromU8(files[file] ?? new Uint8Array())), { today, seasons: [] });
  expect(read('parejas.csv')?.pairs.map(({ name }) => name)).toEqual(names);
  expect(read('partidos.csv')?.matches[0]).toMatchObject({ team1: names[4], team2: '=1+1' });
  expect(read('resultados.csv')?.results).toHaveLength(2);
  // One was played in the season before.
  const [, ...rows] = parseCsv(strFromU8(files['tablas.csv'] ?? new Uint8Array()));
  expect(new Set(rows.map(([season]) => season))).toEqual(
    new Set([seasonOn(today, seasons)?.name, seasonOn(before, seasons)?.name]),
  );
});

test('the workbook has texts as texts, whatever they begin with', async () => {
  const { files } = await pack();
  const book = unzipSync(files['planilla.xlsx'] ?? new Uint8Array());
  const results = strFromU8(book['sheet1.xml'] ?? new Uint8Array());
  expect(results).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  // The games of the sets are numbers.
  expect(results).toContain('<c><v>6</v></c><c><v>4</v></c>');
  const pairs = strFromU8(book['sheet3.xml'] ?? new Uint8Array());
  expect(pairs).toContain('&lt;b&gt;Ñandú &amp; &quot;Cía&quot;&lt;/b&gt;');
  expect(pairs).toContain('=A1 y _x005F_x0041_');
  expect(strFromU8(book['workbook.xml'] ?? new Uint8Array())).toContain('name="Tablas"');
});

test('who left, lots, and the players of before are taken along', async () => {
  const category = pair.category;
  const withdrawn = {
    id: 'w',
    category,
    pairId: 'p1',
    day: '2026-11-02',
    kind: 'walkover' as const,
    rivals: ['p3'],
    createdAt: '',
  };
  const lots = [{ id: 'l', category, pairId: 'p2', place: 1 }];
  const league = settings();
  const lines = [
    { from: null, players: 'Ana / Eva' },
    { from: '2026-11-02', players: 'Ana / Isa' },
  ];
  const { zip } = await packLeague(
    { results: [], matches: [], pairs: pairs.map((each) => ({ ...each, lines })) },
    {
      ...league,
      seasons: league.seasons.map((season) => ({ ...season, withdrawals: [withdrawn], lots })),
    },
    today,
    async () => new Uint8Array(),
  );
  const files = unzipSync(zip);
  const read = (file: string) => parseCsv(strFromU8(files[file] ?? new Uint8Array()));
  const [, ...decided] = read('bajas.csv');
  expect(decided.slice(0, 2).map(([, , ...cells]) => cells.slice(1))).toEqual([
    ['Baja: lo que jugó vale', '2026-11-02', expect.stringContaining('Cuatro')],
    ['Sorteo', '1', ''],
  ]);
  expect(
    read('jugadores.csv')
      .slice(1, 3)
      .map((row) => row.slice(2)),
  ).toEqual([
    ['', 'Ana / Eva'],
    ['2026-11-02', 'Ana / Isa'],
  ]);
});

test('a picture that cannot be read is named, and the rest is there', async () => {
  const { files, missing } = await pack(() => Promise.reject(new Error('404')));
  expect(missing.length).toBeGreaterThan(0);
  expect(Object.keys(files)).toContain('planilla.xlsx');
});
