import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadFirstPage } from './app/firstPage.ts';
import { isPrerenderedFor } from './app/prerendered.ts';
import { installTrustedTypes } from './app/trustedTypes.ts';

installTrustedTypes();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
void start(root);

async function start(container: HTMLElement) {
  // What does not come now is fetched again when it is drawn, and fails there where it can be told.
  const hasFirstPage = await loadFirstPage(window.location.pathname).then(
    () => true,
    () => false,
  );
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (hasFirstPage && isPrerenderedFor(container, window.location.pathname)) {
    // A transition, so that a tap is heard between two parts of the page.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    container.replaceChildren();
    delete container.dataset['path'];
    createRoot(container).render(app);
  }
}
