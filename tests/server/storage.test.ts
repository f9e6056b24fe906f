import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoAdmin, demoPublishableKey, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { removeUnusedPictures, uploadPicture } from '../../src/session/pictures.ts';
import { SessionEndedError, WriteRefusedError } from '../../src/session/writeErrors.ts';
import { clientOf, signedIn } from './support/signedIn.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// Pictures in Storage, as the unmodified client of Supabase sends and reads them.

const folder = temporaryFolder(afterAll);
const options = { persistSession: false, autoRefreshToken: false };
let supabase: EmbeddedSupabase;
let admin: ReturnType<typeof clientOf>;

beforeAll(async () => {
  supabase = await startEmbeddedSupabase({ dataFolder: folder });
  admin = await signedIn(supabase, demoAdmin);
});
afterAll(() => supabase.close());

const beginnings = {
  webp: [0x52, 0x49, 0x46, 0x46, 1, 1, 1, 1, 0x57, 0x45, 0x42, 0x50],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
};
type Extension = keyof typeof beginnings;
const types = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' };

/** Bytes that begin as those of a picture, with their path. */
function picture(extension: Extension, size = 2_000, folderName = 'logos') {
  const beginning = Buffer.from(beginnings[extension]);
  const bytes = Buffer.concat([beginning, randomBytes(size - beginning.length)]);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { bytes, path: `${folderName}/${digest}.${extension}`, type: types[extension] };
}

const blobOf = ({ bytes, type }: { bytes: Buffer; type: string }) =>
  new Blob([new Uint8Array(bytes)], { type });
const pictures = (client = admin) => client.storage.from('pictures');
const upload = (sent: { bytes: Buffer; path: string; type: string }, client = admin) =>
  pictures(client).upload(sent.path, blobOf(sent), { contentType: sent.type });
const addressOf = (path: string) => pictures().getPublicUrl(path).data.publicUrl;
const storedFiles = () =>
  readdirSync(join(folder, 'pictures'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.'),
  );

test.each(['webp', 'png', 'jpg'] as const)(
  'a picture is stored and read: %s',
  async (extension) => {
    const sent = picture(extension, 92_000, extension === 'png' ? 'icono' : 'portadas');
    const { data, error } = await upload(sent);
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: sent.path, fullPath: `pictures/${sent.path}` });

    const response = await fetch(addressOf(sent.path));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(sent.bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': sent.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-length': '92000',
    });
    expect(response.headers.has('content-encoding')).toBe(false);
    expect((await fetch(addressOf(sent.path), { method: 'HEAD' })).status).toBe(200);
  },
);

test('bytes are stored as they are sent without a form, too', async () => {
  const sent = picture('webp');
  const { error } = await pictures().upload(sent.path, new Uint8Array(sent.bytes), {
    contentType: sent.type,
  });
  expect(error).toBeNull();
  const response = await fetch(addressOf(sent.path));
  expect(Buffer.from(await response.arrayBuffer()).equals(sent.bytes)).toBe(true);
});

test('the picture of a path never changes', async () => {
  const sent = picture('webp');
  await upload(sent);
  const other = { ...picture('webp'), path: sent.path };
  for (const upsert of [false, true]) {
    const again = await pictures().upload(sent.path, blobOf(other), { upsert });
    expect(again.error).toMatchObject({ statusCode: '409' });
  }
  expect((await pictures().update(sent.path, blobOf(other))).error).not.toBeNull();
  const response = await fetch(addressOf(sent.path));
  expect(Buffer.from(await response.arrayBuffer()).equals(sent.bytes)).toBe(true);
});

test('a removed picture is gone, one that is new or named stays', async () => {
  const [old, fresh, named] = [picture('webp'), picture('webp'), picture('webp')];
  for (const sent of [old, fresh, named]) await upload(sent);
  const row = { name: 'El Clavo', picture: named.path, alt: 'Un clavo', position: 9 };
  expect((await admin.from('sponsors').insert(row)).error).toBeNull();
  await supabase.database.exclusive((postgres) =>
    postgres.query(
      `update storage.objects set created_at = now() - interval '2 days'
       where name in (select jsonb_array_elements_text($1::jsonb))`,
      [JSON.stringify([old.path, named.path])],
    ),
  );
  const { data: unused } = await admin.rpc('unused_pictures');
  expect(unused).toEqual([old.path]);

  const { data } = await pictures().remove([old.path, fresh.path, named.path, '../jwt-secret']);
  expect(data?.map(({ name }) => name)).toEqual([old.path]);
  const statusOf = async ({ path }: typeof old) => (await fetch(addressOf(path))).status;
  expect(await Promise.all([old, fresh, named].map(statusOf))).toEqual([400, 200, 200]);
});

