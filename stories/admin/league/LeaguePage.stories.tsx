import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LeaguePage } from '../../../src/admin/league/LeaguePage.tsx';
import { SignedOut as SignedOutVisitor } from '../../support/SignedOut.tsx';

const meta = preview.meta({
  title: 'Pages/League',
  component: LeaguePage,
  render: () => (
    <SignedOutVisitor>
      <LeaguePage />
    </SignedOutVisitor>
  ),
  parameters: { fullBleed: true, route: '/admin/liga' },
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
