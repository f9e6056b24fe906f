import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DayRows } from '../../../src/matches/card/DayRows.tsx';
import { OpenMatchContext } from '../../../src/matches/openMatchContext.ts';
import { MatchCard } from '../../../src/matches/card/MatchCard.tsx';
import type { Result } from '../../../src/padel/result.ts';
import type { UpcomingMatch } from '../../../src/padel/upcomingMatch.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { SettingsContext } from '../../../src/league/settings.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { onPutOff } from '../../../src/matches/putOff.ts';
import { putOff, tonight } from '../../fixtures/matches.ts';
import { startDraws } from '../../fixtures/season.ts';
import { chooseInMenu } from '../../support/menu.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import {
  corrected,
  doubleWalkover,
  drawn,
  notUnderstood,
  retired,
  straightSets,
  superTieBreak,
  tieBreaks,
  undecided,
  unplayed,
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
const putOffTonight = fn();

/** Rows as a list shows them, on one day. */
function resultRows(results: readonly Result[], options: RowOptions = {}) {
  return (
    <DayRows
      of="result"
      list={loaded(results.map((result) => ({ ...result, date: today })))}
      today={today}
      headingLevel={3}
      renderRow={(result) => <MatchCard result={result} onDelete={onDelete} {...options} />}
    />
  );
}

function matchRows(matches: readonly UpcomingMatch[], options: RowOptions = {}) {
  return (
    <DayRows
      of="match"
      list={loaded(matches)}
      today={today}
      renderRow={(match) => <MatchCard match={match} isToday onDelete={onDelete} {...options} />}
    />
  );
}

const meta = preview.meta({
  title: 'Match/MatchCard',
  component: MatchCard,
  args: { result: straightSets },
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
});

const onAPhone = { viewport: { value: 'phone' } };
const onTheSmallestScreen = { viewport: { value: 'smallest' } };

const code = `import { MatchCard } from '../matches/card/MatchCard.tsx';
import type { Result } from '../padel/result.ts';

export function Row({ result }: { result: Result }) {
  return <MatchCard result={result} />;
}`;

/** Every kind of score: the columns of the sets are aligned, also over rows with a third set. */
export const Results = meta.story({
  globals: onAPhone,
  render: () =>
    resultRows([
      straightSets,
      superTieBreak,
      tieBreaks,
      walkover,
      retired,
      undecided,
      notUnderstood,
    ]),
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

/** A long name wraps once and is cut then: the sheet of the match has it in full. */
export const Longest = meta.story({
  globals: onAPhone,
  render: () => resultRows([{ ...superTieBreak, ...long }], { isAdmin: true }),
  play: async ({ canvas }) => {
    const name = canvas.getByText(longestName, { selector: 'bdi' });
    await expect(name.scrollHeight).toBeGreaterThan(name.clientHeight + 1);
    await expect(name).toHaveAttribute('title', longestName);
  },
});

/** On the smallest screen nothing is cut: there, a name of eighty letters makes its row higher. */
export const LongestOnASmallPhone = meta.story({
  globals: onTheSmallestScreen,
  render: () => resultRows([{ ...superTieBreak, ...long }], { isAdmin: true }),
  play: async ({ canvas }) => {
    const name = canvas.getByText(longestName, { selector: 'bdi' });
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  },
});

/** A result that was corrected has a mark and is as high as any; its sheet says when, and what it was. */
export const Corrected = meta.story({
  globals: onAPhone,
  render: () => resultRows([corrected, superTieBreak]),
  play: async ({ canvas }) => {
    const [row, other] = canvas.getAllByRole('article');
    await expect(row).toHaveAccessibleName(/ Fue corregido\.$/u);
    await expect(other).not.toHaveAccessibleName(/corregido/u);
    await expect(row?.clientHeight).toBe(other?.clientHeight);
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

const onOpen = fn();

/** A tap beside its links opens the match; a name still leads to its pair. */
export const Opened = meta.story({
  globals: onAPhone,
  decorators: [
    (Story) => (
      <OpenMatchContext value={onOpen}>
        <Story />
      </OpenMatchContext>
    ),
  ],
  render: () => resultRows([straightSets]),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver el partido' });
    await expect(link).toHaveAttribute('href', `#${straightSets.id}`);
    const { left, right, top, bottom } = canvas.getByRole('article').getBoundingClientRect();
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a');
    // Between the names and the board, below the tick.
    await expect(at((left + right) / 2, bottom - 4)).toBe(link);
    await expect(at(right - 20, top + 10)).toBe(link);
    const name = canvas.getByText('Los Smash', { selector: 'bdi' }).getBoundingClientRect();
    await expect(at(name.left + 4, name.top + 8)).toHaveAttribute(
      'href',
      '/parejas/sexta-damas/los-smash',
    );
    link.click();
    await expect(onOpen).toHaveBeenCalledWith(straightSets.id);
  },
});

/** On the home page each card has its day; on a desktop it is roomy there. */
export const Roomy = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DayRows
      of="result"
      list={loaded([straightSets, superTieBreak])}
      today={today}
      renderRow={(result) => <MatchCard result={result} day="Ayer" density="roomy" />}
    />
  ),
});

/** The administrator decided that it will not be played. */
export const NotPlayed = meta.story({
  globals: onAPhone,
  render: () => resultRows([unplayed]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se jugó')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAccessibleName(
      /^Los Smash contra Doble Pared: no se jugó\./u,
    );
  },
});