test('a form may store its picture again, and clears up what nothing names', async () => {
  const [wide, phone] = [picture('webp', 2_000, 'portadas'), picture('jpg', 2_000, 'portadas')];
  const chosen = {
    path: wide.path,
    blob: blobOf(wide),
    phone: { path: phone.path, blob: blobOf(phone) },
  };
  await uploadPicture(admin, chosen);
  await uploadPicture(admin, chosen);
  expect(await removeUnusedPictures(admin)).toBe(0);
  await supabase.database.exclusive((postgres) =>
    postgres.exec("update storage.objects set created_at = now() - interval '2 days'"),
  );
  const { data: unused } = await admin.rpc('unused_pictures');
  expect(unused).toEqual(expect.arrayContaining([wide.path, phone.path]));
  const { length } = [unused].flat();
  expect(await removeUnusedPictures(admin)).toBe(length);
  expect((await fetch(addressOf(phone.path))).status).toBe(400);

  const other = await signedIn(supabase, demoUser);
  await expect(uploadPicture(other, chosen)).rejects.toBeInstanceOf(WriteRefusedError);
  const ended = createClient(supabase.url, demoPublishableKey, {
    auth: options,
    global: { headers: { authorization: 'Bearer a.b.c' } },
  });
  await expect(uploadPicture(ended, chosen)).rejects.toBeInstanceOf(SessionEndedError);
});

test.each(['a visitor', 'a signed-in user'])('%s stores or removes nothing', async (who) => {
  const client = who === 'a visitor' ? clientOf(supabase) : await signedIn(supabase, demoUser);
  const [mine, theirs] = [picture('webp'), picture('webp')];
  await upload(theirs);
  expect((await upload(mine, client)).error).toMatchObject({ statusCode: '403' });
  expect(storedFiles().some((name) => name.includes(mine.path))).toBe(false);
  expect((await pictures(client).remove([theirs.path])).data).toEqual([]);
  expect((await fetch(addressOf(theirs.path))).status).toBe(200);
});

describe('is refused, and leaves nothing:', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const webp = picture('webp');

  test.each([
    ['markup that is called a picture', { ...webp, bytes: svg }, '415'],
    ['a page that is called a picture', { ...webp, bytes: page }, '415'],
    ['a picture of another type than its name', { ...picture('png'), path: webp.path }, '415'],
    ['a declared type that the bucket does not take', { ...webp, type: 'image/svg+xml' }, '415'],
    ['a picture over 90 kB', picture('webp', 92_161), '413'],
    ['a picture of 10 MB', picture('webp', 10_000_000), '413'],
    ['an empty file', { ...webp, bytes: Buffer.alloc(0) }, '400'],
    ['a name without a digest', { ...webp, path: 'logos/la-tuerca.webp' }, '403'],
    ['a folder of nothing', { ...webp, path: webp.path.replace('logos', 'otros') }, '403'],
    ['the name of a page', { ...webp, path: 'logos/a.html' }, '400'],
    ['a name with an encoded slash', { ...webp, path: webp.path.replace('/', '%2F') }, '400'],
    ['a way out of the folder', { ...webp, path: `logos/%2E%2E%2F${webp.path}` }, '400'],
    ['a name in capitals', { ...webp, path: webp.path.toUpperCase() }, '400'],
  ])('%s', async (_, sent, statusCode) => {
    const before = storedFiles();
    const { error } = await upload(sent);
    expect(error).toMatchObject({ statusCode });
    expect(storedFiles()).toEqual(before);
  });

  test('a form without a file', async () => {
    const { error } = await pictures().upload(webp.path, new FormData());
    expect(error).toMatchObject({ statusCode: '400' });
  });

  test.each([
    'logos/../../jwt-secret',
    'logos/..%2F..%2F..%2Fjwt-secret',
    '..%2fjwt-secret',
    '%2e%2e/%2e%2e/jwt-secret',
    'unfinished/x',
    'logos/ninguno.webp',
    'logos',
    '',
  ])('a read of %s', async (path) => {
    const response = await fetch(`${supabase.url}/storage/v1/object/public/pictures/${path}`);
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).toMatch(/Object not found|no such/);
  });
});

test.each([
  '/storage/v1/object/pictures/logos/a.webp',
  '/auth/v1/token?grant_type=password',
  '/rest/v1/results',
])('a page of another origin may send to %s and read', async (path) => {
  const response = await fetch(supabase.url + path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://liga.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,x-upsert,prefer',
    },
  });
  expect(response.ok).toBe(true);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-upsert');
});

test('a picture without its row is not stored', async () => {
  const printing = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = picture('webp');
  await supabase.database.exclusive((postgres) =>
    postgres.exec(`
      create function public.break_down() returns trigger language plpgsql
      as $$ begin raise exception 'Disk full' using errcode = '53100'; end $$;
      create trigger break_down before insert on storage.objects
      execute function public.break_down();
    `),
  );
  const { error } = await upload(sent);
  await supabase.database.exclusive((postgres) =>
    postgres.exec('drop function public.break_down cascade'),
  );
  expect(error).toMatchObject({ status: 503 });
  expect(printing).toHaveBeenCalled();
  printing.mockRestore();
  expect(storedFiles().some((name) => name.includes(sent.path))).toBe(false);
  expect(existsSync(join(folder, 'pictures', 'unfinished'))).toBe(true);
  expect(readdirSync(join(folder, 'pictures', 'unfinished'))).toEqual([]);
  expect((await upload(sent)).error).toBeNull();
});

test('pictures are there after a restart', async () => {
  const sent = picture('webp');
  await upload(sent);
  await supabase.close();
  supabase = await startEmbeddedSupabase({ dataFolder: folder });
  admin = await signedIn(supabase, demoAdmin);
  expect((await fetch(addressOf(sent.path))).status).toBe(200);
  expect((await upload(sent)).error).toMatchObject({ statusCode: '409' });
});
