import preview from '../../.storybook/preview.tsx';
import { DayRows } from '../../src/matches/row/DayRows.tsx';
import { ResultRow } from '../../src/matches/row/ResultRow.tsx';
import { RowSkeletons } from '../../src/ui/skeletons/RowSkeletons.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import {
  matchArgs,
  matchArgTypes,
  chosenResult,
  type MatchArgs,
} from '../support/matchControls.ts';
import { loaded } from '../fixtures/listStates.ts';

type RowArgs = MatchArgs & {
  state: 'loaded' | 'just arrived' | 'being deleted' | 'loading';
  isAdmin: boolean;
};

/** A row with whatever is chosen below; the toolbar has the conditions. */
function Row({ state, isAdmin, ...match }: RowArgs) {
  if (state === 'loading') return <RowSkeletons of="result" />;
  return (
    <DayRows
      of="result"
      list={loaded([chosenResult(match)])}
      today={today}
      headingLevel={3}
      renderRow={(result) => (
        <ResultRow
          result={result}
          isNew={state === 'just arrived'}
          isAdmin={isAdmin}
          isDeleting={state === 'being deleted'}
          onDelete={() => undefined}
        />
      )}
    />
  );
}

const args: RowArgs = { ...matchArgs, state: 'loaded', isAdmin: false };

const meta = preview.meta({
  title: 'Patterns/A row to try',
  component: Row,
  tags: ['!autodocs', '!manifest'],
  args,
  argTypes: {
    ...matchArgTypes,
    state: {
      control: 'select',
      options: ['loaded', 'just arrived', 'being deleted', 'loading'],
      description: 'What happens to the row.',
    },
    isAdmin: { description: 'Whether the administrator sees it, with the pencil and the X.' },
  },
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
});

/** Type a score; choose names, category and state. */
export const Try = meta.story({ name: 'A row to try' });
