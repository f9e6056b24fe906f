/** Addresses that are answered with the file of another one; `*` at the end of `from` matches anything. */
export type Rewrite = { from: string; to: string };

/** Writes the `_redirects` file that Netlify and Cloudflare read from the root of a site. */
export function formatRewritesFile(rewrites: readonly Rewrite[]): string {
  return rewrites.map(({ from, to }) => `${from} ${to} 200\n`).join('');
}

/** Reads what `formatRewritesFile` writes; other lines are skipped. */
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
