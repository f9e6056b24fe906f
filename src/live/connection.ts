/**
 * The live connection as a visitor reads of it. `live` is claimed only while the database
 * subscription is confirmed; `offline` carries the moment of the data that is still on screen.
 */
export type Connection =
  | { state: 'connecting' }
  | { state: 'live' }
  | { state: 'reconnecting' }
  | {
      state: 'offline';
      /** The moment at which the data on screen was last known to equal the database, ms since the epoch; `null`: there is none. */
      dataFrom: number | null;
    };
