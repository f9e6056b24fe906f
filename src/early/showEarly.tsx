import type { ComponentType } from 'react';
import { CorrectionsProvider } from '../components/CorrectionNote/correctionsContext.ts';
import { ShareProvider } from '../components/ShareButton/shareContext.ts';
import { storedAt } from '../data/readRows.ts';
import { civilMomentAt } from '../domain/time.ts';
import { leagueClock } from '../league/leagueClock.ts';
import { PageParamsProvider } from '../pages/shared/pageParams.ts';
import { mainId } from '../paths.ts';
import { delay } from '../utils/delay.ts';
import { patchChildren } from './patchDom.ts';
import { renderNodes } from './react.ts';

/** For how long rows that are there wait for the font, ms. */
const fontTimeout = 400;

/**
 * Shows a page with its rows as soon as these are there, while React is still loading. Compiled from
 * the page's own components by `src/build/earlyScript.ts`. If anything is missing or wrong it does
 * nothing: React then shows the page, and says what failed.
 * @param Page `null`: left to React
 */
export function showEarly(Page: ComponentType | null): void {
  show(Page).catch(() => {});
}

async function show(Page: ComponentType | null) {
  const main = document.getElementById(mainId);
  if (
    main === null ||
    Page === null ||
    document.getElementById('root')?.dataset['path'] !== location.pathname
  )
    return;
  const lists: FirstList[] = [];
  let font: Promise<unknown> | undefined;
  // In the order of the page: it does not wait for the lists of parts that React adds.
  for (const [address, { response }] of Object.entries(globalThis.prefetchedResponses ?? {})) {
    lists.push(await readRows(address, response));
    // In another font lines end elsewhere, and rows would move when it arrives.
    await (font ??= Promise.race([document.fonts.ready, delay(fontTimeout)]));
    // React has started meanwhile.
    if (globalThis.firstRows !== undefined) return;
    if (patchPage(main, Page, lists)) return;
  }
}

/** @returns whether these are the rows that the page needs */
function patchPage(main: HTMLElement, Page: ComponentType, lists: readonly FirstList[]): boolean {
  const stored = lists.flatMap((list) => list.storedAt ?? []);
  globalThis.firstRows = {
    rows: Object.fromEntries(lists.map(({ query, rows }) => [query, rows])),
    storedAt: stored.length > 0 ? Math.min(...stored) : null,
  };
  try {
    patchChildren(main, renderNodes(<Content Page={Page} />));
    // React finds the rows; later requests are new ones.
    for (const { address } of lists) delete globalThis.prefetchedResponses?.[address];
    return true;
  } catch {
    globalThis.firstRows = undefined;
    return false;
  }
}

type FirstList = {
  address: string;
  query: string;
  rows: readonly unknown[];
  storedAt: number | null;
};

/** @throws Error if the database did not answer with rows */
async function readRows(address: string, response: Promise<Response>): Promise<FirstList> {
  // A copy: React may need the response.
  const copy = (await response).clone();
  const rows: unknown = copy.ok ? await copy.json() : null;
  if (!Array.isArray(rows)) throw new Error('The database answered with something else than rows.');
  const [, query = ''] = address.split('/rest/v1/');
  return { address, query, rows, storedAt: storedAt(copy) };
}

/** Within what the site's layout provides to pages. */
function Content({ Page }: { Page: ComponentType }) {
  return (
    <ShareProvider value={() => {}}>
      <CorrectionsProvider
        value={{
          momentOf: (instant) => civilMomentAt(Date.parse(instant), leagueClock),
          describeFirst: () => Promise.reject(new Error('Not before React has started.')),
        }}
      >
        <PageParamsProvider value={{ categoryId: location.pathname.split('/').at(-1) }}>
          <Page />
        </PageParamsProvider>
      </CorrectionsProvider>
    </ShareProvider>
  );
}
