// The files that Netlify and Cloudflare read from the root of a site; the embedded server reads them with
// `supabase/embedded/hostFiles.ts`.

/** Headers for every path that matches a pattern; `*` at its end matches anything. */
type HeaderRule = { pattern: string; headers: Record<string, string> };

/** The text of the `_headers` file. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Addresses that are answered with the file of another one; `*` at the end of `from` matches anything. */
export type Rewrite = { from: string; to: string };

/** The text of the `_redirects` file. */
export function formatRewritesFile(rewrites: readonly Rewrite[]): string {
  return rewrites.map(({ from, to }) => `${from} ${to} 200\n`).join('');
}
