import { Button } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { PageTitle } from '../../src/ui/PageTitle.tsx';

const meta = preview.meta({
  title: 'Navigation/PageTitle',
  component: PageTitle,
  args: { children: 'Nosotros' },
});

/** At the top of a page; after a navigation the focus comes here. */
export const Plain = meta.story();

/** With a sentence below it and what can be done with the page. */
export const WithLeadAndActions = meta.story({
  args: {
    children: 'Sexta Damas',
    lead: 'Resultados y próximos partidos de la categoría, al momento.',
    actions: <Button>Ver Tabla de Posiciones</Button>,
  },
});

/** A long title on the smallest screen: it breaks, nothing is cut. */
export const Longest = meta.story({
  args: {
    ...WithLeadAndActions.input.args,
    children: 'Acceso de Administrador de la liga interbarrial',
  },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
});
