import preview from '../../../.storybook/preview.tsx';
import { WholeChoice } from '../../../src/ui/form/WholeChoice.tsx';
import { longestName } from '../../fixtures/names.ts';

const select = (
  <select aria-label="Contra" defaultValue={longestName}>
    <option>{longestName}</option>
    <option>Los Smash</option>
  </select>
);

const meta = preview.meta({
  title: 'Forms and dialogs/WholeChoice',
  component: WholeChoice,
  args: { text: longestName, children: select },
  argTypes: {
    text: { description: 'The text of the option that is chosen.' },
    children: { control: false, description: 'The select.' },
  },
});

/** The longest name, as wide as there is room. */
export const Long = meta.story();

/** In a narrow column it takes more lines. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
});
