/** The service worker. */
export const workerPath = `${import.meta.env.BASE_URL}sw.js`;
/** The script that encodes shared pictures: `share/picture/jpegWorker.ts`. */
const jpegWorker = /^assets\/jpegWorker-[\w-]+\.js$/u;

/**
 * Installs the only Trusted Types policy of the site, before anything is rendered. Our code writes no
 * markup; React and Mantine write the text of <style> elements, which contains no `<`. Any text that
 * does is refused. The only scripts that may run as workers are the two above. In a browser without Trusted Types it does nothing.
 */
export function installTrustedTypes(
  browser: Pick<Window, 'trustedTypes'> & { location: Pick<Location, 'origin'> } = window,
): void {
  const start = browser.location.origin + import.meta.env.BASE_URL;
  browser.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScript: () => null,
    createScriptURL: (url) =>
      url === workerPath || (url.startsWith(start) && jpegWorker.test(url.slice(start.length)))
        ? url
        : null,
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
  // TypeScript's library does not have it yet.
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}
