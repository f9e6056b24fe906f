import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PictureCrop } from '../../../src/admin/pictures/PictureCrop.tsx';

type StageProps = ComponentProps<typeof PictureCrop>;

function drawStripes(): ImageBitmap {
  const canvas = new OffscreenCanvas(900, 450);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures.');
  for (let step = 0; step < 9; step += 1) {
    context.fillStyle = `hsl(${step * 40} 60% 50%)`;
    context.fillRect(step * 100, 0, 100, 450);
  }
  return canvas.transferToImageBitmap();
}

/** With a picture, which is drawn where there is a browser. */
function Stage(props: StageProps) {
  const [source] = useState(() => ({ image: drawStripes(), ground: null }));
  return <PictureCrop {...props} source={source} />;
}

const notDrawn: StageProps['source'] = { image: Object(null), ground: null };

const meta = preview.meta({
  title: 'Forms and dialogs/PictureCrop',
  component: PictureCrop,
  argTypes: { source: { control: false } },
  render: (props: StageProps) => <Stage {...props} />,
  args: {
    kind: 'logo' as const,
    source: notDrawn,
    onChoose: fn(),
    onWork: fn(),
    onFail: fn(),
  },
  globals: { viewport: { value: 'phone' } },
});

const code = `import { PictureCrop } from '../admin/pictures/PictureCrop.tsx';

export function CroppedLogo({ image }: { image: ImageBitmap }) {
  return (
    <PictureCrop
      kind="logo"
      source={{ image, ground: null }}
      onChoose={() => {}}
      onWork={() => {}}
      onFail={() => {}}
    />
  );
}`;

/** A logo that was chosen: all of it is in the frame. */
export const Logo = meta.story({
  parameters: { docs: { source: { code } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Tamaño' })).toBeVisible();
    await expect(canvas.getByText(/^La imagen entra completa/u)).toBeVisible();
  },
});

/** A picture of the cover: it is moved, and the outlined part is what phones show. */
export const Hero = meta.story({
  args: { kind: 'hero' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('slider', { name: 'Lo que se ve en el teléfono' }),
    ).toBeVisible();
  },
});
