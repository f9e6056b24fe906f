import type { ComponentType } from 'react';
import { ResultList } from '../../src/components/ResultList/ResultList.tsx';
import { today } from '../fixtures/clock.ts';
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
