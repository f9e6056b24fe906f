import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  enteredFrom,
  isEntered,
  leaveText,
  padOf,
  tapEnding,
  tapSet,
  tapThirdKind,
  tapWinner,
  typeText,
  valueOf,
  winnerShown,
  type EnteredScore,
} from '../../../../src/admin/scorePad/enteredScore.ts';
import { ScoreLine } from '../../../../src/admin/scorePad/ScoreLine.tsx';
import {
  formatTappedScore,
  isAbsence,
  openSets,
  type TappedScore,
  type TappedSet,
} from '../../../../src/admin/scorePad/tappedScore.ts';
import type { ScoreValue } from '../../../../src/admin/scorePad/scoreValue.ts';
import { defaultRule } from '../../../../src/league/defaultRule.ts';
import { formatScore } from '../../../../src/padel/formatScore.ts';
import { leavesWinnerOpen, parseScore, splitEnding } from '../../../../src/padel/score.ts';
import { leftoverOf } from '../../../../src/padel/typedScore.ts';
import { ThemeProvider } from '../../../../src/ui/theme/ThemeProvider.tsx';
import { scale } from '../../../support/scale.ts';

const seed = 20261128;
const endings = ['played', 'retired', 'timed', 'walkover', 'doubleWalkover', 'unplayed'] as const;
const nothing = enteredFrom({ score: '', winner: null });

const ended = (score: EnteredScore, ...taps: readonly TappedScore['ending'][]) =>
  taps.reduce((state, ending) => tapEnding(state, ending), score);

describe('a score and its ending, in either order', () => {
  test.each([
    ['6-4 2-1', 'retired', '6-4, 2-1 ret.'],
    ['64 21', 'retired', '6-4, 2-1 ret.'],
    ['6-4 2-1', 'timed', '6-4, 2-1 tiempo'],
    ['6-4 3-6 4-2', 'retired', '6-4, 3-6, 4-2 ret.'],
    ['6-4 3-6 5-3', 'timed', '6-4, 3-6, 5-3 tiempo'],
    ['7-6(5) 1-0', 'retired', '7-6(5), 1-0 ret.'],
    ['12-9', 'timed', '12-9 tiempo'],
    ['6-4 4-6 9-8', 'timed', '6-4, 4-6, 9-8 tiempo'],
    ['6-4 lluvia', 'retired', '6-4 lluvia ret.'],
  ] as const)('%s and %s is %s', (typed, ending, score) => {
    const first = tapEnding(typeText(nothing, typed), ending);
    expect(valueOf(first).score).toBe(score);
    const after = typeText(tapEnding(nothing, ending), typed);
    expect(padOf(after).ending).toBe(ending);
    expect(valueOf(after).score).toBe(score);
    expect(leaveText(after).text).toBe(score);
    const other = endings.filter((each) => each !== 'played');
    for (const each of [first, after]) {
      const back = valueOf(ended(each, ...other, 'played')).score;
      expect(digitsIn(back)).toBe(digitsIn(typed));
    }
  });

  test.each(['walkover', 'doubleWalkover', 'unplayed'] as const)(
    'sets that are typed after %s take its place, since there are none beside it',
    (ending) => {
      const absent = tapEnding(typeText(nothing, '6-2 6-2'), ending);
      for (const raw of ['6-4 6-3', `${absent.text}6-4 6-3`, `${absent.text} 6-4 6-3`]) {
        const typed = typeText(absent, raw);
        expect(padOf(typed).ending).toBe('played');
        expect(valueOf(typed).score).toBe('6-4 6-3');
      }
      expect(valueOf(tapEnding(absent, 'played')).score).toBe('6-2 6-2');
    },
  );

  test('an ending that is deleted from the text is gone, and so is one that another is typed over', () => {
    const retired = tapEnding(typeText(nothing, '6-4 2-1'), 'retired');
    expect(retired.text).toBe('6-4, 2-1 ret.');
    const deleted = typeText(typeText(retired, '6-4, 2-1 r'), '6-4, 2-1');
    expect(padOf(deleted).ending).toBe('played');
    expect(padOf(typeText(retired, '6-4 2-1 tiempo')).ending).toBe('timed');
    // Its sets are typed anew: it was tapped, and stays.
    expect(valueOf(typeText(typeText(retired, ''), '6-3 1-0')).score).toBe('6-3, 1-0 ret.');
  });

  test('who won is kept from before the score leaves it open', () => {
    const said = tapWinner(nothing, 2);
    expect(valueOf(typeText(said, '6-4 2-1 ret.'))).toEqual({ score: '6-4 2-1 ret.', winner: 2 });
    expect(valueOf(tapEnding(said, 'walkover'))).toEqual({ score: 'W.O.', winner: 2 });
    expect(valueOf(typeText(said, '6-4 6-3')).winner).toBeNull();
  });
});

