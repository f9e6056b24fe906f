import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { saveTemplate, readTemplate } from '../../supabase/embedded/worker/templateDatabase.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

async function openPostgres(loadDataDir?: Blob) {
  const { driver } = await createPgliteConnection({
    pgliteOptions: loadDataDir === undefined ? {} : { loadDataDir },
  });
  onTestFinished(() => driver.close());
  return driver;
}

test(
  'a database starts from the template, without later changes',
  { timeout: 60_000 },
  async () => {
    const path = join(temporaryFolder(), 'not-there-yet', 'database.tar');
    expect(await readTemplate(path)).toBeNull();
    const first = await openPostgres();
    await saveTemplate(first, path);
    await first.exec('create table secrets (what text)');

    const template = await readTemplate(path);
    const second = await openPostgres(template ?? undefined);
    const system = 'select system_identifier from pg_control_system()';
    expect((await second.query(system)).rows).toEqual((await first.query(system)).rows);
    expect((await second.query("select to_regclass('secrets') as found")).rows).toEqual([
      { found: null },
    ]);
  },
);

test('a template that cannot be written is no error', async () => {
  const database = { exec: async () => [], dumpDataDir: async () => new File([], 'database.tar') };
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  const path = join(file, 'database.tar');
  await saveTemplate(database, path);
  expect(await readTemplate(path)).toBeNull();
});
