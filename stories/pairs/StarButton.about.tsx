import { StarButton } from '../../src/pairs/StarButton.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Makes a pair one of one’s own on this device.',
  when: 'On a pair’s page.',
  whenNot: 'In rows: a star there only says that it is one’s own.',
  anatomy: { button: 'Filled when it is one’s own', svg: 'The star' },
  keyboard: 'Enter or Space.',
  screenReader: '“Mi pareja”, pressed or not.',
  good: { says: 'Pressed is filled.', args: { isStarred: true } },
  bad: {
    says: 'One for each pair of a list: the list would be of stars.',
    show: () => (
      <>
        {['Los Smash', 'Doble Pared', 'La Víbora'].map((name) => (
          <p key={name}>
            {name} <StarButton isStarred={false} onToggle={() => undefined} />
          </p>
        ))}
      </>
    ),
  },
};
