import type { Session } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits, textProblem } from '../../../src/domain/fieldRules.ts';
import { cutTexts } from '../support/layout.ts';
import { expectSoon, leagueForThisFile, signIn } from '../support/visits.ts';
import { badTexts, enter } from '../support/badTexts.ts';
import { adminVisit, dialogs, fieldOf, fill, openDialog } from '../support/dialogs.ts';

// Whatever is typed ends in a message at its field or in a card that shows it letter by letter; a
// violation of the content security policy would fail the file when it is closed.

const league = leagueForThisFile();
let admin: Session;
let handled = 0;
let tried = 0;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

afterAll(() => {
  console.info(`bad inputs handled: ${handled} of ${tried} (forms)`);
});

/** As narrow as phones get. */
const smallest = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

const longest: Readonly<Record<string, number>> = {
  'Equipo 1': limits.team,
  'Equipo 2': limits.team,
  Resultado: limits.score,
  Lugar: limits.location,
};

const movesSideways = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog]')];
    return boxes.some((box) => box.scrollWidth > box.clientWidth);
  });

/** The newest row's texts as the database has them. */
function newest(table: 'results' | 'upcoming_matches', column: 'score' | 'location') {
  return league.supabase.database.exclusive(async (postgres) => {
    const { rows } = await postgres.query<Record<string, string>>(
      `select team1, team2, ${column} from public.${table} order by created_at desc limit 1`,
    );
    return rows[0];
  });
}

