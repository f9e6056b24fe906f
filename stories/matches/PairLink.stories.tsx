import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MyPairsContext } from '../../src/matches/myPairsContext.ts';
import { PairLink } from '../../src/matches/PairLink.tsx';
import { longestName } from '../fixtures/names.ts';

const meta = preview.meta({
  title: 'Match/PairLink',
  component: PairLink,
  args: { id: 'los-smash', category: 'Sexta Damas' as const, name: 'Los Smash' },
});

/** Wherever a pair is named: the name leads to its page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Los Smash' })).toHaveAttribute(
      'href',
      '/parejas/sexta-damas/los-smash',
    );
  },
});

/** A pair that was starred on this device is marked, in words too. */
export const Mine = meta.story({
  decorators: [
    (Story) => (
      <MyPairsContext value={[{ id: 'los-smash', category: 'sexta-libre', name: 'Los Smash' }]}>
        <Story />
      </MyPairsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mi pareja: Los Smash' })).toBeVisible();
  },
});

/** A name of before that has no letter: the address is the pair's id. */
export const WithoutAddress = meta.story({
  args: { name: '¡¡!!' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '¡¡!!' });
    await expect(link).toHaveAttribute('href', '/parejas/sexta-damas/los-smash');
  },
});

/** The longest name that the league accepts. */
export const Longest = meta.story({ args: { name: longestName } });
