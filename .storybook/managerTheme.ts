import { create, type ThemeVars } from 'storybook/theming';
import { demoSettings } from '../src/league/demo/demoSettings.ts';
import { leagueColors } from '../src/league/shades.ts';
import { dark, gray } from '../src/ui/theme/colors.ts';

// The frame is outside of the page that carries the league's colours.
const { brand, accent } = leagueColors(demoSettings);

/** Storybook's own frame, in the colours of the league. */
export function managerTheme(base: 'light' | 'dark'): ThemeVars {
  const isDark = base === 'dark';
  const [ground, raised, line] = isDark ? [dark[8], dark[7], dark[5]] : [gray[1], gray[0], gray[3]];
  return create({
    base,
    brandTitle: `<img src="./favicon.svg" alt="" width="28" height="28" style="vertical-align:middle; margin-inline-end:10px"> ${demoSettings.shortName} · design`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: isDark ? accent[4] : brand[7],
    colorSecondary: isDark ? brand[5] : brand[7],
    appBg: ground,
    appContentBg: raised,
    appPreviewBg: raised,
    appBorderColor: line,
    barBg: raised,
    textColor: isDark ? dark[0] : gray[9],
    barTextColor: isDark ? dark[1] : gray[7],
    barSelectedColor: isDark ? brand[4] : brand[7],
    appBorderRadius: 10,
    inputBorderRadius: 10,
  });
}
