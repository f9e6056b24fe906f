import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';

const SiteSearch = lazyPart(async () => {
  const { loadSearch } = await import('./searchCode.ts');
  return await loadSearch();
});

type SearchButtonProps = ButtonProps & {
  /** Whether an answer is starred, and the search stays open. */
  stars?: boolean;
};

/** Opens the search of the site from within a page. */
export function SearchButton({ stars = false, ...props }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <SiteSearch stars={stars} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
