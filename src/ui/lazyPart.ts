import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component whose code is fetched when it is first rendered. Its name stays with the caller,
 * `(await import('./Part.tsx')).Part`: a computed one would keep all exports of that file.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
