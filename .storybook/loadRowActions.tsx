import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { LazyRowActions } from '../src/matches/LazyRowActions.tsx';
import { ThemeProvider } from '../src/ui/theme/ThemeProvider.tsx';

/** The administrator's controls come later than their rows: once they were shown, each story has them at once. */
export async function loadRowActions() {
  const place = document.createElement('div');
  const root = createRoot(place);
  const nothing = () => undefined;
  root.render(
    <ThemeProvider>
      <LazyRowActions
        share={{ kind: 'day', date: '2026-11-14', results: [] }}
        what=""
        isDeleting={false}
        onEdit={nothing}
        onDelete={nothing}
      />
    </ThemeProvider>,
  );
  await waitFor(() => {
    if (place.querySelector('button') === null) throw new Error('The controls are not there.');
  });
  root.unmount();
}
