import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ColorSchemeControl } from '../../src/app/ColorSchemeControl.tsx';

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
  name: 'Segmented control, switch of the theme',
  play: async ({ canvas, userEvent }) => {
    const automatic = canvas.getByRole('button', { name: 'Automático' });
    const dark = canvas.getByRole('button', { name: 'Oscuro' });
    await expect(automatic).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(dark);
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await expect(automatic).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
    );
    await expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
    await userEvent.click(automatic);
  },
});
