import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ColorSchemeControl } from '../../src/ui/ColorSchemeControl.tsx';

const meta = preview.meta({
  title: 'Navigation/ColorSchemeControl',
  component: ColorSchemeControl,
  // It is the control that decides here, not the toolbar.
  parameters: { isSchemeFree: true },
  beforeEach: () => {
    localStorage.removeItem('mantine-color-scheme-value');
    return () => localStorage.removeItem('mantine-color-scheme-value');
  },
});

/** In the footer. It follows the device until something is chosen. */
export const Automatic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Automático' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Oscuro' }));
    await expect(canvas.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
    );
    await expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');

    // By keyboard: the arrows go from choice to choice.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Claro' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Automático' }));
  },
});
