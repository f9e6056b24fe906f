import { categoryTitle } from '../../league/category.ts';
import type { Shareable } from '../../matches/shareContext.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { drawDay, drawTable } from './drawRows.ts';
import { drawHeading, drawResult, drawUpcoming } from './drawMatch.ts';
import { drawFrame, type DrawnBranding } from './frame.ts';
import type { PictureTheme } from './pictureTheme.ts';
import { createPen } from './pen.ts';
import type { LeagueSettings } from '../../league/league.ts';

/** The sizes of a post and of a story, px. */
const pictureSizes = {
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const;

export type PictureSize = keyof typeof pictureSizes;

/** @throws Error if the browser gives no context for drawing */
export function drawPicture(
  canvas: HTMLCanvasElement,
  share: Shareable,
  options: {
    size: PictureSize;
    theme: PictureTheme;
    league: LeagueSettings;
    branding: DrawnBranding;
  },
) {
  const size = pictureSizes[options.size];
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const pen = { ...createPen(context, options.theme), league: options.league };
  const space = drawFrame(pen, size, options.branding);
  switch (share.kind) {
    case 'result':
      drawResult(pen, share.result, space);
      break;
    case 'match':
      drawUpcoming(pen, share.match, space);
      break;
    case 'pair':
      drawHeading(pen, share.name, categoryTitle(share.category, pen.league), space);
      break;
    case 'table':
      drawTable(pen, share, space);
      break;
    case 'day':
      drawDay(pen, share, space);
      break;
    default:
      assertNever(share);
  }
}
