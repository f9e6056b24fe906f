import type { Plugin } from 'vite';
import { headScript } from '../start/headScript.ts';
import { replaceOnce } from './replaceOnce.ts';

/** Writes `src/start/headScript.ts` into the page's head. */
export function inlineHeadScript(): Plugin {
  return {
    name: 'inline-head-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        replaceOnce(html, '<!-- head script -->', `<script>${headScript}</script>`),
    },
  };
}
