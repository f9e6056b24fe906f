import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AuthContext, useAuth, type Auth } from '../../../src/session/authContext.ts';

/** Passes on what the authentication context exposes. */
function AuthPage({ onRender }: { onRender: (auth: Auth) => void }) {
  onRender(useAuth());
  return null;
}

describe('The authentication context', () => {
  test('exposes who is signed in, whether as administrator, signing in and out, and loading', () => {
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
