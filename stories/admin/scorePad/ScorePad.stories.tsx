import { useState, type ComponentProps } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ScoreField } from '../../../src/admin/scorePad/ScoreField.tsx';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { ScoreLine } from '../../../src/admin/scorePad/ScoreLine.tsx';
import { longestName } from '../../fixtures/names.ts';

/** The field as the dialog has it: the pad, the text and the sentence below. */
function Stage({ teams, value: start }: ComponentProps<typeof ScoreField>) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxInlineSize: 438 }}>
      <ScoreField label="Texto" teams={teams} value={value} onChange={setValue} />
      <ScoreLine teams={teams} value={value} rule={defaultRule} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Match/ScorePad',
  component: ScoreField,
  render: (props) => <Stage {...props} />,
  args: {
    teams: { 1: 'Los Smash', 2: 'Doble Pared' },
    value: { score: '', winner: null },
    onChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
});

type Canvas = ReturnType<typeof within>;

/** Taps what is named, one after the other: a key, or a key of a group. */
async function tap(canvas: Canvas, ...keys: (string | [group: RegExp, key: string])[]) {
  for (const key of keys) {
    const [group, name] = typeof key === 'string' ? [null, key] : key;
    const place = group === null ? canvas : within(canvas.getByRole('radiogroup', { name: group }));
    await userEvent.click(place.getByRole('radio', { name }));
  }
}

const text = (canvas: Canvas) => canvas.getByLabelText('Texto');

/** Nothing entered yet: who won comes first. */
export const Empty = meta.story();

/** Each key is a target for a thumb. */
export const ThreeSets = meta.story({
  parameters: { reach: [['Texto', '6-4, 3-6, 10-8']] },
  play: async ({ canvas }) => {
    for (const key of canvas.getAllByRole('radio')) {
      const { width, height } = key.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

/** The points of a tie-break can be added, and taken away again. */
export const TieBreak = meta.story({
  parameters: { reach: [['Texto', '7-6(5)']] },
  play: async ({ canvas }) => {
    await tap(canvas, [/^Tie-break/, 'sin anotar']);
    await expect(text(canvas)).toHaveValue('7-6');
    await tap(canvas, [/^Tie-break/, '5']);
    await expect(text(canvas)).toHaveValue('7-6(5)');
  },
});

/** A third set played as a set. */
export const ThirdSet = meta.story({
  parameters: { reach: [['Texto', '6-4, 3-6, 7-5']] },
  play: async ({ canvas }) => {
    await userEvent.clear(text(canvas));
    await userEvent.type(text(canvas), '6-4 3-6 10-8');
    await tap(canvas, 'Set');
    const third = within(canvas.getByRole('region', { name: 'Tercer set' }));
    await userEvent.click(third.getByRole('radio', { name: '7-5' }));
    await expect(text(canvas)).toHaveValue('6-4, 3-6, 7-5');
  },
});

/** What is typed moves the pad; what cannot be tapped leaves it empty. */
export const Typed = meta.story({
  parameters: { reach: [['Texto', '6/4 6/3']] },
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('region', { name: 'Segundo set' }));
    await expect(second.getByRole('radio', { name: '6 a 3' })).toBeChecked();
    await userEvent.clear(text(canvas));
    await userEvent.type(text(canvas), 'sigue el martes');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Se mostrará tal como está escrito.',
    );
    await expect(canvas.queryByRole('region', { name: 'Primer set' })).toBeNull();
  },
});

const thirdKey = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name: 'Tercer set' })).getByRole('radio', { name });

/** Without dashes too: the pad shows what was understood, the text is the usual one once it is left. */
export const TypedWithoutDashes = meta.story({
  parameters: { reach: [['Texto', '64 36 108']] },
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    await userEvent.click(text(canvas));
    await expect(text(canvas)).toHaveValue('64 36 108');
    await expect(thirdKey(canvas, '10 a 8')).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Victoria de Los Smash por 6-4, 3-6, 10-8.',
    );
    await userEvent.tab();
    await expect(text(canvas)).toHaveValue('6-4, 3-6, 10-8');
  },
});

/** Digits that two scores are written with: it is asked, and the pad shows the sets that are clear. */
export const Ambiguous = meta.story({
  args: { value: { score: '64 36 110', winner: null } },
});

/** Tab stops once in each group; arrows choose, and the page stays where it is until Enter or Tab. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const scroll = spyOn(Element.prototype, 'scrollIntoView');
    const keyOf = (group: string, name: string) =>
      within(canvas.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
    await expect(canvas.queryByRole('radio', { checked: true, name: /Los|Doble/u })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(keyOf('Primer set, ganado por', 'Doble Pared')).toHaveFocus();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
    await expect(text(canvas)).toHaveValue('2-6');
    const first = within(canvas.getByRole('region', { name: 'Primer set' }));
    await expect(first.getByRole('radio', { name: '6 a 2' })).toHaveFocus();
    await expect(scroll).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(text(canvas)).toHaveValue('2-6');
    await expect(keyOf('Segundo set, ganado por', 'Doble Pared')).toHaveFocus();
    await userEvent.keyboard('{Tab} ');
    await expect(text(canvas)).toHaveValue('2-6, 0-6');
    await userEvent.tab();
    await expect(keyOf('¿Cómo terminó?', 'Jugado')).toHaveFocus();
    // On the way through the endings nothing is lost.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(text(canvas)).toHaveValue('No se jugó');
    await userEvent.keyboard('{ArrowLeft}'.repeat(5));
    await expect(text(canvas)).toHaveValue('2-6, 0-6');
  },
});

/** A score that was typed keeps its sets, whatever is tapped after it. */
export const EndingAfterTyping = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(text(canvas), '6-4 2-1');
    await tap(canvas, 'W.O.', 'Tiempo', 'Abandono');
    await expect(text(canvas)).toHaveValue('6-4, 2-1 ret.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Terminado por abandono: 6-4, 2-1.');
    await tap(canvas, [/siguió/, 'Doble Pared']);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Victoria de Doble Pared por abandono: 4-6, 1-2.',
    );
    await tap(canvas, 'Jugado');
    await expect(text(canvas)).toHaveValue('6-4, 2-1');
  },
});

