import preview from '../../.storybook/preview.tsx';
import type { ListState } from '../../src/live/listState.ts';
import type { Result } from '../../src/padel/result.ts';
import { ResultsView } from '../../src/matches/ResultsView.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { results } from '../fixtures/results.ts';
import { noFilter, section } from '../fixtures/sections.ts';
import {
  matchArgs,
  matchArgTypes,
  chosenResult,
  type MatchArgs,
} from '../support/matchControls.ts';
import { SitePage } from '../../.storybook/SitePage.tsx';

type PageArgs = MatchArgs & { state: 'loaded' | 'loading' | 'empty' | 'failed'; isAdmin: boolean };

/** The results with the chosen one first, between header and footer. */
function Page({ state, isAdmin, ...match }: PageArgs) {
  const states: Readonly<Record<PageArgs['state'], ListState<Result>>> = {
    loaded: loaded([chosenResult(match), ...results]),
    loading: { kind: 'loading' },
    empty: loaded<Result>([]),
    failed: { kind: 'error' },
  };
  const list = section(states[state], { isAdmin });
  return (
    <SitePage args={{ list }}>
      <ResultsView {...list} today={today} filter={noFilter} onAdd={() => undefined} />
    </SitePage>
  );
}

const args: PageArgs = { ...matchArgs, state: 'loaded', isAdmin: false };

const meta = preview.meta({
  title: 'Patterns/A page to try',
  component: Page,
  tags: ['!autodocs', '!manifest', '!test'],
  args,
  argTypes: {
    ...matchArgTypes,
    state: { control: 'select', options: ['loaded', 'loading', 'empty', 'failed'] },
  },
  parameters: { fullBleed: true, route: '/resultados' },
});

/** A whole page under whatever is chosen below and in the toolbar. */
export const Try = meta.story({ name: 'A page to try' });
