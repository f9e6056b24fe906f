import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { expect, test } from 'vitest';
import { saveTemplate, readTemplate } from '../../supabase/embedded/worker/templateDatabase.ts';
import { openPlatform } from './realtime/support/testDatabase.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

test('a database starts from the template, without later changes', async () => {
  const path = join(temporaryFolder(), 'not-there-yet', 'database.tar');
  expect(await readTemplate(path)).toBeNull();
  const first = await openPlatform();
  await first.exec('create table before (what text)');
  await saveTemplate(first, path);
  await first.exec('create table after (what text)');

  const template = await readTemplate(path);
  expect(template).not.toBeNull();
  const second = await PGlite.create({
    extensions: { pgcrypto },
    ...(template === null ? {} : { loadDataDir: template }),
  });
  const { rows } = await second.query(
    "select to_regclass('before') is not null as before, to_regclass('after') is not null as after",
  );
  expect(rows).toEqual([{ before: true, after: false }]);
  await Promise.all([first.close(), second.close()]);
});
