import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Its package names the development files under every condition; these are half a kilobyte smaller. */
const productionFiles: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** What the bundler takes for side effects, and what says the same without. */
const rewrites: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/^RenderErrorBoundary\.contextType = \w+;$/m, ''],
  [/(RenderErrorBoundary = class extends .*\{)$/m, '$1 static contextType = RSCRouterContext;'],
];

/**
 * Leaves out of the scripts what the site does not use of React Router: its files assign names to
 * components, and bundlers keep what is assigned to, 15 kB of forms, prefetching and routes.
 * @throws Error if the package does not look as expected
 */
export function lightRouter(root: string): Plugin {
  const folder = join(root, 'node_modules/react-router/dist/production');
  const unmatched = new Set(rewrites);
  let isUsed = false;
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const file = productionFiles[id];
      return file === undefined ? undefined : join(folder, file);
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler(code) {
        isUsed = true;
        let light = code;
        for (const rewrite of rewrites) {
          const [pattern, replacement] = rewrite;
          const before = light;
          light = light.replace(pattern, replacement);
          if (light !== before) unmatched.delete(rewrite);
        }
        return { code: light, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && isUsed && unmatched.size > 0) {
        throw new Error(
          `React Router has changed: ${[...unmatched].map(([pattern]) => String(pattern)).join(' ')}`,
        );
      }
    },
  };
}