test('what stands in the field of a stored score is what is stored', () => {
  for (const score of [
    '',
    '6-4, 6-3',
    '6-4, 2-1 ret.',
    '0-0 ret.',
    'W.O.',
    'No se jugó',
    'lluvia',
  ]) {
    const value = { score, winner: null };
    expect(valueOf(enteredFrom(value))).toEqual(value);
  }
});

/** A score field as a form has it: what was entered last, and what the form holds. */
type Host = { last: EnteredScore; value: ScoreValue };
type Step = { name: string; run: (host: Host) => Host };

const enteredIn = ({ last, value }: Host) => (isEntered(last, value) ? last : enteredFrom(value));
/** A step of the field, and what it may change. */
function step(
  name: string,
  change: (entered: EnteredScore) => EnteredScore,
  check: (before: EnteredScore, after: EnteredScore) => void,
): Step {
  const made = {
    name,
    [fc.toStringMethod]: () => name,
    run(host: Host) {
      const before = enteredIn(host);
      const last = change(before);
      check(before, last);
      return { last, value: valueOf(last) };
    },
  };
  return made;
}

const side = fc.constantFrom(1 as const, 2 as const);
const texts = fc.constantFrom(
  '6-4 2-1',
  '64 36 108',
  '6-4 6-3',
  '6/4 3/6 10/8',
  '7-6(5) 6-7(9) 6-2',
  '4-2 4-1',
  '6-4 4-6 9-7',
  '7-4 6-3',
  '6-4 6-3 6-2',
  '2-1',
  '12-9',
  '6-4 4-6 [7-5]',
  '6-4 3-6 1-0(8)',
  '64 36 110',
  '6-4 lluvia',
  'sigue el martes',
  '6-4 2-1 ret.',
  '6-4 4-4 tiempo',
  'W.O.',
  'No se jugó',
  '6-0 6-0 W.O.',
  '',
);
const typed: fc.Arbitrary<Step> = texts.map((raw) =>
  step(
    `typed over: ${raw}`,
    (entered) => typeText(entered, raw),
    (before, after) => {
      assert.equal(digitsIn(after.text), digitsIn(raw));
      const { ending } = padOf(before);
      const isKept = before.tapped !== null && !isAbsence(ending) && splitEnding(raw) === null;
      const isDeletion = before.text.startsWith(raw) && raw !== '';
      if (isKept && !isDeletion) assert.equal(padOf(after).ending, ending);
    },
  ),
);
const appended: fc.Arbitrary<Step> = fc
  .constantFrom('6', ' 6-2', '-', '4', ' 10-8', ' ')
  .map((more) =>
    step(
      `behind: ${more}`,
      (entered) => typeText(entered, entered.text + more),
      (before, after) => {
        const isOver = before.tapped !== null && isAbsence(before.tapped);
        const kept = isOver ? '' : digitsIn(before.text);
        assert.equal(digitsIn(after.text), kept + digitsIn(more));
        if (before.tapped !== null && !isOver) assert.equal(after.tapped, before.tapped);
      },
    ),
  );
const backspaced = fc.constant(
  step(
    'backspace',
    (entered) => typeText(entered, entered.text.slice(0, -1)),
    (before, after) => {
      assert.ok(digitsIn(before.text).includes(digitsIn(after.text)));
    },
  ),
);
const left = fc.constant(
  step('left', leaveText, (before, after) => assert.deepEqual(valueOf(after), valueOf(before))),
);
const reopened = fc.constant<Step>({
  name: 'opened again',
  run: ({ value }) => ({ last: enteredFrom(value), value }),
});
const endingTapped = fc.constantFrom(...endings).map((ending) =>
  step(
    ending,
    (entered) => tapEnding(entered, ending),
    (before, after) => {
      assert.equal(padOf(after).ending, ending);
      // Whatever is tapped on the way, the sets are those of before.
      const back = (entered: EnteredScore) => digitsIn(valueOf(tapEnding(entered, 'played')).score);
      assert.equal(back(after), back(before));
    },
  ),
);
const winnerTapped = side.map((winner) =>
  step(
    `won by ${winner}`,
    (entered) => tapWinner(entered, winner),
    (before, after) => {
      assert.equal(winnerShown(after), winner);
      assert.deepEqual(sortedDigits(after), sortedDigits(before));
      assert.equal(padOf(after).ending, padOf(before).ending);
    },
  ),
);
const keys: fc.Arbitrary<TappedSet> = fc.oneof(
  fc
    .record({ winner: side, loser: fc.nat(6), points: fc.option(fc.nat(12)) })
    .map(({ winner, loser, points }): TappedSet => ({
      kind: 'set',
      winner,
      loser,
      tieBreak: loser === 6 ? points : null,
    })),
);
const setTapped: fc.Arbitrary<Step> = fc
  .record({ place: fc.nat(2), set: keys })
  .map(({ place, set }) => {
    const indexIn = (entered: EnteredScore) =>
      Math.min(place, Math.max(0, openSets(padOf(entered)) - 1));
    return step(
      `set ${place}: ${JSON.stringify(set)}`,
      (entered) =>
        openSets(padOf(entered)) === 0 ? entered : tapSet(entered, indexIn(entered), set),
      (before, after) => {
        const all = [before, after].map((each) => [...padOf(each).sets, ...each.beyond]);
        const others = all.map((sets) =>
          sets.filter((_, index) => index !== indexIn(before)).map(gamesOf),
        );
        const isShown = [before, after].every(({ text }) => leftoverOf(text) === '');
        if (openSets(padOf(before)) > 0 && isShown) assert.deepEqual(others[1], others[0]);
        for (const games of others[0] ?? [])
          assert.ok((after.text + gamesOfAll(after.beyond)).includes(games));
        assert.equal(lettersIn(after), lettersIn(before));
        if (isShown) assert.equal(padOf(after).ending, padOf(before).ending);
      },
    );
  });
