import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { message: 'Error al cargar los resultados. Intenta de nuevo más tarde.' },
});

/** Something could not be read; one can try again at once. */
export const WithRetry = meta.story({
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** There is nothing to try. */
export const Plain = meta.story();

/** The longest of the sentences, on the smallest screen. */
export const Longest = meta.story({
  args: {
    message: 'Error al cargar los datos de la categoría. Intenta de nuevo más tarde.',
    onRetry: fn(),
  },
  globals: { viewport: { value: 'smallest' } },
});
