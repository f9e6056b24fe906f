import preview from '../../.storybook/preview.tsx';
import { DayRows } from '../../src/matches/card/DayRows.tsx';
import { MatchCard } from '../../src/matches/card/MatchCard.tsx';
import { RowSkeletons } from '../../src/ui/skeletons/RowSkeletons.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import type { CategoryName } from '../../src/league/category.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import type { Result } from '../../src/padel/result.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { straightSets } from '../fixtures/results.ts';
import { loaded } from '../fixtures/listStates.ts';

const names = {
  short: ['La U', 'Ola'],
  usual: ['Los Smash', 'Doble Pared'],
  long: ['Los Compañeros del Drive', 'Amigas de Globo y Remate'],
  longest: [longestName, longestWord],
} as const;

type RowArgs = {
  /** As the administrator types it: 6-4 3-6 10-8, W.O., 6-2 3-1 ret. */
  score: string;
  category: CategoryName;
  names: keyof typeof names;
  winner: 'by the score' | 'first' | 'second';
  state: 'loaded' | 'just arrived' | 'being deleted' | 'loading';
  isAdmin: boolean;
};

function chosenResult({
  score,
  category,
  winner,
  ...chosen
}: Omit<RowArgs, 'state' | 'isAdmin'>): Result {
  const [team1, team2] = names[chosen.names];
  const side = winner === 'by the score' ? null : winner === 'first' ? 1 : 2;
  return { ...straightSets, id: 'chosen', team1, team2, score, category, winner: side };
}

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
        <MatchCard
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

const args: RowArgs = {
  score: '6-4, 3-6, 10-8',
  category: 'Sexta Damas',
  names: 'usual',
  winner: 'by the score',
  state: 'loaded',
  isAdmin: false,
};

const meta = preview.meta({
  title: 'Patterns/A row to try',
  component: Row,
  tags: ['!autodocs', '!manifest'],
  args,
  argTypes: {
    score: {
      control: 'text',
      description: 'As one types it: 6-4, 3-6, 10-8; a retirement: 6-2 3-1 ret.; a walkover: W.O.',
    },
    category: {
      control: 'select',
      options: demoSettings.categories.map(({ name }) => name),
      description: 'The category in which it was played.',
    },
    names: {
      control: 'select',
      options: Object.keys(names),
      description: 'The longest have 80 characters, as many as the database accepts.',
    },
    winner: {
      control: 'select',
      options: ['by the score', 'first', 'second'],
      description: 'Who won where the score does not say it.',
    },
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
