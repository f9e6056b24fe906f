import { beginAt } from '../pages/shared/useNow.ts';

/** What the build writes into the root of a page that it has drawn already. */
type PrerenderedRoot = {
  /** The address that it drew. */
  path?: string;
  /** When, in ms. */
  prerenderedAt?: string;
};

/**
 * Whether what stands in the root is what React would draw first, so that it can be taken over as it
 * is. It is not on an address that has no file of its own, nor for somebody who is signed in: the
 * build drew what a visitor sees.
 */
export function isPrerenderedFor(root: HTMLElement, pathname: string): boolean {
  const { path, prerenderedAt }: PrerenderedRoot = root.dataset;
  if (path !== pathname || 'session' in document.documentElement.dataset) return false;
  beginAt(Number(prerenderedAt));
  return true;
}
