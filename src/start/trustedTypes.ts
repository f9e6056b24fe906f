/**
 * Scripts that may run as a worker, as paths of this site; empty while none does. A worker that is
 * missing here stays silent instead of failing loudly.
 */
const workerPaths: readonly string[] = [];

/**
 * The one Trusted Types policy of the site: what becomes part of the page as text is looked at
 * here. No code of ours writes markup; React and Mantine write the text of <style> elements, which
 * holds no `<`. Whatever does would be somebody else's, and is refused.
 *
 * To be called before anything is rendered. Where the browser knows no Trusted Types it does nothing.
 */
export function installTrustedTypes(browser: Pick<Window, 'trustedTypes'> = window): void {
  browser.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScript: () => null,
    createScriptURL: (url) => (workerPaths.includes(url) ? url : null),
  });
}

type PolicyFactory = {
  createPolicy(
    name: string,
    rules: Record<
      'createHTML' | 'createScript' | 'createScriptURL',
      (text: string) => string | null
    >,
  ): unknown;
};

declare global {
  // TypeScript's own library does not name it yet.
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}
