import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { UnknownSetting } from '../../src/league/UnknownSetting.tsx';

const meta = preview.meta({ title: 'Feedback/UnknownSetting', component: UnknownSetting });

/** The page has the database's settings, and no such category. */
export const NoSuchCategory = meta.story({
  args: { what: 'categoría' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Categoría no encontrada',
    );
  },
});

/** The season of an address is unknown. */
export const NoSuchSeason = meta.story({ args: { what: 'temporada' } });
