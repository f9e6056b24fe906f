import { useState, type ReactNode } from 'react';
import { createSources } from '../../src/live/sources.ts';
import { createData, DataProvider } from '../../src/matches/DataProvider.tsx';
import { AuthContext, type Auth } from '../../src/session/authContext.ts';

/** The rows of each table, or none that can be read. */
export type Rows = Readonly<Record<string, readonly unknown[] | undefined>>;

const admin: Auth = {
  currentUser: { kind: 'admin', email: 'organizadora@example.com' },
  isAdmin: true,
  loading: false,
  login: () => Promise.resolve(),
  loginByLink: () => Promise.resolve(),
  logout: () => Promise.resolve(),
};

type StoredLeagueProps = {
  rows: Rows;
  /** Whether the server ever answers. */
  isAnswered?: boolean;
  children: ReactNode;
};

/** A part of the site as the administrator sees it, with the rows of a league, of which nothing is written. */
export function StoredLeague({ rows, isAnswered = true, children }: StoredLeagueProps) {
  const [data] = useState(() =>
    createData(
      createSources('http://127.0.0.1:1', 'nothing', async (address) => {
        if (!isAnswered) return new Promise(() => {});
        const found = rows[new URL(address).pathname.split('/').at(-1) ?? ''];
        return found === undefined ? new Response('', { status: 500 }) : Response.json(found);
      }),
    ),
  );
  return (
    <AuthContext value={admin}>
      <DataProvider data={data}>{children}</DataProvider>
    </AuthContext>
  );
}
