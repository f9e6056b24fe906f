import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { UnreadableNotice } from '../../src/admin/UnreadableNotice.tsx';

const readable = {
  kind: 'laptop' as const,
  tables: [],
  pictures: 0,
  lastBackup: null,
  missingFolder: null,
};

const meta = preview.meta({
  title: 'Admin/Desk/UnreadableNotice',
  component: UnreadableNotice,
  args: {
    state: {
      kind: 'laptop' as const,
      tables: [
        'public.results',
        'public.pairs',
        'public.pair_names',
        'public.clubs',
        'private.history',
      ],
      pictures: 3,
      lastBackup: '2026-11-19T20:30:00.000Z',
      missingFolder: null,
    },
  },
});

/** Each part is named once, as the site names it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'resultados',
      'parejas',
      'ajustes de la liga',
      'historial y papelera',
      '3 imágenes',
    ]);
  },
});

/** One picture has no file. */
export const OnePicture = meta.story({
  args: { state: { ...readable, pictures: 1 } },
});

/** Everything can be read. */
export const Nothing = meta.story({
  args: { state: readable },
});

/** The data folder was moved while the league is open. */
export const FolderGone = meta.story({
  args: {
    state: { ...readable, missingFolder: '/home/ana/Documentos/liga-de-padel/.data-league' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Documentos\/liga-de-padel/u)).toBeVisible();
  },
});
