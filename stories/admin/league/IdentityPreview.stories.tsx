import preview from '../../../.storybook/preview.tsx';
import { IdentityPreview } from '../../../src/admin/league/IdentityPreview.tsx';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { longestName } from '../../fixtures/names.ts';

const { name, slogan, brand, accent } = demoSettings;

const meta = preview.meta({
  title: 'Admin/League/IdentityPreview',
  component: IdentityPreview,
  args: { name, slogan, brand, accent },
});

/** The colours of the demo league in both schemes. */
export const Demo = meta.story();

/** Other colours than the page's own, made readable, and nothing said of padel. */
export const OtherColors = meta.story({ args: { slogan: '', brand: accent, accent: brand } });

/** With an icon of its own. */
export const WithIcon = meta.story({ args: { icon: './favicon.svg' } });

/** The longest name on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: { name: longestName },
  globals: { viewport: { value: 'smallest' } },
});
