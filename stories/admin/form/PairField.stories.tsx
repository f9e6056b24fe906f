import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PairField, type PairFieldProps } from '../../../src/admin/form/PairField.tsx';
import { longestName } from '../../fixtures/names.ts';
import { leaguePairs } from '../../fixtures/pairs.ts';

function Stage({ value: initial, ...props }: PairFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    // Leaves room for the suggestions.
    <div style={{ minBlockSize: 260 }}>
      <PairField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Forms and dialogs/PairField',
  component: PairField,
  argTypes: { label: { description: 'Above the field.' } },
  render: (props) => <Stage {...props} />,
  args: {
    label: 'Pareja 1',
    value: '',
    pairs: leaguePairs,
    category: 'Sexta Damas',
    onChange: fn(),
    onPick: fn(),
  },
});

const code = `import { PairField } from '../admin/form/PairField.tsx';
import { knownPairs } from '../pairs/knownPairs.ts';

<PairField
  label="Pareja 1"
  value=""
  pairs={knownPairs([
    {
      id: 'los-smash',
      name: 'Los Smash',
      category: 'Sexta Damas',
      players: 'Carla Díaz y Ana Peralta',
    },
  ])}
  category="Sexta Damas"
  onChange={() => {}}
  onPick={() => {}}
/>`;

/** Nothing is typed yet. */
export const Empty = meta.story({ parameters: { docs: { source: { code } } } });

/** While a name is typed: pairs by their names and their players. */
export const Suggestions = meta.story({
  parameters: { reach: [['Pareja 1', 'p']], framed: 'phone' },
  tags: ['plays-on'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Pareja 1' });
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = canvas.getAllByRole('option')[1];
    await expect(field).toHaveAttribute('aria-activedescendant', chosen?.id);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

/** A name that is nearly a known one: one tap takes that, and nothing moves. */
export const Nearly = meta.story({
  args: { value: 'Dobel Pared' },
  play: async ({ args, canvas }) => {
    const question = canvas.getByRole('button', { name: '¿Es «Doble Pared»?' });
    await userEvent.click(question);
    await expect(args.onPick).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Doble Pared' }),
    );
  },
});

/** A name that the league does not know. */
export const NewPair = meta.story({ args: { value: 'Cuatro Vientos' } });

/** A name that the league knows in another category. */
export const KnownElsewhere = meta.story({
  args: { value: 'Kick Serrano' },
});

/** The longest name, with a problem. */
export const Longest = meta.story({
  args: { value: longestName, error: 'Como máximo 80 caracteres: sobra 1.' },
});

/** The pairs could not be loaded: nothing is said of names. */
export const WithoutPairs = meta.story({ args: { value: 'Cuatro Vientos', pairs: undefined } });
