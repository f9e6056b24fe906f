import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AuthContext } from '../../../src/auth/authContext.ts';
import { PastePage } from '../../../src/pages/Paste/PastePage.tsx';
import { visitor } from '../../fixtures/viewers.ts';

/** The page for somebody who has not signed in; its parts have stories of their own. */
function Stage() {
  const nothing = async () => {};
  return (
    <AuthContext
      value={{
        currentUser: visitor,
        isAdmin: false,
        loading: false,
        login: nothing,
        logout: nothing,
      }}
    >
      <PastePage />
    </AuthContext>
  );
}

const meta = preview.meta({
  title: 'Pages/Paste',
  component: Stage,
  parameters: { fullBleed: true, route: '/admin/pegar' },
});

/** A visitor who types the address, or an administrator whose session has ended. */
export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'iniciar sesión' })).toHaveAttribute(
      'href',
      '/admin',
    );
  },
});
