import { IconStar } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import rows from '../ui/theme/rows.module.css';
import classes from './LazyMyPairs.module.css';
import { SearchButton } from './search/SearchButton.tsx';
import { useMyPairs } from './useMyPairs.ts';

const MyPairLines = lazyPart(async () => (await import('./MyPairLines.tsx')).MyPairLines);

/** The starred pairs, or the question for one; both of the same height before any script but the head's has run. */
export function LazyMyPairs() {
  const pairs = useMyPairs();
  return (
    <section className={`${rows['list']} ${classes['root']}`} aria-label="Mi pareja">
      {pairs.length === 0 ? (
        <SearchButton
          stars
          className={classes['question'] ?? ''}
          variant="subtle"
          fullWidth
          justify="start"
          leftSection={<IconStar size={20} aria-hidden />}
        >
          ¿Cuál es tu pareja?
        </SearchButton>
      ) : (
        <Suspense>
          <MyPairLines pairs={pairs} />
        </Suspense>
      )}
    </section>
  );
}
