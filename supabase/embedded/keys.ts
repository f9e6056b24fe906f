import { randomBytes } from 'node:crypto';

/**
 * The key that the demo league's site carries, the same on every laptop (`.env` names it too):
 * like every publishable key it allows only what the RLS policies allow to everybody.
 */
export const demoPublishableKey = 'sb_publishable_demo-league-on-a-laptop';

/**
 * The key of the site of a league of one's own. It had the demo's before, which stands in addresses of calendars and
 * in pages that phones keep: that one stays valid everywhere.
 */
export const ownPublishableKey = 'sb_publishable_league-on-a-laptop';

/** The administrator of the demo league, as `seed.sql` makes it. */
export const demoAdmin = {
  email: 'admin@ligapadel.example',
  password: 'padel-de-noche-2026',
  userId: 'a0000000-0000-4000-8000-000000000001',
} as const;

/** A signed-in user of the demo league who is not the administrator, as `seed.sql` makes it. */
export const demoUser = {
  email: 'jugadora@ligapadel.example',
  password: 'jugadora-2026-demo',
  userId: 'b0000000-0000-4000-8000-000000000002',
} as const;

/** A fresh key that bypasses the RLS policies; it never leaves this process. */
export function generateSecretKey(): string {
  return `sb_secret_${randomBytes(24).toString('base64url')}`;
}

/** A fresh secret for HS256, 256 bits. */
export function generateJwtSecret(): string {
  return randomBytes(32).toString('base64url');
}
