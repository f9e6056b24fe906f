import { create, type ThemeVars } from 'storybook/theming';
import { demoSettings } from '../src/league/demo/demoSettings.ts';
import { leagueVariables } from '../src/league/shades.ts';

// The frame is outside of the page that carries the league's colours.
const variables = leagueVariables(demoSettings);

/** Storybook's own frame, in the colours of the league. */
export function managerTheme(base: 'light' | 'dark'): ThemeVars {
  const own = (name: string) => variables[`--league-${base}-${name}`] ?? '';
  return create({
    base,
    brandTitle: `<img src="./favicon.svg" alt="" width="28" height="28" style="vertical-align:middle; margin-inline-end:10px"> ${demoSettings.shortName} · design`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: own('brand'),
    colorSecondary: own('brand'),
    appBg: own('sunken'),
    appContentBg: own('surface'),
    appPreviewBg: own('surface'),
    appBorderColor: own('border'),
    barBg: own('surface'),
    textColor: own('text'),
    barTextColor: own('muted'),
    barSelectedColor: own('brand'),
    appBorderRadius: 10,
    inputBorderRadius: 10,
  });
}
