import { createPgliteConnection } from '@supabase/lite/pglite';

/** Opens the league's Postgres and nothing else; the folder is the first argument. */
const folder = process.argv[2];
const { driver } = await createPgliteConnection(folder === undefined ? {} : { url: folder });
await driver.waitReady;
await driver.query('select 1');
console.log('ready');
await driver.close();
