/** What the site's headers depend on. */
export type HostedSite = {
  /** `VITE_SUPABASE_URL`; empty: Supabase answers on the site's own origin. */
  supabaseUrl: string;
  /** The inline scripts of the built pages, as `sha256-…`. */
  inlineScriptHashes: readonly string[];
};

/**
 * The headers of every page and file of the site: what a browser may load, run and tell others.
 * Each is as strict as the site bears; a new need is a new word here, with its reason.
 */
export function securityHeaders(site: HostedSite): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    // The links to WhatsApp and to the standings tell nobody which page they were followed from.
    'Referrer-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

function contentSecurityPolicy({ supabaseUrl, inlineScriptHashes }: HostedSite): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)],
    // Mantine writes its variables and responsive rules into <style> elements, whose texts change
    // from page to page; attributes it sets through the CSSOM, which no policy forbids.
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    // Vite puts small pictures into the style sheets.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...supabaseSources(supabaseUrl)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // With the one policy of trustedTypes.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Its REST and Auth, and its Realtime. `'self'` covers the WebSocket of the site's own origin. */
function supabaseSources(supabaseUrl: string): string[] {
  if (supabaseUrl === '') return [];
  const { origin } = new URL(supabaseUrl);
  return [origin, origin.replace(/^http/, 'ws')];
}
