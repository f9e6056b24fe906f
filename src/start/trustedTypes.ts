/** The service worker: the one script of this site that may run as a worker. */
export const workerPath = `${import.meta.env.BASE_URL}sw.js`;

/**
 * Installs the only Trusted Types policy of the site, before anything is rendered. Our code writes no
 * markup; React and Mantine write the text of <style> elements, which contains no `<`. Any text that
 * does is refused. In a browser without Trusted Types it does nothing.
 */
export function installTrustedTypes(browser: Pick<Window, 'trustedTypes'> = window): void {
  browser.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScript: () => null,
    createScriptURL: (url) => (url === workerPath ? url : null),
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
  // Not in TypeScript's library yet.
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}