/** With the reason that was chosen. */
export const NotPlayedWithReason = meta.story({
  render: () => resultRows([{ ...unplayed, reason: 'lluvia' }]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se jugó · lluvia')).toBeVisible();
    await expect(canvas.getByText(/no se jugó\. .*, lluvia\.$/u)).toBeInTheDocument();
  },
});

/** A friendly counts in no table: it is marked wherever it is listed. */
export const Friendly = meta.story({
  render: () => (
    <>
      {resultRows([{ ...straightSets, stage: 'AM' }])}
      {matchRows([{ ...tonight, stage: 'AM' }])}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amistoso')).toBeVisible();
    await expect(canvas.getByText(/^Amistoso · /u)).toBeVisible();
    await expect(canvas.getAllByText(/Sexta Damas, amistoso, /u)).toHaveLength(2);
  },
});

/** Neither pair came. */
export const DoubleWalkover = meta.story({
  globals: onAPhone,
  render: () => resultRows([doubleWalkover]),
});

/** One set each, in a season with draws: nobody has the tick, and the row says so. */
export const Draw = meta.story({
  globals: onAPhone,
  beforeEach: startDraws,
  render: () => resultRows([drawn]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empate')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAccessibleName(
      /^Empate entre Los Smash y Doble Pared: 6 a 4 y 3 a 6\./u,
    );
  },
});

/** On the page of a pair: how it ended for the pair stands in the place of the category. */
export const OnThePageOfAPair = meta.story({
  globals: onAPhone,
  render: () => <MatchCard result={straightSets} hasCategory={false} outcome="won" />,
});

/** Before its hour the menu has its result too, and puts it off. */
export const BeforeItsHour = meta.story({
  globals: onAPhone,
  render: () => matchRows([tonight], { isAdmin: true, onSettle }),
  beforeEach: () => onPutOff(putOffTonight),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Cargar/u })).toBeNull();
    const more = await canvas.findByRole('button', { name: /^Más:/u });
    await chooseInMenu(more, 'Cargar resultado');
    await expect(onSettle).toHaveBeenCalledWith(tonight);
    await chooseInMenu(more, 'A reprogramar');
    await expect(putOffTonight).toHaveBeenCalledWith(tonight);
  },
});

/** It was put off: its day is only what it was. */
export const PutOff = meta.story({
  globals: onAPhone,
  render: () => matchRows([putOff]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A reprogramar · era el jue 12 nov')).toBeVisible();
    await expect(canvas.queryByText('20:30')).toBeNull();
    await expect(canvas.queryByText(putOff.location)).toBeNull();
  },
});

const onEdit = fn();

/** The administrator enters its result, or gives it a day in the menu. */
export const PutOffForTheAdministrator = meta.story({
  globals: onAPhone,
  render: () => <MatchCard match={putOff} isAdmin isDue onSettle={onSettle} onEdit={onEdit} />,
  play: async ({ canvas }) => {
    await chooseInMenu(await canvas.findByRole('button', { name: /^Más:/u }), 'Dar fecha');
    await expect(onEdit).toHaveBeenCalledWith(putOff);
  },
});
