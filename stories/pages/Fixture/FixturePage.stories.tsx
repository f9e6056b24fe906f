import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FixturePage } from '../../../src/pages/Fixture/FixturePage.tsx';
import { SignedOut as SignedOutVisitor } from '../../support/SignedOut.tsx';

const meta = preview.meta({
  title: 'Pages/Fixture',
  component: FixturePage,
  render: () => (
    <SignedOutVisitor>
      <FixturePage />
    </SignedOutVisitor>
  ),
  parameters: { fullBleed: true, route: '/admin/fixture' },
});

/** A visitor who types the address. */
export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'iniciar sesión' })).toBeVisible();
  },
});
