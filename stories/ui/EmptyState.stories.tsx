import { Button } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { EmptyState } from '../../src/ui/EmptyState.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { message: 'No hay resultados disponibles' },
});

/** A list without rows. */
export const WithHint = meta.story({
  args: { hint: 'Cuando se cargue un resultado, aparecerá aquí sin recargar la página.' },
});

/** There is nothing to add to the sentence. */
export const Plain = meta.story();

/** The administrator can do something about it. */
export const WithAction = meta.story({
  args: { ...WithHint.input.args, action: <Button>Agregar Resultado</Button> },
});
