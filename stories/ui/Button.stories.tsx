import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button, ButtonLink, PageLink } from '../../src/ui/Button.tsx';
import { about } from './Button.about.tsx';

const meta = preview.meta({
  title: 'Forms and dialogs/Button',
  parameters: { about },
  component: Button,
  args: {
    children: 'Agregar Resultado',
    variant: 'filled' as const,
    disabled: false,
    onClick: fn(),
  },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'inline-radio', options: ['filled', 'default'] },
    disabled: { control: 'boolean' },
  },
});

const both = () => (
  <>
    <Button>Agregar Resultado</Button> <Button variant="default">Ver más</Button>
  </>
);

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

/** Under the pointer of a mouse; a finger leaves no trace. */
export const Hovered = meta.story({ parameters: { pseudo: 'hover' }, render: both });

/** Reached by the keyboard: the ring is outside, where it has contrast on every ground. */
export const Focused = meta.story({ parameters: { pseudo: 'focus' }, render: both });

/** What it would do lacks something that the page names. */
export const Disabled = meta.story({
  render: () => (
    <>
      <Button disabled>Guardar 0 resultados</Button>{' '}
      <Button variant="default" disabled>
        Descartar
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

/** What it does is on its way: it says so in words, and is announced as busy. */
export const Busy = meta.story({
  args: { children: 'Guardando…', disabled: true, 'aria-busy': true },
});

/** Several side by side, 8 px apart: the main one first. */
export const Group = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-8)' }}>
      <Button>Guardar</Button>
      <Button variant="default">Descartar</Button>
    </div>
  ),
});

/** In a grid or a column of flex it takes the whole width; it has no prop for that. */
export const FullWidth = meta.story({
  render: () => (
    <div style={{ display: 'grid' }}>
      <Button>Agregar Resultado</Button>
    </div>
  ),
});

/** An icon of 18 or 20 px goes before the text, that of a link to another site after it. */
export const WithIcon = meta.story({
  args: {
    variant: 'default',
    children: (
      <>
        <IconDownload size={20} aria-hidden />
        Descargar imagen
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

/** A link to a page of the site that is the main thing to do, before one to another site. */
export const ToAPage = meta.story({
  render: () => <PageLink to="/tablas/octava-damas">Tabla completa</PageLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tabla completa' });
    await expect(link).toHaveAttribute('href', '/tablas/octava-damas');
    await expect(link).not.toHaveAttribute('target');
  },
});

/** A link to another site, opened in a new tab without a referrer. It cannot be disabled: leave it out. */
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
