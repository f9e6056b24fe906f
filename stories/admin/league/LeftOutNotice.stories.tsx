import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LeftOutNotice } from '../../../src/admin/league/LeftOutNotice.tsx';
import { longestName } from '../../fixtures/names.ts';

const meta = preview.meta({
  title: 'Admin/League/LeftOutNotice',
  component: LeftOutNotice,
  argTypes: { leftOut: { control: 'object' } },
  args: {
    leftOut: [
      { part: 'sponsors', name: longestName, field: 'picture' },
      { part: 'clubs', name: 'Club Río', field: 'map' },
      { part: 'address', name: '', field: '' },
    ],
  },
});

/** A logo that is not in the bucket, a club whose map has no address, and the site's own address. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      `Auspiciante «${longestName}»: falta la imagen`,
      'Club «Club Río»: no se entiende la dirección del mapa',
      'Dirección del sitio',
    ]);
  },
});

/** All that is stored is shown. */
export const Nothing = meta.story({ args: { leftOut: [] } });
