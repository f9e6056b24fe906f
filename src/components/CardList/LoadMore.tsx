import { Button } from '@mantine/core';
import classes from './CardList.module.css';

/** Brings the next rows. It stays where it is and keeps the focus while they are on their way. */
export function LoadMore({
  isLoading,
  onLoadMore,
}: {
  isLoading: boolean;
  onLoadMore: () => void;
}) {
  return (
    <Button
      className={classes['more'] ?? ''}
      variant="default"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) onLoadMore();
      }}
    >
      {isLoading ? 'Cargando…' : 'Ver más'}
    </Button>
  );
}
