import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';

/**
 * Replaces `console.error` in this thread. Lite prints a stack trace for every request that it or
 * Postgres refuses, and refused requests would fill the terminal: only what is printed for a response
 * of 5xx, for a request without a response, or outside of requests, is passed on.
 */
export function collectOutput(print: (line: string) => void) {
  const current = new AsyncLocalStorage<string[]>();
  console.error = (...parts: unknown[]) => {
    const line = parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
    const lines = current.getStore();
    if (lines === undefined) print(line);
    else lines.push(line);
  };
  return {
    async ofRequest(answer: () => Promise<Response>): Promise<Response> {
      const lines: string[] = [];
      let isRefusal = false;
      try {
        const response = await current.run(lines, answer);
        isRefusal = response.status < 500;
        return response;
      } finally {
        if (!isRefusal) lines.forEach(print);
      }
    },
  };
}
