import { ActionIcon, Button } from '@mantine/core';
import type { Plugin, Rule } from 'postcss';

/** Mantine's styles of the public pages, but for those that `ui/theme/mantine.css` gives to every page. */
const ofPublicPages =
  /@mantine\/(?:core\/styles\/(?:Card|List|SimpleGrid|Skeleton|Stack|Table|Timeline)|carousel\/styles)\.layer\.css$/u;

/**
 * Takes these styles out of their cascade layer: Chromium lays the whole page out again for each style sheet
 * with a layer, and the code of the other pages comes while somebody reads. Without specificity, every CSS
 * module still overrides them. Only for styles that do not rely on specificity among themselves.
 */
export const withoutLayer: Plugin = {
  postcssPlugin: 'without-layer',
  AtRule: {
    layer(layer) {
      if (!ofPublicPages.test(layer.source?.input.file ?? '')) return;
      layer.walkRules((rule) => {
        if (!isKeyframe(rule)) rule.selectors = rule.selectors.map(withoutSpecificity);
      });
      layer.replaceWith(layer.nodes ?? []);
    },
  },
};

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
export const withoutGroups: Plugin = {
  postcssPlugin: 'without-groups',
  Rule(rule) {
    if (!rule.source?.input.file?.includes('@mantine/core/styles/')) return;
    const isOfGroups = (selector: string) => ofGroups.some((name) => selector.startsWith(name));
    if (rule.selectors.every(isOfGroups)) rule.remove();
  },
};
