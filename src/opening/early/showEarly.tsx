import type { ComponentType } from 'react';
import { CorrectionsProvider } from '../../matches/correctionsContext.ts';
import { ShareProvider } from '../../matches/shareContext.ts';
import { pathOfSite } from '../../live/base.ts';
import type { EarlyRows, Opening } from '../../live/earlyRows.ts';
import { cachedAt } from '../../live/readRows.ts';
import { civilMomentAt } from '../../padel/time.ts';
import { PageParamsProvider } from '../../ui/pageParams.ts';
import { mainId } from '../../league/paths.ts';
import { delay } from '../../live/delay.ts';
import { yieldToMain } from '../../live/yieldToMain.ts';
import { addFont } from './font.ts';
import { prepareChildren } from './patchDom.ts';
import { renderNodes } from './react.ts';
import { settings } from '../../league/settings.ts';

/** For how long rows that are there wait for the font, ms. */
const fontTimeout = 400;

/** The longest time that a step keeps the main thread, ms. */
const atATime = 16;

/**
 * Shows a page with its rows as soon as these are there, while React is still loading. Compiled from
 * the page's own components by `src/build/earlyScripts.ts`. If anything is missing or wrong it does
 * nothing: React then shows the page, and says what failed.
 * @param Page `null`: left to React
 */
export function showEarly(Page: ComponentType | null): void {
  show(Page).catch(() => {});
}

async function show(Page: ComponentType | null) {
  // A task of its own: the browser is still reading the page.
  await yieldToMain();
  addFont();
  const main = document.getElementById(mainId);
  const { opening } = globalThis;
  if (
    main === null ||
    Page === null ||
    opening === undefined ||
    document.getElementById('root')?.dataset['path'] !== pathOfSite(location.pathname)
  ) {
    return;
  }
  const requests = Object.entries(opening.prefetched);
  const lists = await Promise.all(requests.map(readRows));
  const cached = lists.flatMap((list) => list.cachedAt ?? []);
  const early: EarlyRows = {
    rows: Object.fromEntries(lists.map(({ query, rows }) => [query, rows])),
    cachedAt: cached.length > 0 ? Math.min(...cached) : null,
  };
  const showRows = await inSteps(prepareRows(main, Page), opening, early);
  if (showRows === null) return;
  // Their layout is a task of its own.
  await yieldToMain();
  // In another font lines end elsewhere, and rows would move when it arrives.
  await Promise.race([document.fonts.ready, delay(fontTimeout)]);
  if (isLate(opening)) return;
  showRows();
  // React finds the rows; later requests are new ones.
  opening.early = early;
  opening.prefetched = {};
}

/** Whether React has started meanwhile. */
const isLate = ({ early }: Opening) => early !== null;

/** @throws Error if these are not the rows that the page needs */
function* prepareRows(main: Element, Page: ComponentType) {
  return yield* prepareChildren(main, yield* renderNodes(<Content Page={Page} />));
}

/**
 * Does work in several short tasks.
 * @returns `null`: React has started meanwhile
 */
async function inSteps<Done>(
  work: Generator<undefined, Done>,
  opening: Opening,
  early: EarlyRows,
): Promise<Done | null> {
  while (!isLate(opening)) {
    const until = performance.now() + atATime;
    // Components read the rows there, and React only what is shown.
    opening.early = early;
    try {
      let step = work.next();
      while (step.done !== true && performance.now() < until) step = work.next();
      if (step.done === true) return step.value;
    } finally {
      opening.early = null;
    }
    await yieldToMain();
  }
  return null;
}

/** @throws Error if the database did not answer with rows */
async function readRows([address, { response }]: [string, { response: Promise<Response> }]) {
  // A copy: React may need the response.
  const copy = (await response).clone();
  const rows: unknown = copy.ok ? await copy.json() : null;
  if (!Array.isArray(rows)) throw new Error('The database answered with something else than rows.');
  return { query: address.split('/rest/v1/')[1], rows, cachedAt: cachedAt(copy) };
}

/** Within what the site's layout provides to pages. */
function Content({ Page }: { Page: ComponentType }) {
  return (
    <ShareProvider value={() => {}}>
      <CorrectionsProvider
        value={{
          momentOf: (instant) => civilMomentAt(Date.parse(instant), settings().clock),
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
