import type { AdminIdentity } from '../session/viewer.ts';

/** The settings of a league's site, fixed when it is built (see `.env`). */
export type Environment = {
  /** Supabase's origin. */
  supabaseUrl: string;
  publishableKey: string;
  admin: AdminIdentity;
};

/**
 * Reads the settings once.
 * @param values `import.meta.env`
 * @param siteOrigin where the page came from: Supabase's origin too, if no other is set
 * @throws Error that names the setting that is missing or wrong
 */
export function readEnvironment(
  values: Readonly<Record<string, unknown>>,
  siteOrigin: string,
): Environment {
  return {
    supabaseUrl: readSupabaseOrigin(values) || originOf(siteOrigin),
    publishableKey: required(values, 'VITE_SUPABASE_PUBLISHABLE_KEY'),
    admin: {
      email: required(values, 'VITE_ADMIN_EMAIL'),
      userId: required(values, 'VITE_ADMIN_USER_ID'),
    },
  };
}

/**
 * Supabase's origin by `.env`; empty: it answers on the site's own.
 * @throws Error that says what is wrong with it
 */
export function readSupabaseOrigin(values: Readonly<Record<string, unknown>>): string {
  const own = optional(values, 'VITE_SUPABASE_URL');
  return own === '' ? '' : originOf(own);
}

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return fail('VITE_SUPABASE_URL', `no es una dirección: «${url}»`);
  }
}

function optional(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

function required(values: Readonly<Record<string, unknown>>, name: string): string {
  return optional(values, name) || fail(name, 'falta');
}

function fail(name: string, problem: string): never {
  throw new Error(
    `Configuración del sitio: ${name} ${problem}. Se define al construirlo (README).`,
  );
}
