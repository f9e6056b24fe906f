import type { ComponentType } from 'react';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { SettingsContext } from '../../src/league/settings.ts';
import { ShareProvider } from '../../src/matches/shareContext.ts';
import { ResultList } from '../../src/matches/list/ResultList.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { results } from '../fixtures/results.ts';

/** A list below, for what lies over one. */
export function withListBelow(Story: ComponentType) {
  return (
    <>
      <Story />
      <ResultList state={loaded(results)} today={today} />
    </>
  );
}

/** As on the site, where what can be shared has a button. */
export function withSharing(Story: ComponentType) {
  return (
    <ShareProvider value={() => {}}>
      <Story />
    </ShareProvider>
  );
}

/** In a league of which nothing is set yet. */
export function inNewLeague(Story: ComponentType) {
  const none = { categories: [], seasons: [], organisers: [], clubs: [], profile: null };
  const about = { story: [], dates: [], scoring: [], joining: [] };
  return (
    <SettingsContext value={{ ...demoSettings, ...none, about, sponsors: [], heroPictures: [] }}>
      <Story />
    </SettingsContext>
  );
}
