/**
 * What the script in a page's head leaves for React: the site's one object on `window` (`headScript.ts`).
 */
export type Opening = {
  /** Whether the server has given the page just now, with the rows of now. */
  readonly isFresh: boolean;
  /** The requests for its rows, by address, until somebody takes their responses. */
  prefetched: Record<string, { response: Promise<Response>; controller: AbortController }>;
  /** The progress of the site's code: it is running once all its modules are there, started once React has rendered. */
  state: 'coming' | 'running' | 'started';
  /** The site's code runs: what the element shows is kept, in case that React fails. */
  run(container: Element): void;
  /** The page could not start: it says so, and shows what it showed. */
  fail(): void;
  /** React has rendered the page. */
  start(): void;
  /** Repeats the taps on buttons from before React listened. */
  repeatTaps(): void;
};

declare global {
  // oxlint-disable-next-line no-var
  var opening: Opening | undefined;
}