describe.each(dialogs)('“$title”', (spec) => {
  const isResult = spec.table === 'results';
  const labels = ['Equipo 1', 'Equipo 2', isResult ? 'Resultado' : 'Lugar'];

  test('each text in each field', { timeout: 400_000 }, async () => {
    const { page } = await adminVisit(league, admin, spec.path, smallest);
    let opened = await openDialog(page, spec);
    await fill(opened.dialog, spec.fields);
    // Every one in one of the dialogs, every second one in the other: it shares the rules.
    for (const [name, text] of badTexts(10).filter((_, place) => isResult || place % 2 === 0)) {
      tried += labels.length;
      const { dialog, save } = opened;
      const problems: (string | null)[] = [];
      let kept = '';
      for (const label of labels) {
        kept = await enter(fieldOf(dialog, label), text);
        problems.push(textProblem(kept, longest[label] ?? 0));
      }
      // The message about the last save is on the screen, and in nobody's way.
      await save.click();
      for (const [place, label] of labels.entries()) {
        const problem = problems[place] ?? null;
        if (problem === null) continue;
        // The message stands at the field that it is about, and is read with it.
        await expectSoon(fieldOf(dialog, label), name).toHaveAttribute('aria-invalid', 'true');
        await expectSoon(fieldOf(dialog, label), name).toHaveAccessibleDescription(
          beginsWith(problem),
        );
        handled += 1;
      }
      expect(await movesSideways(page), name).toBe(false);
      if (problems.some((problem) => problem !== null)) {
        handled += problems.filter((problem) => problem === null).length;
        continue;
      }
      await expectSoon(dialog, name).toBeHidden();
      const shown = kept.trim();
      expect(await newest(spec.table, isResult ? 'score' : 'location'), name).toEqual({
        team1: shown,
        team2: shown,
        [isResult ? 'score' : 'location']: shown,
      });
      await expectSoon
        .poll(() => namesOnCards(page, shown), name)
        .toEqual({ areShown: true, areIsolated: true });
      expect(await movesSideways(page), name).toBe(false);
      handled += labels.length;
      opened = await openDialog(page, spec);
      await fill(opened.dialog, spec.fields);
    }
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await cutTexts(page)).toEqual([]);
  });

  test('a megabyte, pasted by accident', async () => {
    const { page } = await adminVisit(league, admin, spec.path, smallest);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { dialog, save } = await openDialog(page, spec);
    await fill(dialog, { ...spec.fields, 'Equipo 2': 'Los que estaban' });
    await page.evaluate(() => navigator.clipboard.writeText('padel '.repeat(175_000)));
    for (const label of labels) {
      tried += 1;
      await fieldOf(dialog, label).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('ControlOrMeta+V');
      await expectSoon
        .poll(() =>
          fieldOf(dialog, label).evaluate((input: HTMLInputElement) => input.value.length),
        )
        .toBe(1_050_000);
    }
    await save.click();
    for (const label of labels) {
      const most = longest[label] ?? 0;
      await expectSoon(fieldOf(dialog, label)).toHaveAccessibleDescription(
        beginsWith(`Como máximo ${most} caracteres: sobran ${1_049_999 - most}.`),
      );
      expect(await movesSideways(page)).toBe(false);
      handled += 1;
    }
    // The rest of what was typed is there still, and a correction is all it takes.
    await fill(dialog, Object.fromEntries(labels.map((label) => [label, 'Corregido'])));
    await save.click();
    await expectSoon(dialog).toBeHidden();
  });

  test('days, hours and categories that there are not', async () => {
    const { page, allow } = await adminVisit(league, admin, spec.path, smallest);
    // The browser's own words for what it does not take into such a field.
    allow(/^The specified value ".*" does not conform to the required format/u);
    const { dialog, save } = await openDialog(page, spec);
    await fill(dialog, spec.fields);
    const cases = [
      ['Fecha', '', 'Este campo es obligatorio.'],
      ['Fecha', '31/12/2026', 'Este campo es obligatorio.'],
      ['Fecha', '2026-02-30', 'Este campo es obligatorio.'],
      ['Fecha', '0000-00-00', 'Este campo es obligatorio.'],
      ['Fecha', '1999-12-31', 'La fecha tiene que estar entre 2000 y 2100.'],
      ['Fecha', '20000-01-01', 'La fecha tiene que estar entre 2000 y 2100.'],
      ...(isResult
        ? []
        : [
            ['Hora', '', 'Este campo es obligatorio.'],
            ['Hora', '24:61', 'Este campo es obligatorio.'],
            ['Hora', '7pm', 'Este campo es obligatorio.'],
            ['Hora', '20:30:15.5', 'Esa hora no existe.'],
          ]),
    ];
    for (const [label = '', value = '', message = ''] of cases) {
      tried += 1;
      await enter(fieldOf(dialog, label), value);
      await save.click();
      await expectSoon(fieldOf(dialog, label), value).toHaveAccessibleDescription(
        beginsWith(message),
      );
      await fill(dialog, spec.fields);
      handled += 1;
    }
    for (const value of ['Novena Libre', 'Septima Libre', 'Se\u0301ptima Libre', '__proto__', '']) {
      tried += 1;
      await fieldOf(dialog, 'Categoría').evaluate((select: HTMLSelectElement, name) => {
        select.add(new Option(name, name));
        select.selectedIndex = select.options.length - 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
      await save.click();
      await expectSoon(dialog.getByText('Elige una categoría.'), value).toBeVisible();
      handled += 1;
    }
  });
});

/** The message stands first in what is read with a field; what it shows of a date comes after. */
function beginsWith(message: string): RegExp {
  return new RegExp(`^${message.replaceAll('.', '\\.')}(?: |$)`, 'u');
}

/** Whether a card shows this text as both teams, and whether none can turn what is around it. */
function namesOnCards(page: Page, text: string) {
  return page.evaluate((shown) => {
    const names = document.querySelectorAll('main li bdi');
    const isolates = ['isolate', 'isolate-override', 'plaintext'];
    return {
      areShown: [...document.querySelectorAll('main li')].some(
        (card) =>
          [...card.querySelectorAll('bdi')].filter((name) => name.textContent === shown).length > 1,
      ),
      areIsolated: [...names].every((name) =>
        isolates.includes(getComputedStyle(name).unicodeBidi),
      ),
    };
  }, text);
}
