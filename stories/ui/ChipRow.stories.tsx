import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { chipProps, ChipRow } from '../../src/ui/ChipRow.tsx';

const meta = preview.meta({
  title: 'Navigation/ChipRow',
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
          {`Fecha ${index + 1}`}
        </Button>
      ),
    })),
  },
});

const code = `import { Button } from '@mantine/core';
import { ChipRow, chipProps } from '../ui/ChipRow.tsx';
import { Link } from '../ui/Link.tsx';

<ChipRow
  label="Fechas"
  current={1}
  chips={['Fecha 1', 'Fecha 2'].map((name, index) => ({
    key: name,
    chip: (
      <Button
        component={Link}
        {...chipProps}
        to={\`#fecha-\${index + 1}\`}
        aria-current={index === 1 ? 'true' : undefined}
      >
        {name}
      </Button>
    ),
  }))}
/>`;

/** On a phone the row scrolls sideways; the current chip is in view. */
export const Phone = meta.story({
  name: 'Tabs, chips, on a phone',
  parameters: { docs: { source: { code } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: 'Fecha 8' }).getBoundingClientRect();
    await expect(chip.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(chip.height).toBeGreaterThanOrEqual(44);
  },
});

/** On a desktop all of them fit. */
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });
