import type { Session } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSameName } from '../../../src/padel/pairSlug.ts';
import { limits, nameProblem, textProblem } from '../../../src/padel/fieldRules.ts';
import { badTexts, enter } from '../../support/badTexts.ts';
import {
  adminVisit,
  dialogs,
  fieldOf,
  fill,
  openDialog,
  saveAsTyped,
} from '../../support/dialogs.ts';
import { cutTexts, overflowsSideways } from '../../support/layout.ts';
import { leagueForThisFile, signIn } from '../../support/league.ts';
import { expectSoon } from '../../support/page.ts';
import { smallestPhone } from '../../support/screens.ts';
import { fewRows } from '../../support/sharedServer.ts';

// Every text ends in a message at its field, or on a card that shows it letter by letter; a violation
// of the CSP would be a line in the console, which fails the test. The rules themselves are compared
// with the database's in `tests/database/formRules.test.ts`.

const league = leagueForThisFile({ seed: fewRows });
let admin: Session;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

const longest: Readonly<Record<string, number>> = {
  Resultado: limits.score,
  Lugar: limits.location,
};

describe.each(dialogs)('“$title”', (spec) => {
  const isResult = spec.table === 'results';
  const column = isResult ? 'score' : 'location';
  // A pair does not play against itself: the other one stays as it is.
  const labels = ['Pareja 1', isResult ? 'Resultado' : 'Lugar'];
  const rival = spec.fields['Pareja 2'];

  async function open() {
    const { page, allow } = await adminVisit(league, admin, spec.path, smallestPhone);
    // The browser's own words for what it does not take into a date field.
    allow(/^The specified value ".*" does not conform to the required format/u);
    const opened = await openDialog(page, spec);
    await fill(opened.dialog, spec.fields);
    return opened;
  }

  /** The newest row's texts as the database has them. */
  function newest() {
    return league.supabase.database.exclusive(async (postgres) => {
      const { rows } = await postgres.query<Record<string, string>>(
        `select team1, team2, ${column} from public.${spec.table} order by created_at desc limit 1`,
      );
      return rows[0];
    });
  }

  test('each text in each field', { timeout: 400_000 }, async () => {
    let opened = await open();
    const { page } = opened;
    // One dialog gets every text, the other every second one: they share the rules.
    const texts = badTexts(10).filter((_, index) => isResult || index % 2 === 0);
    for (const [name, text] of texts) {
      const { dialog, save } = opened;
      const entered: string[] = [];
      for (const label of labels) entered.push(await enter(fieldOf(dialog, label), text));
      const problems = labels.map((label, index) =>
        label === 'Pareja 1'
          ? nameProblem(entered[index] ?? '')
          : textProblem(entered[index] ?? '', longest[label] ?? 0),
      );
      await saveAsTyped({ dialog, save });
      for (const [index, label] of labels.entries()) {
        const problem = problems[index];
        if (typeof problem !== 'string') continue;
        const field = fieldOf(dialog, label);
        await expectSoon(field, name).toHaveAttribute('aria-invalid', 'true');
        await expectSoon(field, name).toHaveAccessibleDescription(beginsWith(problem));
      }
      expect(await overflowsSideways(page), name).toBe(false);
      if (problems.some((problem) => problem !== null)) continue;
      await expectSoon(dialog, name).toBeHidden();
      const shown = entered.at(-1)?.trim() ?? '';
      const row = await newest();
      expect(row, name).toMatchObject({ team2: rival, [column]: shown });
      // What differs in signs alone is a known pair.
      const team = row?.['team1'] ?? '';
      expect(isSameName(team, shown), name).toBe(true);
      await expectSoon
        .poll(() => namesOnCards(page, team), name)
        .toEqual({ areShown: true, areIsolated: true });
      expect(await overflowsSideways(page), name).toBe(false);
      opened = await openDialog(page, spec);
      await fill(opened.dialog, spec.fields);
    }
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await cutTexts(page)).toEqual([]);
  });
});

/** The message stands first in what is read with a field; what it shows of a date comes after. */
function beginsWith(message: string): RegExp {
  return new RegExp(`^${message.replaceAll('.', '\\.')}(?: |$)`, 'u');
}

/** Whether a card shows this text as a team, and whether its direction stays within each name. */
function namesOnCards(page: Page, text: string) {
  return page.evaluate((shown) => {
    const isolates = ['isolate', 'isolate-override', 'plaintext'];
    const isShownIn = (card: Element) =>
      [...card.querySelectorAll('bdi')].filter((name) => name.textContent === shown).length > 0;
    return {
      areShown: [...document.querySelectorAll('main li')].some(isShownIn),
      areIsolated: [...document.querySelectorAll('main li bdi')].every((name) =>
        isolates.includes(getComputedStyle(name).unicodeBidi),
      ),
    };
  }, text);
}
