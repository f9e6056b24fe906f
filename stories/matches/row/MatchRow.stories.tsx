import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DayRows } from '../../../src/matches/row/DayRows.tsx';
import { MatchRow } from '../../../src/matches/row/MatchRow.tsx';
import { ResultRow } from '../../../src/matches/row/ResultRow.tsx';
import { UpcomingRow } from '../../../src/matches/row/UpcomingRow.tsx';
import type { Result } from '../../../src/padel/result.ts';
import type { UpcomingMatch } from '../../../src/padel/upcomingMatch.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { SettingsContext } from '../../../src/league/settings.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { tonight } from '../../fixtures/matches.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import {
  notUnderstood,
  retired,
  straightSets,
  superTieBreak,
  tieBreaks,
  undecided,
  walkover,
  wonRetired,
  wonWalkover,
} from '../../fixtures/results.ts';
import { loaded } from '../../fixtures/listStates.ts';

type RowOptions = {
  isAdmin?: boolean;
  isDeleting?: boolean;
  isNew?: boolean;
  isDue?: boolean;
  onSettle?: (match: UpcomingMatch) => void;
};

const onDelete = fn();
const onSettle = fn();

/** Rows as a list shows them, on one day. */
function resultRows(results: readonly Result[], options: RowOptions = {}) {
  return (
    <DayRows
      of="result"
      list={loaded(results.map((result) => ({ ...result, date: today })))}
      today={today}
      headingLevel={3}
      renderRow={(result) => <ResultRow result={result} onDelete={onDelete} {...options} />}
    />
  );
}

function matchRows(matches: readonly UpcomingMatch[], options: RowOptions = {}) {
  return (
    <DayRows
      of="match"
      list={loaded(matches)}
      today={today}
      renderRow={(match) => <UpcomingRow match={match} isToday onDelete={onDelete} {...options} />}
    />
  );
}

const meta = preview.meta({
  title: 'Match/MatchRow',
  component: MatchRow,
  // With its props: a story that takes none has no controls.
  render: ({ isNew = false }: ComponentProps<typeof MatchRow>) =>
    resultRows(
      [straightSets, superTieBreak, tieBreaks, walkover, retired, undecided, notUnderstood],
      { isNew },
    ),
  args: {
    id: straightSets.id,
    share: { kind: 'result' as const, result: straightSets },
    what: 'resultado Los Smash contra Doble Pared',
    description: '',
    panel: null,
    children: null,
    isNew: false,
  },
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
});

const onAPhone = { viewport: { value: 'phone' } };
const onTheSmallestScreen = { viewport: { value: 'smallest' } };

const code = `import { MatchRow } from '../matches/row/MatchRow.tsx';
import { TeamName } from '../matches/row/TeamName.tsx';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

export function Row({ match }: { match: UpcomingMatch }) {
  return (
    <MatchRow
      id={match.id}
      share={{ kind: 'match', match }}
      description="Los Smash contra La Víbora, hoy a las 22:00."
      category={match.category}
      panel="22:00"
    >
      <TeamName id={match.pair1Id} category={match.category} name={match.team1} />
      <TeamName id={match.pair2Id} category={match.category} name={match.team2} />
    </MatchRow>
  );
}`;

/** Every kind of score: the columns of the sets are aligned, also over rows with a third set. */
export const Results = meta.story({
  globals: onAPhone,
  parameters: { docs: { source: { code } } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveAccessibleName(/^Victoria de Los Smash ante Doble Pared/u);
    await expect(first?.clientHeight).toBeLessThanOrEqual(64);
    await expect(canvas.getAllByRole('link', { name: 'Sexta Damas' })[0]).toHaveAttribute(
      'href',
      '/categorias/sexta-damas',
    );
  },
});

/** The score does not say who won, the result does: the rows are as high as any. */
export const WonWithoutScore = meta.story({
  globals: onAPhone,
  render: () => resultRows([wonWalkover, wonRetired, walkover]),
  play: async ({ canvas }) => {
    const [byWalkover, , byNobody] = canvas.getAllByRole('article');
    await expect(byWalkover?.clientHeight).toBe(byNobody?.clientHeight);
    const loser = canvas.getAllByText('Punto de Oro', { selector: 'bdi' })[0];
    await expect(loser?.closest('[data-outcome]')).toHaveAttribute('data-outcome', 'lost');
  },
});

