import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import { about } from './VisuallyHidden.about.tsx';

const meta = preview.meta({
  title: 'Feedback/VisuallyHidden',
  parameters: { about },
  component: VisuallyHidden,
});

/** Beside a picture: announced, invisible, takes no space. */
export const BesideAPicture = meta.story({
  render: () => (
    <p>
      <span aria-hidden="true">6-4 6-3</span>
      <VisuallyHidden>seis a cuatro, seis a tres</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('seis a cuatro, seis a tres');
    const { width, height } = text.getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
});
