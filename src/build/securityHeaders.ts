type HostedSite = {
  /** `VITE_SUPABASE_URL`; empty: Supabase answers on the site's own origin. */
  supabaseUrl: string;
  /** The inline scripts of the built pages, as `sha256-…`. */
  inlineScriptHashes: readonly string[];
};

/**
 * The headers of every page and file of the site: what a browser may load, run and
 * send. Each is as strict as the site allows; an exception stands here with its reason.
 */
export function securityHeaders(site: HostedSite): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    // WhatsApp and the standings do not learn from which page a link was followed.
    'Referrer-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

function contentSecurityPolicy({ supabaseUrl, inlineScriptHashes }: HostedSite): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)],
    // Mantine's <style> elements differ from page to page (.github/decisions/inline-styles.md).
    'style-src': ["'self'", "'unsafe-inline'"],
    // Vite inlines small pictures into the style sheets; a picture that the administrator has just chosen
    // is a blob, and Storage has those chosen since the build.
    'img-src': ["'self'", 'data:', 'blob:', ...supabaseSources(supabaseUrl).slice(0, 1)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...supabaseSources(supabaseUrl)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // See src/opening/trustedTypes.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Supabase's REST, Auth and Realtime. `'self'` covers the WebSocket of the site's own origin. */
function supabaseSources(supabaseUrl: string): string[] {
  if (supabaseUrl === '') return [];
  const { origin } = new URL(supabaseUrl);
  return [origin, origin.replace(/^http/, 'ws')];
}
