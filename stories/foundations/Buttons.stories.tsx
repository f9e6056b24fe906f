import { Button, Group } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DeleteButton } from '../../src/ui/DeleteButton.tsx';
import { EditButton } from '../../src/ui/EditButton.tsx';
import { MoreMenu } from '../../src/ui/MoreMenu.tsx';
import { Link } from '../../src/ui/Link.tsx';

const meta = preview.meta({ title: 'Foundations/Buttons', tags: ['!manifest'] });

const both = () => (
  <Group gap="var(--space-8)">
    <Button>Agregar Resultado</Button>
    <Button variant="default">Ver más</Button>
  </Group>
);

/** Filled for what the page is there for, one in a section; default for everything else. */
export const Variants = meta.story({
  render: both,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** Under the pointer of a mouse; a finger leaves no trace. */
export const Hovered = meta.story({ parameters: { pseudo: 'hover' }, render: both });

/** Reached by the keyboard: the ring is outside, where it has contrast on every ground. */
export const Focused = meta.story({ parameters: { pseudo: 'focus' }, render: both });

/** What it would do lacks something that the page names. */
export const Disabled = meta.story({
  render: () => (
    <Group gap="var(--space-8)">
      <Button disabled>Guardar 0 resultados</Button>
      <Button variant="default" disabled>
        Descartar
      </Button>
    </Group>
  ),
});

/** An icon of 18 or 20 px goes before the text, that of a link to another site after it. */
export const WithIcon = meta.story({
  render: () => (
    <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />}>
      Descargar imagen
    </Button>
  ),
});

/** A link to a page of the site, and one to another site, which opens in a new tab without a referrer. */
export const Links = meta.story({
  render: () => (
    <Group gap="var(--space-8)">
      <Button component={Link} to="/tablas/octava-damas">
        Tabla y desempates
      </Button>
      <Button
        component="a"
        href="https://planillas.example/octava-damas"
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        rightSection={<IconExternalLink size={18} aria-hidden />}
      >
        Ver Tabla de Posiciones
      </Button>
    </Group>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tabla y desempates' });
    await expect(link).toHaveAttribute('href', '/tablas/octava-damas');
  },
});

/** An icon alone, with its words as label and tooltip; red where it deletes. */
export const IconButtons = meta.story({
  render: () => (
    <Group gap="var(--space-8)">
      <MoreMenu what="resultado" actions={() => []} />
      <EditButton what="contacto" onEdit={() => {}} />
      <DeleteButton what="resultado" isDeleting={false} onDelete={() => {}} />
    </Group>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
});
