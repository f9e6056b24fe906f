import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ShareActions } from '../../src/share/ShareActions.tsx';
import { straightSets } from '../fixtures/results.ts';

const noFile: File | null = null;

const meta = preview.meta({
  title: 'Forms and dialogs/ShareActions',
  component: ShareActions,
  argTypes: { file: { control: false } },
  args: {
    share: { kind: 'result' as const, result: straightSets },
    address: 'https://liga.example/categorias/sexta-damas#1',
    file: noFile,
  },
});

const code = `import { ShareActions } from '../share/ShareActions.tsx';
import type { Shareable } from '../matches/shareContext.ts';

export function Share({ share }: { share: Shareable }) {
  return <ShareActions share={share} address="https://liga.example/" file={null} />;
}`;

/** Until the picture is there: the text alone. */
export const Default = meta.story({
  parameters: { docs: { source: { code } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Descargar imagen' })).toBeDisabled();
  },
});

/** The browser forbids to copy: the text stands there, selected. */
export const NotCopied = meta.story({
  parameters: { reach: ['Copiar texto'] },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Texto para compartir')).toBeVisible();
  },
});
