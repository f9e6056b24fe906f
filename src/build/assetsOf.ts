import type { Rolldown } from 'vite';
import type { PageAssets } from './composePage.ts';
import { layersFileOf } from './withoutLayer.ts';

/** A script of the site, as it can be kept in a file. */
export type BundledChunk = {
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
  styles: readonly string[];
};

export function chunksOf(bundle: Rolldown.OutputBundle): BundledChunk[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, moduleIds, imports, dynamicImports, viteMetadata }) => ({
      fileName,
      moduleIds,
      imports,
      dynamicImports,
      styles: [...(viteMetadata?.importedCss ?? [])],
    }));
}

/**
 * The files that the entry and a page's component import statically, each once.
 * @param lazyFiles modules whose code comes later; their styles are included
 */
export function assetsOf(
  { chunks, fileNames }: { chunks: readonly BundledChunk[]; fileNames: readonly string[] },
  component: string,
  lazyFiles: readonly string[] = [],
): PageAssets {
  const chunkWith = (file: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)));
    if (found === undefined) throw new Error(`No chunk holds ${file}: is it named otherwise?`);
    return found;
  };
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: BundledChunk | undefined) => {
    if (chunk === undefined || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    for (const style of chunk.styles) styles.add(style);
  };
  visit(chunkWith('/opening/main.tsx'));
  const [start = '', ...imports] = scripts;
  const entries = [...imports, start];
  const page = chunkWith(`/${component}.tsx`);
  // Of a private page: the module that names its files.
  for (const chunk of chunks) if (chunk.dynamicImports.includes(page.fileName)) visit(chunk);
  visit(page);
  const firstScripts = [...scripts];
  for (const lazy of lazyFiles) visit(chunkWith(`/${lazy}`));
  return {
    entries,
    scripts: firstScripts.slice(entries.length),
    lazyScripts: [...scripts].slice(firstScripts.length),
    layers: layersFileOf(fileNames),
    styles: [...styles],
  };
}
