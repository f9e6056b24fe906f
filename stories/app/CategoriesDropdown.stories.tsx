import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CategoriesDropdown } from '../../src/app/CategoriesDropdown.tsx';

const meta = preview.meta({
  title: 'Navigation/CategoriesDropdown',
  component: CategoriesDropdown,
  args: { label: 'Categorías', isOpen: true, onToggle: fn(), onNavigate: fn() },
  parameters: { route: '/categorias/sexta-damas', roomBelow: 480 },
  decorators: [
    (Story) => (
      // The header’s ground, wide enough for the list to lie over the page.
      <div style={{ containerType: 'inline-size' }}>
        <div data-night style={{ inlineSize: 'fit-content', padding: 'var(--space-8)' }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

/** Opened in the header of a desktop, on the page of a category. */
export const Open = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.length).toBeGreaterThan(3);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
});

/** Opened in the menu of a phone: the list is part of the page. */
export const OpenOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Until it is pressed. */
export const Closed = meta.story({ args: { isOpen: false }, parameters: { roomBelow: 0 } });
