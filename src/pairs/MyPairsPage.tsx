import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../ui/lazyPart.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { NewLeaguePage } from '../league/NewLeaguePage.tsx';
import { useSettings } from '../league/settings.ts';
import { paths } from '../league/paths.ts';
import { useList } from '../live/useList.ts';
import { useData } from '../matches/DataProvider.tsx';
import { MyPairsStrip } from './MyPairsStrip.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import controls from '../ui/theme/controls.module.css';
import { carryParam, describeCarried, readCarried } from './carriedPairs.ts';
import type {
  CarryPairs as CarryPairsType,
  PastedPairs as PastedPairsType,
} from './CarryPairs.tsx';
import { readMyPairs } from './myPairStorage.ts';
import { storeMyPairs } from './storeMyPairs.ts';
import { SearchButton } from './search/SearchButton.tsx';
import { readSeenPairs } from './seenPairs.ts';
import { useMyPairs } from './useMyPairs.ts';
import classes from './MyPairsPage.module.css';

const title = 'Mi pareja';
const unbroken = { overflowWrap: 'anywhere' } as const;

// The page works without them.
const load = () => import('./CarryPairs.tsx').catch(() => null);
const NoCarry = (_props: ComponentProps<typeof CarryPairsType>) => null;
const NoPaste = (_props: ComponentProps<typeof PastedPairsType>) => null;
const CarryPairs = lazyPart(async () => (await load())?.CarryPairs ?? NoCarry);
const PastedPairs = lazyPart(async () => (await load())?.PastedPairs ?? NoPaste);

/** `/mi-pareja`: the pairs starred on this device, or how to star one. */
export function MyPairsPage() {
  const pairs = useMyPairs();
  const { categories } = useSettings();
  const [params, setParams] = useSearchParams();
  const [note, setNote] = useState('');
  // The prerendered page is one for all addresses.
  const isHydrated = useIsHydrated();
  const seen = isHydrated ? readSeenPairs() : [];
  const carried = isHydrated ? params.get(carryParam) : null;
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  if (categories.length === 0 && pairs.length === 0) return <NewLeaguePage title={title} />;
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      {carried === null ? (
        note === '' ? null : (
          <output>{note}</output>
        )
      ) : (
        <CarriedPairs
          carried={carried}
          onDone={(said) => {
            setNote(said);
            setParams({}, { replace: true });
          }}
        />
      )}
      {pairs.length > 0 ? (
        <>
          <MyPairsStrip pairs={pairs} />
          <Suspense>
            <CarryPairs pairs={pairs} />
          </Suspense>
        </>
      ) : (
        <>
          <SearchButton
            variant="default"
            size="md"
            justify="start"
            maw="34rem"
            leftSection={<IconSearch size={20} aria-hidden />}
          >
            Buscar mi pareja
          </SearchButton>
          <EmptyState
            message="Todavía no hay una pareja elegida"
            hint="Con la estrella de su página, sus partidos aparecen aquí y en el inicio."
            action={
              <ul className={`${controls['list']} ${classes['links']}`}>
                {categories.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link className={controls['link'] ?? ''} to={paths.category(slug)}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            }
          />
          {/* Below: this device knows them, the page's file does not, and nothing moves. */}
          {seen.length === 0 ? null : (
            <nav className={controls['actions']} aria-label="Vistas hace poco" style={unbroken}>
              <span aria-hidden="true">Vistas hace poco:</span>
              {seen.map(({ id, category, name }) => (
                <Link key={id} to={paths.pair(category, name, id)} state={id} translate="no">
                  {name}
                </Link>
              ))}
            </nav>
          )}
          {isInstalled ? (
            <Suspense>
              <PastedPairs
                onPasted={(pasted) => setParams({ [carryParam]: pasted }, { replace: true })}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </PageFrame>
  );
}

type CarriedPairsProps = {
  /** The pairs, as the link carries them. */
  carried: string;
  /** Called with what became of it. */
  onDone: (said: string) => void;
};

/** Stars the pairs that a link carries, once those of the league are known. */
function CarriedPairs({ carried, onDone }: CarriedPairsProps) {
  const { lists } = useData().tables.pairs;
  const { state } = useList(lists, { order: 'name', isWhole: true });
  const league = useSettings();
  const done = useRef<string | null>(null);
  useEffect(() => {
    // The address still has them for a moment.
    if (state.kind !== 'loaded' || done.current === carried) return;
    done.current = carried;
    const { found, missing } = readCarried(carried, state.items, league);
    const before = readMyPairs();
    const added = found.filter(({ id }) => before.every((pair) => pair.id !== id));
    if (added.length > 0) storeMyPairs([...before, ...added]);
    onDone(describeCarried(added.length, missing));
  }, [state, carried, league, onDone]);
  return (
    <output>
      {state.kind === 'error'
        ? 'Las parejas del enlace no se pudieron cargar: se agregan cuando haya conexión.'
        : 'Cargando las parejas del enlace…'}
    </output>
  );
}
