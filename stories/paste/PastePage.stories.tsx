import preview from '../../.storybook/preview.tsx';
import { PastePage } from '../../src/paste/PastePage.tsx';
import { SignedOut as SignedOutVisitor } from '../support/SignedOut.tsx';

const meta = preview.meta({
  title: 'Pages/Paste',
  component: PastePage,
  render: () => (
    <SignedOutVisitor>
      <PastePage />
    </SignedOutVisitor>
  ),
  parameters: { fullBleed: true, route: '/admin/pegar' },
});

/** A visitor who types the address, or an administrator whose session has ended. */
export const SignedOut = meta.story({});
