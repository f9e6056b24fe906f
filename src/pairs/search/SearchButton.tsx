import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

const SiteSearch = lazy(async () => {
  const { loadSearch } = await import('./searchCode.ts');
  return { default: await loadSearch() };
});

/** Opens the search of the site from within a page. */
export function SearchButton({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{children}</Button>
      {isOpen ? (
        <Suspense>
          <SiteSearch onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
