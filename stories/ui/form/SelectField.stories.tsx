import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SelectField } from '../../../src/ui/form/SelectField.tsx';
import { longestName } from '../../fixtures/names.ts';

const meta = preview.meta({
  title: 'Forms and dialogs/SelectField',
  component: SelectField,
  args: {
    label: 'Ruedas',
    data: [
      { value: '', label: 'Elegir…' },
      { value: '1', label: 'Una: cada pareja juega una vez con cada otra' },
      { value: '2', label: 'Dos: ida y vuelta' },
      { group: 'De otra liga', items: [{ value: '3', label: longestName }] },
    ],
    value: '2',
    onChange: fn(),
  },
  argTypes: {
    label: { description: 'Above the field.' },
    data: { description: 'What can be chosen.' },
    value: { description: 'What is chosen.' },
    onChange: { description: 'Called when something is chosen.' },
  },
});

/** A choice that fits. */
export const Short = meta.story({ name: 'Select, dropdown' });

/** Nothing is chosen yet. */
export const Nothing = meta.story({ args: { value: '' } });

/** The longest choice, in a third of a phone: the field is as high as its text. */
export const Long = meta.story({
  args: { value: '1' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 100 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Ruedas' });
    const choice = select.closest('[data-choice]');
    await expect(choice).toHaveAttribute(
      'data-choice',
      'Una: cada pareja juega una vez con cada otra',
    );
    // Of the browser's own text the engines show a single line.
    await expect(getComputedStyle(select).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)');
    await expect(choice?.scrollWidth).toBe(choice?.clientWidth);
    await expect(select.clientHeight).toBeGreaterThan(6 * 20);
  },
});

/** A pair’s name of another group. */
export const Grouped = meta.story({ args: { value: '3' } });

/** What is wrong. */
export const Wrong = meta.story({ args: { value: '', error: 'Falta elegir cuántas.' } });
