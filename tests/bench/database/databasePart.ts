import type { Part } from '../support/report.ts';
import { databaseReport } from './databaseReport.ts';
import { openEmbedded, openNative, type Engine } from './engine.ts';
import { measureList, readsAt, sizes, type ListFigures } from './lists.ts';
import {
  indexBytes,
  measureCoveredWrite,
  measureWrites,
  withCovering,
  type WriteFigures,
} from './writes.ts';

/** The results' lists and an insert, with indexes that hold whole rows in place of ours. */
export type CoveringFigures = {
  lists: ListFigures[];
  write: WriteFigures;
  /** Bytes of the indexes: as migrated, covering. */
  bytes: [number, number];
};

export type EngineFigures = {
  engine: string;
  lists: ListFigures[];
  writes: WriteFigures[];
  covering: CoveringFigures;
};

/** What the lists and the writes cost in a table that has grown for years. */
export const database: Part = {
  name: 'database',
  title: 'The database at a thousand to a million rows',
  async run() {
    const figures: EngineFigures[] = [];
    for (const open of [openEmbedded, openNative]) {
      const engine = await open();
      if (engine === null) continue;
      try {
        figures.push(await measureEngine(engine));
      } finally {
        await engine.close();
      }
    }
    return databaseReport(figures);
  },
};

async function measureEngine(engine: Engine): Promise<EngineFigures> {
  const lists: ListFigures[] = [];
  let rows = 0;
  for (const size of sizes) {
    await engine.run(`set maintenance_work_mem = '256MB'`, `call bench.load(${rows + 1}, ${size})`);
    await engine.run('vacuum analyze public.results', 'vacuum analyze public.upcoming_matches');
    rows = size;
    for (const read of await readsAt(size)) lists.push(await measureList(engine, read, size));
  }
  const writes = await measureWrites(engine);
  const bytes = await indexBytes(engine);
  const ofResults = (await readsAt(rows)).filter(({ list }) => list.startsWith('results'));
  const covering = await withCovering(engine, async () => {
    const covered: ListFigures[] = [];
    for (const read of ofResults) covered.push(await measureList(engine, read, rows));
    const write = await measureCoveredWrite(engine);
    return { lists: covered, write, bytes: await indexBytes(engine) };
  });
  return {
    engine: engine.name,
    lists,
    writes,
    covering: { ...covering, bytes: [bytes, covering.bytes] },
  };
}
