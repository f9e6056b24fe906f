import type { ComponentType } from 'react';
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
