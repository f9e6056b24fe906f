import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MeasuredRoute } from '../site/routes.ts';
import { readManifest } from './manifest.ts';
import { readPage } from './servedPage.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What a browser has to receive before a page can do everything that it is there for. */
export type FirstLoad = {
  html: string;
  /** The scripts' names below the site's folder. */
  scripts: readonly string[];
  /** The texts of all styles: in the page, linked by it, or fetched with its code. */
  styles: readonly string[];
};

/**
 * Reads from a build what a page's first load consists of: what its HTML names, the code of the page
 * itself, and all that these import before they run. What is fetched later, or for some visitors
 * only, is not counted.
 * @param folder of a build that was made with `--manifest`
 */
export async function readFirstLoad(
  folder: string,
  { path, module }: MeasuredRoute,
): Promise<FirstLoad> {
  // A page that was renamed would silently weigh nothing.
  if (!existsSync(join(root, module))) throw new Error(`${module} does not exist.`);
  const html = await readPage(folder, path);
  const modules = readManifest(folder);
  const named = attributesOf(html, /<script\b[^>]*>|<link\b[^>]*\brel="?modulepreload[^>]*>/g);
  const needs = [
    ...named.filter((file) => file.endsWith('.js')).map((file) => modules.needsOfFile(file)),
    modules.needsOfModule(module),
  ];
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => text,
  );
  const files = new Set([
    ...attributesOf(html, /<link\b[^>]*\brel="?stylesheet[^>]*>/g),
    ...needs.flatMap(({ styles }) => styles),
  ]);
  const linked = [...files].map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    html,
    scripts: [...new Set(needs.flatMap(({ scripts }) => scripts))],
    styles: [
      ...inline,
      // What the page holds already is not fetched again.
      ...linked.filter((text) => !inline.some((held) => held.includes(text.trim()))),
    ],
  };
}

/** The files that such elements name, below the site's folder. */
function attributesOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].flatMap(([element]) => {
    const [, address] = /\s(?:src|href)="?([^"\s>]+)/.exec(element) ?? [];
    return address === undefined ? [] : [address.replace(/^\//, '')];
  });
}
