import { ActionIcon, Button } from '@mantine/core';
import type { AtRule, Plugin as StylesPlugin, Rule } from 'postcss';
import type { Plugin } from 'vite';

/** Mantine's styles of the public pages, but for those that `ui/theme/mantine.css` gives to every page. */
const ofPublicPages =
  /@mantine\/(?:core\/styles\/(?:Card|List|SimpleGrid|Skeleton|Stack|Table|Timeline)|carousel\/styles)\.layer\.css$/u;

/** All other layers, without their layer, by file. */
const layers = new Map<string, string>();

/**
 * Takes these styles out of their cascade layer: Chromium lays the whole page out again for each style sheet
 * with a layer, and the code of the other pages comes while somebody reads. Without specificity, every CSS
 * module still overrides them. Only for styles that do not rely on specificity among themselves.
 */
export const withoutLayer: StylesPlugin = {
  postcssPlugin: 'without-layer',
  AtRule: {
    layer(layer) {
      const file = layer.source?.input.file ?? '';
      if (!file.endsWith('.layer.css')) return;
      const nodes = withoutOwnSpecificity(layer);
      if (ofPublicPages.test(file)) layer.replaceWith(nodes);
      else layers.set(file, nodes.map(String).join(''));
    },
  },
};

/**
 * Writes the other layers into a style sheet of its own, for browsers that drop layers: Chrome before 99, of
 * a club's television. The script in the head requests it (`loadLayers`). That some of these rules rely on
 * specificity is seen there alone.
 */
export function layersSheet(): Plugin {
  return {
    name: 'layers-sheet',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      // What others build on comes first, as in `ui/theme/mantine.css`.
      const bases = ['baseline', 'global', 'UnstyledButton', 'Paper', 'Text'];
      const rank = (file: string) => {
        const index = bases.findIndex((name) => file.endsWith(`/${name}.layer.css`));
        return index === -1 ? bases.length : index;
      };
      // By name, too: files are read in any order, and the sheet is the same in each build.
      const files = [...layers.keys()].sort().sort((one, other) => rank(one) - rank(other));
      const source = files.map((file) => layers.get(file)).join('');
      this.emitFile({ type: 'asset', name: 'layers.css', source });
    },
  };
}

/** The file of that style sheet among those of a build. */
export function layersFileOf(files: readonly string[]): string {
  const found = files.find((name) => /^assets\/layers-[\w-]+\.css$/u.test(name));
  if (found === undefined) throw new Error('The build has no style sheet of its layers.');
  return found;
}

function withoutOwnSpecificity(layer: AtRule) {
  const copy = layer.clone();
  copy.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = rule.selectors.map(withoutSpecificity);
  });
  return copy.nodes ?? [];
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}

function withoutSpecificity(selector: string): string {
  return selector.replace(/^(.*?)(::[\w-]+)?$/su, ':where($1)$2');
}

/** Mantine's classes of buttons that stand together as one, of which the site has none. */
const ofGroups = [Button, ActionIcon].flatMap(({ classes: { group, groupSection } }) => [
  `.${group}`,
  `.${groupSection}`,
]);

/** Leaves out what Mantine's sheets of buttons have for groups: a third of them, and every page has them. */
export const withoutGroups: StylesPlugin = {
  postcssPlugin: 'without-groups',
  Rule(rule) {
    if (!rule.source?.input.file?.includes('@mantine/core/styles/')) return;
    const isOfGroups = (selector: string) => ofGroups.some((name) => selector.startsWith(name));
    if (rule.selectors.every(isOfGroups)) rule.remove();
  },
};
