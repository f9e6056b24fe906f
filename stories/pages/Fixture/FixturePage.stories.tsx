import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AuthContext } from '../../../src/auth/authContext.ts';
import { FixturePage } from '../../../src/pages/Fixture/FixturePage.tsx';
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
      <FixturePage />
    </AuthContext>
  );
}

const meta = preview.meta({
  title: 'Pages/Fixture',
  component: Stage,
  parameters: { fullBleed: true, route: '/admin/fixture' },
});

/** A visitor who types the address. */
export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'iniciar sesión' })).toBeVisible();
  },
});
