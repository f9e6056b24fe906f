import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { PageErrorBoundary } from '../../ui/PageErrorBoundary.tsx';

const SiteSearch = lazyPart(async () => {
  const { loadSearch } = await import('./searchCode.ts');
  return await loadSearch();
});

/** The search of the site: opened by its button and by the key `/`. */
export function useSearch() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTypedInto(target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    open: useCallback(() => setOpen(true), []),
    dialog: isOpen ? (
      <PageErrorBoundary isOptional>
        <Suspense>
          <SiteSearch onClose={() => setOpen(false)} />
        </Suspense>
      </PageErrorBoundary>
    ) : null,
  };
}

/** Whether a key belongs to a field, or to a dialog that is open. */
function isTypedInto(target: EventTarget | null): boolean {
  return (
    document.querySelector('[role=dialog]') !== null ||
    (target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable]') !== null)
  );
}
