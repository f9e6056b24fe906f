import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCode } from '../live/loadCode.ts';

/**
 * A component whose code is fetched when it is first rendered. Its name stays with the caller,
 * `(await import('./Part.tsx')).Part`: a computed one would keep all exports of that file.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

const Nothing = (): null => null;

/** A component without which a page is whole: nothing stands in its place if its code cannot be loaded. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart<Props>(() => loadCode(load).catch(() => Nothing));
}
