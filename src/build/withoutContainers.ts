import type { Plugin } from 'postcss';

/** The width of a phone, rem. */
const phone = 390 / 16;

/**
 * Gives browsers without container queries (`oldestBrowsers.readable`) what a container as wide as a phone
 * gets: nothing is cut there, and on a wide screen it can be read too.
 */
export const withoutContainers: Plugin = {
  postcssPlugin: 'without-containers',
  OnceExit(root, { AtRule }) {
    // Storybook's own styles come this way, too.
    if (root.source?.input.file?.includes('/node_modules/') === true) return;
    root.walkAtRules('container', (rule) => {
      if (!holds(rule.params)) return;
      const fallback = new AtRule({
        name: 'supports',
        params: 'not (container-type: inline-size)',
      });
      fallback.append(rule.clone().nodes ?? []);
      rule.after(fallback);
    });
  },
};

/**
 * @param condition e.g. `(inline-size <= 22.5rem) or (64rem <= inline-size < 68rem)`
 * @throws Error if it is of another form
 */
function holds(condition: string): boolean {
  return condition.split(' or ').some((part) => {
    const found = /^\((?:([\d.]+)rem <= )?inline-size (<|<=|>=) ([\d.]+)rem\)$/u.exec(part);
    if (found === null)
      throw new Error(`Not a width that src/build/withoutContainers.ts reads: ${part}`);
    const [, from = '0', sign, width] = found;
    const isInside = sign === '>=' ? phone >= Number(width) : phone <= Number(width);
    return isInside && phone >= Number(from);
  });
}
