import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../unit/standings/support/generatedLeagues.ts';
import { openSocket, raw, repeat, send, type Attack } from './attackTools.ts';
import { subtleAttacks } from './subtleAttacks.ts';

const json = { 'content-type': 'application/json' };

const get =
  (path: (random: Random) => string): Attack =>
  (attacker) =>
    send(attacker, `/rest/v1/${path(attacker.random)}`);
const post =
  (path: string, body: (random: Random) => string, headers = json): Attack =>
  (attacker) =>
    send(attacker, path, { method: 'POST', headers, body: body(attacker.random) });

const binding = { event: '*', schema: 'public', table: 'results' };
const joinOf = (topic: string, bindings: readonly object[]) =>
  JSON.stringify([
    topic,
    topic,
    `realtime:${topic}`,
    'phx_join',
    { config: { postgres_changes: bindings } },
  ]);

export const attacks: Readonly<Record<string, Attack>> = {
  'wildcards in filters': get(({ pick }) => {
    const pattern = `${'*a'.repeat(pick([5, 20, 40]))}*${pick(['z', ''])}`;
    return `results?select=id&or=(${repeat(60, () => `team2.ilike.${pattern}`).join(',')})`;
  }),
  'very many conditions': get(({ pick }) => {
    let condition = 'id.is.null';
    for (let depth = 0; depth < pick([10, 200, 700]); depth += 1) condition = `and(${condition})`;
    return `results?or=(${condition})`;
  }),
  'long lists of values': get(
    ({ pick }) =>
      `results?team1=${pick(['in', 'not.in'])}.(${repeat(900, (index) => `v${index}`).join(',')})`,
  ),
  'the same column many times': get(
    () => `results?limit=1000&select=${repeat(400, (index) => `c${index}:team1`).join(',')}`,
  ),
  'the widest response allowed': get(
    () => `results?limit=1000&select=${repeat(40, (index) => `c${index}:team2`).join(',')}`,
  ),
  'tables within tables': get(
    ({ pick }) =>
      `categories?select=*,${pick(['results(*),pairs(*)', 'pairs(*,pair_names(*,pairs(*)))'])}`,
  ),
  'sorted by everything': get(
    () =>
      `results?limit=1000&order=${repeat(300, (index) => `team${(index % 2) + 1}.desc`).join(',')}`,
  ),
  'the last rows, counted': (attacker) =>
    send(attacker, '/rest/v1/results?offset=4500&order=score,team2,team1&select=id', {
      headers: { prefer: 'count=exact' },
    }),
  'all calendars': post('/rest/v1/rpc/calendar', () => '{}'),
  'functions with many arguments': post('/rest/v1/rpc/save_results', ({ pick }) =>
    JSON.stringify({ items: repeat(pick([10, 5_000]), () => 'x') }),
  ),
  'the history': post('/rest/v1/rpc/read_history', () => '{"only_deleted":false}'),
  'many rows': post('/rest/v1/results', ({ pick }) =>
    JSON.stringify(repeat(pick([100, 8_000]), (index) => `${index}`).map((team1) => ({ team1 }))),
  ),
  'rows as CSV': post('/rest/v1/results', () => `team1,team2\n${'a,b\n'.repeat(16_000)}`, {
    'content-type': 'text/csv',
  }),
  brackets: post('/rest/v1/results', () => '['.repeat(500_000) + ']'.repeat(500_000)),
  'a body of a megabyte': post('/auth/v1/token?grant_type=password', () =>
    JSON.stringify({ email: 'x@example.org', password: 'x'.repeat(1_000_000) }),
  ),
  passwords: post('/auth/v1/token?grant_type=password', ({ pick }) =>
    JSON.stringify({ email: 'admin@liga.example', password: `guess-${pick([1, 2, 3])}-guess` }),
  ),
  'refresh tokens': post('/auth/v1/token?grant_type=refresh_token', ({ pick }) =>
    JSON.stringify({ refresh_token: `guess${pick([1, 2, 3, 4])}` }),
  ),
  'the site': ({ random, ...attacker }) =>
    send(
      attacker,
      random.pick([
        '/',
        '/resultados',
        '/nothing',
        `/${'%2e%2e/'.repeat(900)}`,
        '/tablas/sexta-libre',
      ]),
    ),
  async 'slow bodies'(attacker) {
    const socket = raw(attacker);
    socket.write(
      'POST /rest/v1/results HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n',
    );
    for (
      let second = 0;
      second < 20 && !attacker.signal.aborted && !socket.destroyed;
      second += 1
    ) {
      socket.write('x');
      await sleep(1_000);
    }
    socket.destroy();
  },
  async 'responses that are not read'(attacker) {
    const socket = raw(attacker);
    socket.pause();
    const head = `GET /rest/v1/results?limit=1000 HTTP/1.1\r\nHost: localhost\r\napikey: ${attacker.key}\r\n\r\n`;
    socket.write(head.repeat(50));
    await sleep(5_000);
    socket.destroy();
  },
  async 'thousands of requests on one connection'(attacker) {
    const socket = raw(attacker);
    const head = `GET /rest/v1/results?select=id&limit=1 HTTP/1.1\r\nHost: localhost\r\napikey: ${attacker.key}\r\n\r\n`;
    socket.write(head.repeat(3_000));
    socket.resume();
    await sleep(3_000);
    socket.destroy();
  },
  async 'connections without a request'(attacker) {
    const sockets = repeat(50, () => raw(attacker));
    await sleep(2_000);
    for (const socket of sockets) socket.destroy();
  },
  async 'rapid reconnects'(attacker) {
    const socket = await openSocket(attacker);
    socket?.send(joinOf('a', [binding]));
    await sleep(20);
    socket?.terminate();
  },
  async 'joins with many bindings'(attacker) {
    const socket = await openSocket(attacker);
    for (let topic = 0; topic < 110; topic += 1) {
      socket?.send(
        joinOf(
          String(topic),
          repeat(20, (index) => `${topic}-${index}`).map((x) => ({ ...binding, x })),
        ),
      );
    }
    await sleep(3_000);
    socket?.terminate();
  },
  async 'filters of channels'(attacker) {
    const socket = await openSocket(attacker);
    const filters = [
      'team1=match.((((a+)+)+)+)+$',
      `id=in.(${repeat(90, String).join(',')})`,
      'team1=eq.x',
    ];
    for (let topic = 0; topic < 50; topic += 1) {
      const filter = attacker.random.pick(filters);
      socket?.send(joinOf(String(topic), [{ ...binding, filter }]));
    }
    await sleep(2_000);
    socket?.terminate();
  },
  async 'malformed frames'(attacker) {
    const socket = await openSocket(attacker);
    const frames = [
      '{',
      '[1,2]',
      `["1","1","phoenix","heartbeat",{}]`,
      'x'.repeat(90_000),
      '[null,"1","realtime:a","x",{}]',
    ];
    for (let count = 0; count < 500; count += 1) socket?.send(attacker.random.pick(frames));
    await sleep(500);
    socket?.terminate();
  },
  ...subtleAttacks,
};
