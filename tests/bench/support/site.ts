import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measuresFolder } from '../../../supabase/embedded/measuredBuild.ts';
import { demoAdmin, demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import type * as SiteBuild from '../../../supabase/embedded/siteBuild.ts';
import { benchFolder, root } from './publish.ts';

const built = new Map<string, Promise<string>>();
const folderOf = (project: string, name: string) =>
  join(project === root ? benchFolder : project, name);

/**
 * The demo's site as `npm start` makes it, with a manifest and source maps beside it; built once in a run of the
 * benchmark.
 * @param project a folder with another version of this project
 * @returns its folder
 */
export function buildSite(project = root): Promise<string> {
  const folder = folderOf(project, 'site');
  const made = built.get(folder) ?? writeOn(project, folder);
  built.set(folder, made);
  return made;
}

async function writeOn(project: string, folder: string): Promise<string> {
  const file = join(project, 'supabase/embedded/siteBuild.ts');
  const { makeBundles, siteVariables, writeSite }: typeof SiteBuild = await import(
    pathToFileURL(file).href
  );
  const variables = siteVariables(demoAdmin, demoPublishableKey);
  const bundles = await makeBundles(variables);
  if (bundles === null || !(await writeSite(folder, bundles, null, { variables }))) {
    throw new Error(`${folder} could not be built.`);
  }
  cpSync(join(bundles, measuresFolder), join(folder, measuresFolder), { recursive: true });
  return folder;
}

/**
 * The site as a build of a hosted league makes it, of the rows that this server has now.
 * @param url of the server
 * @returns its folder
 */
export function buildHosted(project: string, url: string): string {
  const folder = folderOf(project, 'hosted');
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--emptyOutDir',
      '--logLevel=warn',
      '--outDir',
      folder,
    ],
    {
      cwd: project,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_SUPABASE_URL: url,
        VITE_SUPABASE_PUBLISHABLE_KEY: demoPublishableKey,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error(`${folder} could not be built.`);
  return folder;
}
