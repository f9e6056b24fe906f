import '@mantine/core/styles.layer.css';
import { createRoot } from 'react-dom/client';
import { App } from '../../../src/app/App.tsx';

// The site as a template makes it: an empty page, rendered by the browser, with every style of Mantine.
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