/** On wide screens the tag is the category's name. */
export const ResultsOnADesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => resultRows([straightSets, superTieBreak, walkover]),
});

/** A match: time and place instead of a score. */
export const Upcoming = meta.story({
  globals: onAPhone,
  render: () => matchRows([tonight, { ...tonight, id: 'later', time: '23:30' }]),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveAccessibleName(/^Los Smash contra La Víbora/u);
    // Two names, the place, and room to both edges.
    await expect(first?.clientHeight).toBeLessThanOrEqual(72);
  },
});

/** A result that arrived live a moment ago. */
export const JustArrived = meta.story({
  globals: onAPhone,
  render: () => resultRows([straightSets], { isNew: true }),
});

/** The administrator's row. */
export const ForTheAdministrator = meta.story({
  globals: onAPhone,
  render: () => resultRows([straightSets, tieBreaks], { isAdmin: true }),
});

/** On a small phone the administrator's buttons stand below: the usual names are whole. */
export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: () => resultRows([straightSets, tieBreaks], { isAdmin: true }),
  play: async ({ canvas }) => {
    const name = canvas.getAllByText('Los Smash')[0];
    const { lineHeight } = getComputedStyle(name ?? document.body);
    await expect(name?.scrollHeight).toBeLessThan(2 * Number.parseFloat(lineHeight));
  },
});

/** The administrator enters the result of an announced match; its names have the room on a phone. */
export const Announced = meta.story({
  globals: onAPhone,
  render: () => matchRows([tonight], { isAdmin: true, isDue: true, onSettle }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: 'Cargar resultado Los Smash contra La Víbora',
    });
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('Los Smash')).toBeLessThan(button.getBoundingClientRect().left);
    await expect(canvas.getByText('22:00')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Libre|Damas/u })).toBeNull();
    await userEvent.click(button);
    await expect(onSettle).toHaveBeenCalledWith(tonight);
  },
});

/** A deletion is in flight. */
export const Deleting = meta.story({
  globals: onAPhone,
  render: () => matchRows([tonight], { isAdmin: true, isDeleting: true }),
});

const shortNames = ['Sub-14 M B', 'Principiante'];
const calledInShort = demoSettings.categories
  .slice(0, shortNames.length)
  .map((category, index) => ({ ...category, shortName: shortNames[index] ?? '' }));

const long = { team1: longestName, team2: longestWord };

/** A long name wraps once and is cut then; the keyboard's focus shows it in full. */
export const Longest = meta.story({
  globals: onTheSmallestScreen,
  render: () => resultRows([{ ...superTieBreak, ...long }], { isAdmin: true }),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByText(longestName, { selector: 'bdi' });
    const isCut = () => name.scrollHeight > name.clientHeight + 1;
    await expect(isCut()).toBe(true);
    await expect(name).toHaveAttribute('title', longestName);
    while (document.activeElement !== name.closest('a')) await userEvent.tab();
    await expect(isCut()).toBe(false);
  },
});

/** The longest names, with a match and its place. */
export const LongestMatch = meta.story({
  globals: onTheSmallestScreen,
  render: () => matchRows([{ ...tonight, ...long, location: longestName }], { isAdmin: true }),
});

/** Short names of categories as a league writes them, in the column beside the names. */
export const LongTags = meta.story({
  globals: onAPhone,
  decorators: [
    (Story) => (
      <SettingsContext value={{ ...demoSettings, categories: calledInShort }}>
        <Story />
      </SettingsContext>
    ),
  ],
  render: () =>
    resultRows(
      calledInShort.map(({ name }, index) => ({
        ...(index === 0 ? retired : straightSets),
        id: name,
        category: name,
      })),
    ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('article')) {
      const [tag, team] = within(row).getAllByRole('link');
      const shown = tag?.firstElementChild?.getBoundingClientRect();
      await expect(shown?.right).toBeLessThanOrEqual(team?.getBoundingClientRect().left ?? 0);
    }
  },
});

/** Text of twice the size: the names have the whole width, no word is broken. */
export const LargeText = meta.story({
  globals: { ...onAPhone, text: '200-percent' },
  render: () => resultRows([straightSets, tieBreaks]),
  play: async ({ canvas }) => {
    const name = canvas.getByText('Contrapared', { selector: 'bdi' });
    await expect(name.clientHeight).toBeLessThan(50);
  },
});
