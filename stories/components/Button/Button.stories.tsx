import { IconExternalLink } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button, ButtonLink } from '../../../src/components/Button/Button.tsx';
import { about } from './Button.about.tsx';

const meta = preview.meta({
  title: 'Forms and dialogs/Button',
  parameters: { about },
  component: Button,
  args: { children: 'Agregar Resultado', onClick: fn() },
});

/** What the page is there for. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Agregar Resultado' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Everything else, such as more of the same. */
export const Default = meta.story({ args: { variant: 'default', children: 'Ver más' } });

/** A link to another site, opened in a new tab without a referrer. */
export const Link = meta.story({
  render: () => (
    <ButtonLink href="https://planillas.example/liga-padel/octava-damas">
      Ver Tabla de Posiciones
      <IconExternalLink size={18} aria-hidden />
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver Tabla de Posiciones' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
