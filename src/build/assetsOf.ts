import type { Rolldown } from 'vite';
import type { PageAssets } from './composePage.ts';

/** What the entry and a fetched page import at once, each file once. */
export function assetsOf(
  bundle: Rolldown.OutputBundle,
  fetchedComponent: string | null,
): PageAssets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  visit(entry);
  if (fetchedComponent !== null) {
    const file = `/${fetchedComponent}.tsx`;
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
    if (page === undefined) throw new Error(`No chunk holds ${file}: is the file named otherwise?`);
    visit(page);
  }
  // index.html names the entry already, as the script that runs.
  return { scripts: [...scripts].filter((name) => name !== entry?.fileName), styles: [...styles] };
}
