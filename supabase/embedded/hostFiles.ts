// What the build writes for static hosts, `_headers` and `_redirects`, read as Netlify and Cloudflare do.

/** Headers for every path that matches a pattern; `*` at its end matches anything. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

/** Addresses that are answered with the file of another one; `*` at the end of `from` matches anything. */
export type Rewrite = { from: string; to: string };

/** Reads a `_headers` file; empty lines and comments are skipped. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) rule.headers[header[1] ?? ''] = header[2] ?? '';
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers of a path by all rules; of two rules for the same header the later one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fitting = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...fitting.map(({ headers }) => headers));
}

/** Reads a `_redirects` file; other lines are skipped. */
export function parseRewritesFile(text: string): Rewrite[] {
  return text.split('\n').flatMap((line) => {
    const [from = '', to = '', status] = line.trim().split(/\s+/);
    return from.startsWith('/') && status === '200' ? [{ from, to }] : [];
  });
}

/** The address whose file answers a path; `undefined`: no rule fits. */
export function rewriteOf(rewrites: readonly Rewrite[], path: string): string | undefined {
  const fits = ({ from }: Rewrite) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
  return rewrites.find(fits)?.to;
}
