import { once } from 'node:events';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { watchForCrash } from './crash.ts';
import { answerAsGoTrue } from './goTrue.ts';
import { openProject, type Project } from './openProject.ts';
import type {
  Command,
  CommandMessage,
  PlainError,
  PlainRequest,
  PlainResponse,
  ProjectOptions,
  ThreadMessage,
} from './protocol.ts';
import { collectOutput } from './refusalOutput.ts';

// The database's thread: Postgres (PGlite) and Lite, which answers for REST and Auth. It does one
// thing at a time, and nothing in it can be interrupted but by ending the thread. Its first message tells it
// to open the database: until then it is a spare one, which has loaded its modules.

const port = parentPort;
if (port === null) throw new Error('This file is the start of a worker thread.');
const post = (message: ThreadMessage<unknown>) => port.postMessage(message);
const output = collectOutput((line) => post({ type: 'log', line }));

const options: ProjectOptions = workerData;
/** What the pages of a site read first. */
const usualReads = [
  'rpc/league_settings',
  'settings_version?select=id,version&order=id.asc&limit=50',
  'results?select=*&order=date.desc,created_at.desc,id.desc&limit=50',
  'upcoming_matches?select=*&order=date.asc,time.asc,id.asc&limit=50',
  'pairs?select=*&order=category.asc,name.asc,id.asc&limit=50',
  'rpc/calendar?category=todas',
] as const;

const changesSchema = /\b(?:create|alter|drop)\b/i;

await once(port, 'message');
try {
  const project = await openProject(options);
  watchForCrash(project.connection.driver, (error) => {
    post({ type: 'broken', message: describe(error) });
  });
  await warmUp(project.api);
  port.on('message', (message: CommandMessage) => void handle(project, message));
  post({ type: 'opened' });
} catch (error) {
  post({ type: 'failed', message: describe(error) });
}

async function handle(project: Project, { id, command }: CommandMessage) {
  try {
    post({ type: 'reply', id, value: await run(project, command) });
  } catch (error) {
    post({ type: 'reply', id, error: plainError(error) });
  }
}

/**
 * Answers the usual reads once, for nobody: the first of each takes ten times as long as the next, which on a
 * slow machine is more than a visitor's request may take.
 */
async function warmUp(api: Project['api']) {
  const headers = { apikey: options.publishableKey };
  for (const read of usualReads) {
    const request = new Request(`http://localhost/rest/v1/${read}`, { headers });
    try {
      await (await output.ofRequest(async () => api.fetch(request))).bytes();
    } catch {
      // The database is open all the same: the visitor's own request says what is wrong.
    }
  }
}

async function run({ connection, api }: Project, command: Command): Promise<unknown> {
  const postgres = connection.driver;
  switch (command.type) {
    case 'answer': {
      const request = readRequest(command.request);
      const fetch = async (asked: Request) => api.fetch(asked, { peerAddress: command.address });
      const { jwtSecret } = options;
      const response = await output.ofRequest(() =>
        new URL(request.url).pathname.startsWith('/auth/')
          ? answerAsGoTrue(request, fetch, { postgres, jwtSecret })
          : fetch(withoutTransactionPreference(request)),
      );
      return await plainResponse(response);
    }
    case 'query': {
      const { rows } = await postgres.query(command.sql, command.parameters);
      return { rows };
    }
    case 'exec':
      await postgres.exec(command.sql);
      if (changesSchema.test(command.sql)) {
        // As the event trigger of hosted projects does: REST has read the schema when it was opened.
        await connection.clearSchemaCache();
        await warmUp(api);
      }
      return null;
    case 'listen': {
      const { channel } = command;
      await postgres.listen(channel, (payload) => post({ type: 'notification', channel, payload }));
      return null;
    }
    default:
      await connection.close();
      return null;
  }
}

function readRequest({ url, ...request }: PlainRequest): Request {
  return new Request(url, request);
}

/** `Prefer: tx=rollback`: hosted projects ignore it, and Lite would confirm what it does not do. */
function withoutTransactionPreference(request: Request): Request {
  const prefer = request.headers.get('prefer');
  if (prefer === null) return request;
  const others = prefer.split(',').filter((preference) => !/^\s*tx\s*=/i.test(preference));
  request.headers.set('prefer', others.join(','));
  return request;
}

async function plainResponse(response: Response): Promise<PlainResponse> {
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.bytes(),
  };
}

function plainError(error: unknown): PlainError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { message: describe(error), code };
}

/** PGlite also throws objects that are not errors. */
function describe(error: unknown): string {
  return error instanceof Error ? error.message : inspect(error, { breakLength: Infinity });
}
