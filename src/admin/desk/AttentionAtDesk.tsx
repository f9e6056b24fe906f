import { paths } from '../../league/paths.ts';
import { useCountedNow } from '../CountedNowSection.tsx';
import { Attention } from './Attention.tsx';
import { useClashCount } from './DeskMatches.tsx';

/** What waits to be looked at, with the league's data. */
export function AttentionAtDesk() {
  const endings = useCountedNow().results?.length ?? 0;
  const clashes = useClashCount();
  return (
    <Attention
      items={[
        {
          count: endings,
          one: '1 resultado que ahora cuenta',
          several: `${endings} resultados que ahora cuentan`,
          to: paths.adminPart('revisar'),
        },
        {
          count: clashes,
          one: '1 partido que choca con otro',
          several: `${clashes} partidos que chocan`,
          to: paths.adminPart('choques'),
        },
      ]}
    />
  );
}
