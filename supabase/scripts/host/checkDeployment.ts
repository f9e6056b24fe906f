import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type PostgrestError, type SupabaseClient } from '@supabase/supabase-js';
import { fetchWithJsonErrors } from '../../../src/live/fetchWithJsonErrors.ts';
import { reasonOf, sentence } from '../../terminal/say.ts';

/** What a visitor's page knows of a project. */
export type Deployment = { url: string; publishableKey: string };

export type Finding = {
  /** What holds, in a few words. */
  step: string;
  /** What is wrong and what to do; null: nothing. */
  problem: string | null;
};

/** The tables of the API, each with the column of an id, which is not enough for a row. */
export const tables: Readonly<Record<string, string>> = {
  adjustments: 'id',
  backup_key: 'id',
  categories: 'id',
  clubs: 'id',
  hero_pictures: 'id',
  league: 'id',
  lots: 'id',
  organisers: 'id',
  pair_names: 'pair_id',
  pairs: 'id',
  results: 'id',
  season_categories: 'id',
  seasons: 'id',
  settings_version: 'id',
  sponsors: 'id',
  table_versions: 'name',
  upcoming_matches: 'id',
  withdrawals: 'id',
};

/** Those that visitors do not read either. */
const closedTables = ['backup_key'];

/** The tables whose changes open pages hear of. */
const liveTables = ['results', 'upcoming_matches', 'settings_version'];

const nobody = '00000000-0000-4000-8000-000000000000';

/** The functions that only the administrator calls, each with what finds nothing to do. */
export const functions: readonly (readonly [name: string, parameters: object])[] = [
  ['change_rows', { changes: [] }],
  ['correct_result', { result_id: nobody, before: {}, after: {}, match_id: null }],
  ['find_obstacle', { change_id: 0 }],
  ['find_obstacle', { change: nobody }],
  ['merge_pairs', { from_id: nobody, into_id: nobody }],
  ['order_rows', { table_name: 'sponsors', ids: [] }],
  ['read_history', {}],
  ['rename_pair', { pair_id: nobody, name: 'Nadie' }],
  ['restore_row', { history_id: 0 }],
  ['save_league', { league_id: nobody, before: {}, after: {} }],
  ['save_results', { items: [] }],
  ['undo_change', { change_id: 0 }],
  ['undo_change', { change: nobody }],
  ['undo_entry', { history_id: 0 }],
  ['unused_pictures', {}],
];

/** The smallest PNG, and a path for it as the site would choose one. */
const picture = {
  path: `logos/${'0'.repeat(32)}.png`,
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  ),
};

/**
 * Asks a deployed project what any visitor may ask: reads are answered, writes refused, changes announced.
 * Nothing is stored, even where a guard is missing: what is sent violates a constraint or finds no row. Only
 * a picture would be.
 * @param patience for how long a service may still be starting, ms
 */
export async function checkDeployment(
  deployment: Deployment,
  patience = 90_000,
): Promise<readonly Finding[]> {
  const client = createClient(deployment.url, deployment.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchWithJsonErrors },
  });
  try {
    const reads = await patiently(patience, () => findReads(client));
    // Whatever comes next would fail for the same reason.
    if (reads.problem !== null) return [reads];
    return [
      reads,
      await findWrites(client),
      await patiently(patience, () => findSignUp(deployment)),
      await patiently(patience, () => findRealtime(client)),
      await findPictures(client, deployment),
      await findUpload(client),
    ];
  } finally {
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
}

/** A service that has just been configured needs a moment. */
async function patiently(patience: number, look: () => Promise<Finding>): Promise<Finding> {
  const end = Date.now() + patience;
  for (;;) {
    const finding = await look();
    if (finding.problem === null || Date.now() >= end) return finding;
    await delay(2_000);
  }
}

async function findReads(client: SupabaseClient): Promise<Finding> {
  const step = sentence('checkReads');
  const answers = await Promise.all(
    Object.keys(tables)
      .filter((table) => !closedTables.includes(table))
      .map(async (table) => {
        const { error } = await client.from(table).select('*').limit(1);
        return error === null ? [] : [`${table}: ${error.message}`];
      }),
  );
  const settings = await client.rpc('league_settings');
  const { data: version, error } = await client.from('settings_version').select('version');
  const problems = [
    ...answers.flat(),
    ...(settings.error === null ? [] : [`settings: ${settings.error.message}`]),
    ...(error === null && version.length !== 1
      ? [sentence('checkRowMissing', { table: 'settings_version' })]
      : []),
  ];
  return {
    step,
    problem:
      problems.length === 0 ? null : sentence('checkNotRead', { problems: problems.join('; ') }),
  };
}

