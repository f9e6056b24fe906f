/** See `leagueClock.ts`. */
declare module 'virtual:league-clock' {
  import type { LeagueClock } from '../padel/time.ts';

  export const leagueClock: LeagueClock;
  export const buildTime: number;
}

/** See `leagueQr.ts`. */
declare module 'virtual:league-qr' {
  export const qrCode: { size: number; path: string };
}
