import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Postgres's error classes that mean "you asked for something wrong": data (22), constraints (23)
 * and rights or syntax (42). They are answers to the client, not troubles of the server.
 */
const clientMistake = /^(22|23|42)[0-9A-Z]{3}$/;

const answering = new AsyncLocalStorage<true>();
const report = console.error;

console.error = (...parts: unknown[]) => {
  if (answering.getStore() === true && isRefusal(parts[0])) return;
  report(...parts);
};

/**
 * Runs `work` without the stack trace that Lite prints for every statement that Postgres refuses:
 * somebody trying doors would fill the terminal. Everything else is printed as ever.
 */
export function withQuietRefusals<T>(work: () => Promise<T>): Promise<T> {
  return answering.run(true, work);
}

function isRefusal(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    clientMistake.test(error.code)
  );
}