/** Whether rights or a policy refused it: a constraint would have let it through to there. */
function isRefused(error: PostgrestError | null): boolean {
  return error?.code === '42501';
}

async function findWrites(client: SupabaseClient): Promise<Finding> {
  const step = sentence('checkWrites', {
    tables: Object.keys(tables).length,
    functions: functions.length,
  });
  const accepted = await Promise.all(
    Object.entries(tables).map(async ([table, column]) => {
      const insert = await client.from(table).insert([{ [column]: nobody }]);
      const update = await client
        .from(table)
        .update({ [column]: nobody })
        .eq(column, nobody);
      const removal = await client.from(table).delete().eq(column, nobody);
      return [
        ...(isRefused(insert.error) ? [] : [sentence('checkAdd', { table })]),
        ...(isRefused(update.error) ? [] : [sentence('checkChange', { table })]),
        ...(isRefused(removal.error) ? [] : [sentence('checkDelete', { table })]),
      ];
    }),
  );
  const opened = await Promise.all(
    closedTables.map(async (table) => {
      const { error } = await client.from(table).select('*').limit(1);
      return isRefused(error) ? [] : [sentence('checkRead', { table })];
    }),
  );
  const called = await Promise.all(
    functions.map(async ([name, parameters]) => {
      const { error } = await client.rpc(name, parameters);
      return isRefused(error) ? [] : [sentence('checkCall', { name })];
    }),
  );
  const found = [...accepted, ...opened, ...called].flat();
  return {
    step,
    problem: found.length === 0 ? null : sentence('checkAnybodyMay', { rights: found.join(', ') }),
  };
}

async function findSignUp({ url, publishableKey }: Deployment): Promise<Finding> {
  const step = sentence('checkSignUp');
  const problem = await readJson(`${url}/auth/v1/settings`, publishableKey).then(
    (settings) => (settings['disable_signup'] === true ? null : sentence('checkSignUpOpen')),
    (error: unknown) => sentence('checkAuthSilent', { reason: reasonOf(error) }),
  );
  return { step, problem };
}

async function readJson(url: string, key: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { headers: { apikey: key } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

async function findRealtime(client: SupabaseClient): Promise<Finding> {
  const step = sentence('checkAnnounced', { tables: liveTables.join(', ') });
  const channel = client.channel('check', {
    config: { postgres_changes_options: { wait: true } },
  });
  for (const table of liveTables) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => undefined);
  }
  const answer = new Promise<string | null>((resolve) => {
    channel.on('system', {}, ({ extension, status, message }: Record<string, unknown>) => {
      if (extension === 'postgres_changes') resolve(status === 'ok' ? null : String(message));
    });
    // As text: the enum is the library's own.
    channel.subscribe((status: string, error) => {
      if (status === 'SUBSCRIBED') return;
      resolve(`${status}${error === undefined ? '' : `, ${error.message}`}`);
    });
  });
  const silence = delay(15_000, 'timeout', { ref: false });
  const problem = await Promise.race([answer, silence]);
  await client.removeChannel(channel);
  return {
    step,
    problem: problem === null ? null : sentence('checkNotAnnounced', { reason: problem }),
  };
}

async function findPictures(client: SupabaseClient, { url }: Deployment): Promise<Finding> {
  const step = sentence('checkPictures');
  const { data: sponsors } = await client
    .from('sponsors')
    .select('picture')
    .like('picture', 'logos/%')
    .limit(1);
  const stored: unknown = sponsors?.[0]?.picture;
  const path = typeof stored === 'string' ? stored : picture.path;
  const response = await fetch(`${url}/storage/v1/object/public/pictures/${path}`);
  const isPicture =
    response.ok && (response.headers.get('content-type') ?? '').startsWith('image/');
  const isMissing = !response.ok && /object not found/iu.test(await response.text());
  return {
    step,
    problem:
      isPicture || (isMissing && stored === undefined)
        ? null
        : sentence('checkNoPicture', { path, status: response.status }),
  };
}

async function findUpload(client: SupabaseClient): Promise<Finding> {
  const { error } = await client.storage
    .from('pictures')
    .upload(picture.path, picture.bytes, { contentType: 'image/png' });
  const isRefused = error !== null && ['400', '401', '403'].includes(error.statusCode ?? '');
  return {
    step: sentence('checkUpload'),
    problem: isRefused
      ? null
      : sentence('checkAnybodyUploads', {
          reason: error === null ? 'status 200' : error.message,
          path: picture.path,
        }),
  };
}