const kindTapped: fc.Arbitrary<Step> = fc
  .constantFrom('set' as const, 'superTieBreak' as const)
  .map((kind) =>
    step(
      `third as ${kind}`,
      (entered) => tapThirdKind(entered, kind),
      (before, after) => {
        const other = kind === 'set' ? 'superTieBreak' : 'set';
        if (after !== before)
          assert.equal(digitsIn(tapThirdKind(after, other).text), digitsIn(before.text));
      },
    ),
  );

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: typed },
    { weight: 2, arbitrary: appended },
    backspaced,
    left,
    reopened,
    { weight: 4, arbitrary: endingTapped },
    { weight: 2, arbitrary: winnerTapped },
    { weight: 4, arbitrary: setTapped },
    kindTapped,
  ),
  { minLength: 2, maxLength: 14 },
);

test('nothing that was typed or tapped is lost, and what is shown is what is stored', () => {
  let said = 0;
  fc.assert(
    fc.property(steps, (all) => {
      let host: Host = { last: nothing, value: valueOf(nothing) };
      for (const { name, run } of all) {
        host = run(host);
        expectShownIsStored(host, name);
      }
      said += 1;
      const { value } = host;
      // The sentence is that of the result as the form reads it, and names nobody else.
      const stored = leavesWinnerOpen(parseScore(value.score)) ? value : { ...value, winner: null };
      assert.equal(sentenceOf(value), sentenceOf(stored));
      if (parseScore(value.score).kind === 'walkover' && value.winner !== null) {
        assert.ok(
          sentenceOf(value).includes(`Victoria de ${value.winner === 1 ? 'Ana' : 'Eva'} por`),
        );
      }
    }),
    { seed, numRuns: scale(2000, 300) },
  );
  expect(said).toBeGreaterThan(200);
});

function expectShownIsStored(host: Host, name: string) {
  const entered = enteredIn(host);
  const { score, winner } = host.value;
  const parsed = parseScore(score.trim());
  const pad = padOf(entered);
  const isNotBegun = entered.text.trim() === '' && entered.tapped !== null;
  assert.equal(digitsIn(score), isNotBegun ? '00' : digitsIn(entered.text), name);
  if (parsed.kind === 'text') return;
  const ending = parsed.kind === 'sets' ? parsed.ending : parsed.kind;
  const isBroken = ending !== 'complete' && ending !== 'undecided';
  assert.equal(pad.ending, isBroken ? ending : 'played', name);
  if (parsed.kind === 'sets') {
    const shown = pad.sets.length === 0 ? '' : formatTappedScore({ ...pad, ending: 'played' });
    assert.equal(digitsIn(shown), isNotBegun ? '' : digitsIn(usual(formatScore(parsed))), name);
  }
  if (leavesWinnerOpen(parsed)) assert.equal(winnerShown(entered), winner, name);
  else if (parsed.kind === 'sets') {
    assert.equal(
      winnerShown(entered) ?? parsed.winner,
      parsed.winner ?? winnerShown(entered),
      name,
    );
    assert.equal(winner, null, name);
  }
}

/** A super tie-break that was written as a game is shown by its points. */
function usual(score: string): string {
  return score.replace('1-0(8)', '10-8');
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/gu, '');
}

function lettersIn({ text }: EnteredScore): string {
  return text
    .trim()
    .replace(/ (?:ret\.?|tiempo)$/u, '')
    .replaceAll(/\P{Letter}/gu, '');
}

function sortedDigits({ text, left: before }: EnteredScore): string[] {
  return Array.from(digitsIn(usual(text) + before)).sort();
}

function gamesOfAll(sets: readonly TappedSet[]): string {
  return sets.map(gamesOf).join(' ');
}

function gamesOf(set: TappedSet): string {
  return formatTappedScore({ ending: 'played', sets: [set] });
}

function sentenceOf(value: ScoreValue): string {
  const line = createElement(ScoreLine, {
    teams: { 1: 'Ana', 2: 'Eva' },
    value,
    rule: defaultRule,
  });
  return renderToStaticMarkup(createElement(ThemeProvider, null, line)).replaceAll(/<[^>]*>/gu, '');
}
