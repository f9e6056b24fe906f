import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';

const SiteSearch = lazyPart(async () => {
  const { loadSearch } = await import('./searchCode.ts');
  return await loadSearch();
});

/** Opens the search of the site from within a page. */
export function SearchButton(props: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <SiteSearch onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
