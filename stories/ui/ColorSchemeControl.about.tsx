import { ColorSchemeControl } from '../../src/ui/ColorSchemeControl.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Light, dark, or as the device has it.',
  when: 'Once, in the footer.',
  whenNot: 'Anywhere else: nobody needs it twice.',
  anatomy: {
    legend: 'What is chosen',
    choice: 'One of three; the chosen one is filled',
    input: 'A radio button, as large as the choice',
  },
  keyboard: 'One Tab to the group, arrows to choose, as in any group of radio buttons.',
  screenReader: 'A group with a name and three radio buttons.',
  good: { says: 'Three choices with words.', story: 'automatic' },
  bad: {
    says: 'A second one beside it: nobody needs it twice.',
    show: () => (
      <>
        <ColorSchemeControl />
        <ColorSchemeControl />
      </>
    ),
  },
};