/** An ending that was tapped stays while the score is typed, and so does who won. */
export const TypingAfterEnding = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await tap(canvas, [/ganó/, 'Doble Pared'], 'Abandono');
    await userEvent.type(text(canvas), '6-4 2-1');
    await expect(canvas.getByRole('radio', { name: 'Abandono' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Victoria de Doble Pared por abandono: 4-6, 1-2.',
    );
    await userEvent.tab();
    await expect(text(canvas)).toHaveValue('6-4, 2-1 ret.');
    await userEvent.clear(text(canvas));
    await userEvent.type(text(canvas), '6-3 1-0');
    await userEvent.tab();
    await expect(text(canvas)).toHaveValue('6-3, 1-0 ret.');
  },
});

/** Nobody played: it is asked who won. */
export const Walkover = meta.story({
  parameters: { reach: [['Texto', 'W.O.'], 'Doble Pared'] },
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    await userEvent.clear(text(canvas));
    await tap(canvas, 'W.O.', [/ganó/, 'Doble Pared']);
    await expect(text(canvas)).toHaveValue('W.O.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Victoria de Doble Pared por W.O.');
    await tap(canvas, 'Jugado');
    await expect(text(canvas)).toHaveValue('');
  },
});

/** Somebody retired: the games of the set that was being played, and who stayed. */
export const Retired = meta.story({
  parameters: { reach: [['Texto', '6-2, 3-1 ret.'], 'Los Smash'] },
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    await userEvent.clear(text(canvas));
    await tap(canvas, [/ganó/, 'Los Smash'], '6 a 2', 'Abandono');
    const unfinished = within(canvas.getByRole('region', { name: 'Set sin terminar' }));
    await tap(unfinished, [/games de Los Smash/, '3'], [/^Games de Doble Pared/, '1']);
    await expect(text(canvas)).toHaveValue('6-2, 3-1 ret.');
    await tap(canvas, [/siguió/, 'Doble Pared']);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Victoria de Doble Pared por abandono: 2-6, 1-3.',
    );
  },
});

/** The hour was over: an unfinished set counts, and it is said what. Level, it is asked who won. */
export const Timed = meta.story({
  parameters: { reach: [['Texto', '6-2, 3-1 tiempo']] },
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    await userEvent.clear(text(canvas));
    await tap(canvas, [/ganó/, 'Los Smash'], '6 a 2', 'Tiempo');
    const unfinished = within(canvas.getByRole('region', { name: 'Set sin terminar' }));
    await tap(unfinished, [/games de Los Smash/, '3'], [/^Games de Doble Pared/, '1']);
    await expect(text(canvas)).toHaveValue('6-2, 3-1 tiempo');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Victoria de Los Smash por tiempo: 6-2, 3-1. Cuenta 2-0 en sets.',
    );
    await tap(unfinished, [/^Games de Doble Pared/, '4']);
    await tap(canvas, [/ganó/, 'Doble Pared']);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Victoria de Doble Pared por tiempo: 2-6, 4-3. Cuenta un set cada una.',
    );
  },
});

/** Nobody can have won: it is not asked. One tap, and nothing else to say. */
export const NotPlayed = meta.story({
  parameters: { reach: [['Texto', 'No se jugó']] },
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    await tap(canvas, 'W.O. doble');
    await expect(text(canvas)).toHaveValue('W.O. doble');
    await expect(canvas.queryByRole('radiogroup', { name: /ganó/u })).toBeNull();
    await tap(canvas, 'No se jugó');
    await expect(canvas.getByRole('status')).toHaveTextContent('No se jugó: queda sin ganador.');
  },
});

/** Something contradicts itself: the sentence says what. */
export const Impossible = meta.story({
  args: { value: { score: '7-4, 6-3', winner: null } },
});

/** Text of twice the size, as set in the browser: no label is wider than its key. */
export const TwiceTheTextSize = meta.story({
  args: { value: { score: '7-6(9) 6-7(8) 14-12', winner: null } },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    for (const key of canvas.getAllByRole('radio')) {
      await expect(key.scrollWidth, key.textContent).toBeLessThanOrEqual(key.clientWidth);
    }
  },
});

/** The longest names on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: {
    teams: { 1: longestName, 2: longestName },
    value: { score: '7-6(9) 6-7(8) 10-8', winner: null },
  },
  globals: { viewport: { value: 'smallest' } },
});
