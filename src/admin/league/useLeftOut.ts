import { useEffect, useState } from 'react';
import type { LeagueSettings } from '../../league/league.ts';
import { parseSettings, type LeftOut } from '../../league/parseSettings.ts';
import { builtSettings, onSettingsChange, pictureUrl } from '../../league/settings.ts';
import { useData } from '../../matches/DataProvider.tsx';

/** The stored settings that the pages do not show now. */
export function useLeftOut(): readonly LeftOut[] {
  const { sources } = useData();
  const address = sources.functionAddress('league_settings', {});
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // Where that fails, the next change of a setting looks again.
      const found = await findLeftOut(address).catch(() => null);
      if (isCurrent && found !== null) setLeftOut(found);
    };
    void look();
    const stop = onSettingsChange(() => void look());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [address]);
  return leftOut;
}

/**
 * Rows and fields that cannot be read, and pictures that are not there.
 * @param address at which `public.league_settings()` is read
 */
async function findLeftOut(address: string): Promise<readonly LeftOut[]> {
  const response = await fetch(address, { cache: 'no-store' });
  const leftOut: LeftOut[] = [];
  const league = parseSettings(await response.json(), (each) => leftOut.push(each));
  const missing = await Promise.all(
    picturesOf(league).map(async ({ path, ...each }) => ((await isThere(path)) ? [] : [each])),
  );
  return [...leftOut, ...missing.flat()];
}

function picturesOf({ icon, sponsors, heroPictures }: LeagueSettings) {
  const hero = heroPictures.flatMap(({ picture, phonePicture, alt: name }) => [
    { part: 'heroPictures', name, field: 'picture', path: picture },
    { part: 'heroPictures', name, field: 'phonePicture', path: phonePicture },
  ]);
  const logos = sponsors.map(({ name, picture: path }) => ({
    part: 'sponsors',
    name,
    field: 'picture',
    path,
  }));
  return [{ part: 'icon', name: '', field: 'picture', path: icon }, ...hero, ...logos].filter(
    ({ path }) => path !== '',
  );
}

/** The folders of the bucket; other pictures are files of the site. */
const bucket = /^(?:logos|portadas|icono)\//u;

async function isThere(path: string): Promise<boolean> {
  const address = bucket.test(path) ? builtSettings().storage + path : pictureUrl(path);
  const { status } = await fetch(address, { method: 'HEAD' });
  // Storage answers 400 to what is not there; a busy one says nothing about it.
  return status !== 400 && status !== 404;
}
