import type { ReactNode } from 'react';
import { AuthContext, type Auth } from '../../src/session/authContext.ts';
import { visitor } from '../../.storybook/fixtures/viewers.ts';

type SignedOutProps = { children: ReactNode } & Partial<
  Pick<Auth, 'currentUser' | 'login' | 'loginByLink'>
>;

/** A page as somebody sees it who has not signed in. */
export function SignedOut({
  children,
  currentUser = visitor,
  login = async () => {},
  loginByLink = async () => {},
}: SignedOutProps) {
  return (
    <AuthContext
      value={{
        currentUser,
        isAdmin: false,
        loading: false,
        login,
        loginByLink,
        logout: async () => {},
      }}
    >
      {children}
    </AuthContext>
  );
}
