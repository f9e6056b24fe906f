import { Button } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { about } from './EmptyState.about.tsx';

/**
 * Says that there is nothing, and what will be here.
 *
 * **When:** Instead of an empty list.
 *
 * **When not:** When the list could not be read: ErrorState. While it loads: a skeleton.
 *
 * **Keyboard:** Only its action, if it has one.
 *
 * **Screen reader:** The picture is hidden; the two sentences are read.
 */
const meta = preview.meta({
  title: 'Feedback/EmptyState',
  parameters: { about },
  component: EmptyState,
  args: { message: 'No hay resultados disponibles' },
});

/** A list without rows. */
export const WithHint = meta.story({
  args: { hint: 'Cuando termine un partido, su resultado aparecerá aquí sin recargar la página.' },
});

/** There is nothing to add to the sentence. */
export const Plain = meta.story();

/** The administrator can do something about it. */
export const WithAction = meta.story({
  args: { ...WithHint.input.args, action: <Button>Agregar Resultado</Button> },
});
