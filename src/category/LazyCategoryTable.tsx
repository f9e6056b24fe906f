import {
  createElement,
  startTransition,
  useEffect,
  useMemo,
  useLayoutEffect,
  useRef,
  use,
  useState,
  type ReactNode,
} from 'react';
import { loadCode } from '../live/loadCode.ts';
import { TableSkeleton } from '../ui/skeletons/TableSkeleton.tsx';
import type { Category } from '../league/category.ts';
import { seasonIn } from '../league/season.ts';
import { useCurrentSeason } from '../league/useNow.ts';
import { usePlayedSeason } from '../standings/useSeason.ts';
import type { CategoryTable } from './CategoryTable.tsx';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';

/** Stands in if the table's code cannot be loaded: the page still has its results and a link. */
const Nothing: typeof CategoryTable = () => null;
let Loaded: typeof CategoryTable | null = null;
// The table's code is requested with the page's own, which does not wait for it.
let loading = loadTable();

async function loadTable() {
  const module = await loadCode(() => import('./CategoryTable.tsx')).catch(() => null);
  Loaded = module?.CategoryTable ?? Nothing;
}

/** The table's code, once it is there. In a transition: the table's first render delays no tap. */
function useTableCode(): typeof CategoryTable | null {
  const isHydrated = useIsHydrated();
  const [code, setCode] = useState(() => (isHydrated ? Loaded : null));
  useEffect(() => {
    let isShown = true;
    if (Loaded === Nothing) loading = loadTable();
    void loading.finally(() => {
      if (isShown) startTransition(() => setCode(() => Loaded));
    });
    return () => {
      isShown = false;
    };
  }, []);
  return code;
}

/** The head of a category's table. Until its code is there, what the page's HTML has. */
export function LazyCategoryTable({ category }: { category: Category }) {
  const current = useCurrentSeason();
  const season = useMemo(() => seasonIn(current, category.name), [current, category.name]);
  // The lists are read from the first render on, to be confirmed with those of the page.
  const { state } = usePlayedSeason(season.slug, category.name);
  const code = useTableCode();
  // A page is made whole.
  if (import.meta.env.SSR) use(loading);
  const Table = import.meta.env.SSR ? Loaded : code;
  if (import.meta.env.SSR && Table !== null && state.kind !== 'loading') {
    return <div>{createElement(Table, { category, season, state })}</div>;
  }
  if (Table !== null && state.kind !== 'loading') {
    return createElement(Table, { category, season, state });
  }
  return (
    <KeptHtml>
      <div aria-busy="true">
        <TableSkeleton rows={4} />
      </div>
    </KeptHtml>
  );
}

const none = { __html: '' };

/** Shows what the page's HTML has in its place; on a page that was opened later, its children. */
function KeptHtml({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(!isHydrated);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => passFocusOn(current);
  }, []);
  if (!isKept || import.meta.env.SSR) return <div>{children}</div>;
  // React compares no HTML with what it hydrates, and sets it only when it changes.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={none} />;
}

/** A link that had the focus gives it to the same link of what takes this place. */
function passFocusOn(place: Element | null) {
  const { activeElement } = document;
  const address = activeElement?.getAttribute('href');
  if (!address || place?.contains(activeElement) !== true) return;
  const parent = place.parentElement;
  queueMicrotask(() => {
    const links = Array.from(parent?.querySelectorAll('a') ?? []);
    links.find((link) => link.getAttribute('href') === address)?.focus({ preventScroll: true });
  });
}
