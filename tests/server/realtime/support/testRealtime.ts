import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { SignJWT } from 'jose';
import { afterAll, onTestFinished } from 'vitest';
import {
  startRealtime,
  type RealtimeOptions,
} from '../../../../supabase/embedded/realtime/startRealtime.ts';
import { openRawSocket } from './rawSocket.ts';
import { openTestDatabase } from './testDatabase.ts';

const JWT_SECRET = 'a-secret-of-the-tests-that-is-long-enough';
export const PUBLISHABLE_KEY = 'sb_publishable_of_the_tests';
export const SECRET_KEY = 'sb_secret_of_the_tests';
export const USER_1 = '11111111-1111-4111-8111-111111111111';
export const USER_2 = '22222222-2222-4222-8222-222222222222';

type Clocks = Partial<Omit<RealtimeOptions, 'database' | 'jwtSecret' | 'publishableKey'>>;

/** The server's waits are short here; a test that is about one of them sets it. */
const SHORT_CLOCKS: Clocks = {
  deliveryDelay: { min: 1, max: 10 },
  subscribeDelay: { min: 0, max: 5 },
  tokenDelay: { min: 20, max: 40 },
};

/** A Realtime server on a free port over a database of its own, for the tests of a file. */
export async function startTestRealtime(clocks: Clocks = {}) {
  const postgres = await openTestDatabase();
  /** The server's log. */
  const logged: string[] = [];
  const server = await startRealtime({
    log: (message) => logged.push(message),
    database: postgres,
    jwtSecret: JWT_SECRET,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    ...SHORT_CLOCKS,
    ...clocks,
  });
  const http = createServer((_request, response) => response.writeHead(404).end());
  http.on('upgrade', (request, socket, head) => server.handleUpgrade(request, socket, head));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const clients: SupabaseClient[] = [];
  const makeClient = (key: string, options: { accessToken?: () => Promise<string> }) => {
    const client = createClient(`http://127.0.0.1:${address.port}`, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      ...options,
    });
    clients.push(client);
    return client;
  };

  afterAll(async () => {
    await Promise.all(clients.map((client) => client.removeAllChannels()));
    for (const client of clients) await client.realtime.disconnect();
    await server.close();
    http.close();
    http.closeAllConnections();
    await postgres.close();
  });
  const path = `127.0.0.1:${address.port}/realtime/v1/websocket`;
  return {
    database: postgres,
    server,
    url: `http://${path}`,
    logged,
    /** The unmodified client. */
    client: (key = PUBLISHABLE_KEY) => makeClient(key, {}),
    /** A client that is signed in with the token that the function gives, whenever it asks. */
    async signedIn(token: () => string | Promise<string>) {
      const client = makeClient(PUBLISHABLE_KEY, { accessToken: async () => await token() });
      // Without this the first join may go out before the client has asked for the token.
      await client.realtime.setAuth();
      return client;
    },
    /** A socket without a client, for as long as the test. */
    async open() {
      const socket = await openRawSocket(`ws://${path}?apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`);
      onTestFinished(() => socket.close());
      return socket;
    },
  };
}

/** A signed JWT with these claims besides an expiry in an hour; `exp: null` leaves that out. */
export async function signToken(
  claims: Record<string, unknown>,
  secret = JWT_SECRET,
): Promise<string> {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const all = Object.entries({ exp, ...claims }).filter(([, value]) => value !== null);
  return new SignJWT(Object.fromEntries(all))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

/** A token that claims every right, by somebody who does not know the secret. */
export const forgedToken = () =>
  signToken({ role: 'service_role' }, 'another secret of a sufficient length');

/** The time of an `exp` claim that is over, s. */
export const past = () => Math.floor(Date.now() / 1_000) - 60;

/** The token of a signed-in user. */
export function userToken(sub: string, claims: Record<string, unknown> = {}): Promise<string> {
  return signToken({ role: 'authenticated', sub, ...claims });
}
