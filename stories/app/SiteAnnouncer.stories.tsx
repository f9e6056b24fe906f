import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SiteAnnouncer } from '../../src/app/SiteAnnouncer.tsx';
import { createSources } from '../../src/live/sources.ts';
import { createData, DataProvider } from '../../src/matches/DataProvider.tsx';

// Nothing is asked of the database: rows arrive by the play alone.
const data = createData(createSources('http://127.0.0.1:1', 'nothing'));

const meta = preview.meta({
  title: 'Feedback/SiteAnnouncer',
  component: SiteAnnouncer,
  render: () => (
    <DataProvider data={data}>
      <SiteAnnouncer />
    </DataProvider>
  ),
});

/** Nothing to see: rows that arrive within a second are said in one sentence, a row by itself in its own. */
export const Arrivals = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    const { arrivals } = data;
    const status = canvas.getByRole('status', { name: 'Novedades de la liga' });
    await expect(status).toBeEmptyDOMElement();
    arrivals.add([{ id: 'first', text: 'Nuevo resultado: el primero' }]);
    // In another change of the page.
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    arrivals.add([{ id: 'second', text: 'Nuevo resultado: el segundo' }]);
    await expect(await canvas.findByText('2 novedades en la liga')).toBeInTheDocument();
    arrivals.add([{ id: 'third', text: 'Nuevo resultado: el tercero' }]);
    await expect(await canvas.findByText('Nuevo resultado: el tercero')).toBeInTheDocument();
  },
});
