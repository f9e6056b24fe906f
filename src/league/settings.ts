import { about } from './about.config.ts';
import { categories } from './categories.config.ts';
import { colors } from './colors.config.ts';
import { league } from './league.config.ts';
import type { LeagueSettings } from './league.ts';
import { seasons } from './seasons.config.ts';
import { sponsors } from './sponsors.config.ts';

/** All settings of the league of this site, for the build; pages import the parts that they need. */
export const settings: LeagueSettings = { ...league, about, categories, colors, seasons, sponsors };
