import '@mantine/core/styles.layer.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../../src/app/App.tsx';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { createSources } from '../../../src/live/sources.ts';
import { readEnvironment } from '../../../src/opening/environment.ts';

// The site as a template makes it: an empty page, rendered by the browser, with every style of Mantine.
const root = document.getElementById('root');
const { supabaseUrl, publishableKey, admin } = readEnvironment(import.meta.env, location.origin);
const data = createData(createSources(supabaseUrl, publishableKey));
if (root !== null) {
  createRoot(root).render(
    <BrowserRouter>
      <App data={data} admin={admin} firstPage={null} />
    </BrowserRouter>,
  );
}
