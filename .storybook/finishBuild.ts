import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { designTokens } from '../src/build/designTokens.ts';
import { tokenColors } from '../src/build/tokenColors.ts';
import { demoSettings } from '../src/league/demo/demoSettings.ts';
import { leagueVariables } from '../src/league/shades.ts';

/** Writes what Storybook does not write by itself into the built one: the tokens for design tools, and names for its search. */
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'storybook-static');

const css = readFileSync(join(root, 'src/ui/theme/tokens.css'), 'utf8');
const colours = (scheme: 'light' | 'dark') => tokenColors(scheme, leagueVariables(demoSettings));
const tokens = designTokens(css, colours('light'), colours('dark'));
writeFileSync(join(folder, 'tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);

type Index = { entries: Record<string, { type: string; name: string; title: string }> };

// In the results of a search: *Docs* alone would not say of what.
const index: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
for (const entry of Object.values(index.entries)) {
  if (entry.type === 'docs' && entry.name === 'Docs') {
    entry.name = `Docs of ${entry.title.slice(entry.title.lastIndexOf('/') + 1)}`;
  }
}
writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
