import type { ComponentType } from 'react';
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
