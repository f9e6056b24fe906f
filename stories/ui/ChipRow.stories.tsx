import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { chipProps, ChipRow } from '../../src/ui/ChipRow.tsx';
import { about } from './ChipRow.about.tsx';

/**
 * A row of links that scrolls sideways where it does not fit.
 *
 * **When:** For five to twenty short choices of one kind: categories, match days.
 *
 * **When not:** For two or three: buttons. For long texts: a list.
 *
 * **Keyboard:** Tab goes from chip to chip and the row scrolls along.
 *
 * **Screen reader:** A navigation with a name of its own.
 */
const meta = preview.meta({
  title: 'Navigation/ChipRow',
  parameters: { about },
  component: ChipRow,
  args: {
    label: 'Fechas',
    current: 7,
    chips: Array.from({ length: 9 }, (_, index) => ({
      key: String(index),
      chip: (
        <Button
          component={Link}
          {...chipProps}
          to={`#fecha-${index + 1}`}
          aria-current={index === 7 ? 'true' : undefined}
        >
          Fecha {index + 1}
        </Button>
      ),
    })),
  },
});

/** On a phone the row scrolls sideways; the current chip is in view. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: 'Fecha 8' }).getBoundingClientRect();
    await expect(chip.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(chip.height).toBeGreaterThanOrEqual(44);
  },
});

/** On a desktop all of them fit. */
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });
