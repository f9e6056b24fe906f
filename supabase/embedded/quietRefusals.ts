import { AsyncLocalStorage } from 'node:async_hooks';

type Line = readonly unknown[];

const answering = new AsyncLocalStorage<Line[]>();
const report = console.error;

console.error = (...parts: unknown[]) => {
  const held = answering.getStore();
  if (held === undefined) report(...parts);
  else held.push(parts);
};

/**
 * Answers without the stack trace that Lite prints for every request that it or Postgres refuses:
 * somebody trying doors would fill the terminal. What it prints beside an answer that admits a
 * fault of the server (5xx), or without any answer, is printed as ever.
 */
export async function withQuietRefusals(answer: () => Promise<Response>): Promise<Response> {
  const held: Line[] = [];
  let isRefusal = false;
  try {
    const response = await answering.run(held, answer);
    isRefusal = response.status < 500;
    return response;
  } finally {
    if (!isRefusal) for (const parts of held) report(...parts);
  }
}
