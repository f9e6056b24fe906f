import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AuthContext, useAuth, type Auth } from '../../../src/auth/authContext.ts';
import { useWrites, type Writes } from '../../../src/auth/useWrites.ts';
import { createData, DataProvider, useData } from '../../../src/data/DataProvider.tsx';
import { PermissionError } from '../../../src/data/permissionError.ts';
import { createSources } from '../../../src/data/sources.ts';
import type { NewResult, Result } from '../../../src/domain/result.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../../../src/domain/upcomingMatch.ts';
import type { Viewer } from '../../../src/domain/viewer.ts';

const result: NewResult = {
  winner: null,
  time: null,
  location: null,
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date: '2026-03-01',
  category: 'Sexta Libre',
};
const match: NewUpcomingMatch = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  date: '2099-03-01',
  time: '20:30',
  location: 'Club Norte',
  category: 'Sexta Libre',
};

type AllWrites = {
  results: Writes<Result, NewResult>;
  matches: Writes<UpcomingMatch, NewUpcomingMatch>;
};

/** What a viewer's page writes with, and how often it reached for the network. */
function writesOf(viewer: Viewer): { writes: AllWrites; reached: () => number } {
  let reached = 0;
  const sources = createSources('http://127.0.0.1:1', 'nothing');
  const data = createData(
    {
      ...sources,
      supabase() {
        reached += 1;
        return Promise.reject(new Error('reached the network'));
      },
    },
    [{ from: 0, minutes: -180 }],
  );
  const auth: Auth = {
    currentUser: viewer,
    isAdmin: viewer.kind === 'admin',
    loading: false,
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
  };
  let writes: AllWrites | undefined;
  const page = createElement(WritingPage, {
    onRender(value) {
      writes = value;
    },
  });
  const signedIn = createElement(AuthContext, { value: auth }, page);
  renderToString(DataProvider({ data, children: signedIn }));
  if (writes === undefined) throw new Error('Nothing was rendered.');
  return { writes, reached: () => reached };
}

/** Passes on what a page can write with. */
function WritingPage({ onRender }: { onRender: (writes: AllWrites) => void }) {
  const { results, upcomingMatches } = useData().tables;
  onRender({
    results: useWrites(results),
    matches: useWrites(upcomingMatches),
  });
  return null;
}

/** Passes on what the authentication context exposes. */
function AuthPage({ onRender }: { onRender: (auth: Auth) => void }) {
  onRender(useAuth());
  return null;
}

const email = 'alguien@example.com';

describe.each<Viewer>([{ kind: 'visitor' }, { kind: 'user', email }])(
  '§5 “Only the administrator may add or delete; otherwise the operation fails with …”: $kind',
  (viewer) => {
    test.each([
      ['No tienes permisos para añadir resultados', (w: AllWrites) => w.results.add('1', result)],
      ['No tienes permisos para eliminar resultados', (w: AllWrites) => w.results.remove('1')],
      [
        'No tienes permisos para añadir próximos partidos',
        (w: AllWrites) => w.matches.add('1', match),
      ],
      [
        'No tienes permisos para eliminar próximos partidos',
        (w: AllWrites) => w.matches.remove('1'),
      ],
    ])('%s', async (message, write) => {
      const { writes, reached } = writesOf(viewer);
      await expect(write(writes)).rejects.toThrow(new PermissionError(message));
      expect(reached()).toBe(0);
    });
  },
);

test('§6 the administrator’s writes go to the database', async () => {
  const { writes, reached } = writesOf({ kind: 'admin', email });
  await expect(writes.results.add('1', result)).rejects.toThrow('reached the network');
  await expect(writes.results.remove('1')).rejects.toThrow('reached the network');
  await expect(writes.matches.add('1', match)).rejects.toThrow('reached the network');
  await expect(writes.matches.remove('1')).rejects.toThrow('reached the network');
  expect(reached()).toBe(4);
});

describe('§3 and §8 The authentication context', () => {
  test('“exposes: currentUser, isAdmin, login, logout, loading”', () => {
    let exposed: string[] = [];
    const page = createElement(AuthPage, {
      onRender(auth) {
        exposed = Object.keys(auth);
      },
    });
    const value: Auth = {
      currentUser: { kind: 'visitor' },
      isAdmin: false,
      login: () => Promise.resolve(),
      logout: () => Promise.resolve(),
      loading: false,
    };
    renderToString(createElement(AuthContext, { value }, page));
    expect(exposed.toSorted()).toEqual(['currentUser', 'isAdmin', 'loading', 'login', 'logout']);
  });

  test('“Using the auth context outside its provider fails with …”', () => {
    const page = createElement(AuthPage, { onRender: () => {} });
    expect(() => renderToString(page)).toThrow('useAuth debe ser usado dentro de AuthProvider');
  });
});
