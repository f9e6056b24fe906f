import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { league as settings } from '../../../src/league/league.config.ts';
import { sponsors } from '../../../src/league/sponsors.config.ts';
import { leave, pass, settle, stopClockAtStart } from '../support/clock.ts';
import { leagueForThisFile, prepare, expectSoon } from '../support/visits.ts';

const league = leagueForThisFile();

const footer = (page: Page) => page.getByRole('contentinfo');

/** A link that opens a tab of its own which cannot reach back. */
async function expectNewTab(page: Page, name: string | RegExp, href: string) {
  const link = footer(page).getByRole('link', { name });
  await expectSoon(link).toHaveAttribute('href', href);
  await expectSoon(link).toHaveAttribute('rel', /noopener/u);
  await page
    .context()
    .route(href, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
    );
  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await tab.waitForURL(href);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();
}

describe('§2 Footer', () => {
  test('“title with the league name and a quote about padel being a passion that unites”', async () => {
    const { page } = await league.visit('/nosotros');
    await expectSoon(footer(page).getByRole('heading', { name: settings.name })).toBeVisible();
    await expectSoon(footer(page).getByText(/pádel.*pasión.*une/)).toBeVisible();
  });

  test('“links to Inicio, Resultados, Próximos Partidos, Nosotros”', async () => {
    const { page } = await league.visit('/admin');
    for (const [name, path] of [
      ['Resultados', '/resultados'],
      ['Próximos Partidos', '/proximos-partidos'],
      ['Nosotros', '/nosotros'],
      ['Inicio', '/'],
    ] as const) {
      await footer(page).getByRole('link', { name, exact: true }).click();
      await expectSoon(page).toHaveURL(league.supabase.url + path);
    }
  });

  test('“two WhatsApp links to named organisers”', async () => {
    const { page } = await league.visit('/nosotros');
    await expectSoon(footer(page).getByRole('link', { name: /WhatsApp/ })).toHaveCount(2);
    for (const { name, whatsapp } of settings.organisers) {
      const number = whatsapp.replaceAll(/\D/g, '');
      await expectSoon(footer(page).getByText(name, { exact: true })).toBeVisible();
      await expectNewTab(page, new RegExp(`WhatsApp de ${name}`, 'u'), `https://wa.me/${number}`);
    }
  });

  test('“two links to social profiles of organising clubs”', async () => {
    const { page } = await league.visit('/nosotros');
    expect(settings.clubs).toHaveLength(2);
    for (const { name, url } of settings.clubs) {
      await expectNewTab(page, new RegExp(` de ${name} `, 'u'), url);
    }
  });

  test('“a follow-us block with the league’s social profile link opening in a new tab”', async () => {
    const { page } = await league.visit('/nosotros');
    const block = footer(page).getByRole('region', { name: 'Síguenos' });
    await expectSoon(block.getByRole('link')).toHaveCount(1);
    await expectNewTab(page, new RegExp(settings.profile.name, 'u'), settings.profile.url);
  });

  test('“a copyright line with the current year”', async () => {
    const { page } = await prepare(league);
    await page.clock.setFixedTime('2031-06-15T12:00:00Z');
    await page.goto('/nosotros');
    await expectSoon(footer(page).getByText(`© 2031 ${settings.name}`)).toBeVisible();
  });
});

function carousel(page: Page) {
  const root = footer(page).getByRole('region', { name: 'Nos acompañan' });
  const list = root.getByRole('list');
  return {
    root,
    list,
    next: root.getByRole('button', { name: 'Auspiciantes siguientes' }),
    previous: root.getByRole('button', { name: 'Auspiciantes anteriores' }),
    isPlaying: root.getByRole('button', { name: 'Pausar los auspiciantes' }),
    isStopped: root.getByRole('button', { name: 'Reproducir los auspiciantes' }),
    /** The places, 0 to 49, of the sponsors that stand in view once the row has come to rest. */
    visible: () =>
      list.evaluate(async (row, count) => {
        await Promise.all(row.getAnimations().map((animation) => animation.finished));
        const frame = row.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return Array.from(row.children)
          .map((item, index) => ({ place: index % count, box: item.getBoundingClientRect() }))
          .filter(({ box }) => box.left > frame.left - 2 && box.right < frame.right + 2)
          .sort((one, other) => one.box.left - other.box.left)
          .map(({ place }) => place);
      }, sponsors.length),
  };
}

/** So many places in a row, round the end of the fifty. */
function group(from: number, size: number): number[] {
  return Array.from({ length: size }, (_, index) => (from + index) % 50);
}

/** The carousel on a clock that stands still, in the moment in which its time begins. */
async function openCarousel(width = 1401, motion: 'reduce' | 'no-preference' = 'no-preference') {
  const { page } = await prepare(league, { viewport: { width, height: 900 } });
  await page.emulateMedia({ reducedMotion: motion });
  await page.clock.install();
  await page.goto('/nosotros');
  const sponsors = carousel(page);
  await expectSoon(sponsors.root).toBeAttached();
  await stopClockAtStart(page, sponsors.root);
  const [first = 0] = await sponsors.visible();
  return { page, sponsors, first };
}

describe('§2, §4 and §9 Sponsor carousel', () => {
  test('“50 sponsor images”, all different, each with an alternative text', async () => {
    const { page } = await league.visit('/nosotros');
    const { list } = carousel(page);
    const images = list.getByRole('listitem').getByRole('img');
    await expectSoon(images).toHaveCount(50);
    const described = await images.evaluateAll((all) =>
      all.map((image) => [image.getAttribute('src'), image.getAttribute('alt') ?? '']),
    );
    expect(new Set(described.map(([src]) => src)).size).toBe(50);
    expect(new Set(described.map(([, alt]) => alt)).size).toBe(50);
    await list.scrollIntoViewIfNeeded();
    await expectSoon
      .poll(() =>
        images.evaluateAll(
          (all) =>
            all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
              .length,
        ),
      )
      .toBe(50);
  });

  test.each([
    ['default', 1401, 10],
    ['up to 1400px', 1400, 8],
    ['up to 1199px', 1199, 6],
    ['up to 991px', 991, 4],
    ['up to 767px', 767, 4],
    ['up to 480px', 480, 4],
  ])('%s: as many visible as scrolled, “autoplay every 6500 ms”', async (_name, width, size) => {
    const { page, sponsors, first } = await openCarousel(width);
    expect(await sponsors.visible()).toEqual(group(first, size));
    await pass(page, 6499);
    expect(await sponsors.visible()).toEqual(group(first, size));
    await pass(page, 1);
    expect(await sponsors.visible()).toEqual(group(first + size, size));
  });

  test('“circular”: behind the last one stands the first, both ways round', async () => {
    const { page, sponsors, first } = await openCarousel();
    for (let turn = 1; turn <= 6; turn += 1) {
      await pass(page, 6500);
      expect(await sponsors.visible()).toEqual(group(first + turn * 10, 10));
    }
    const [now = 0] = await sponsors.visible();
    for (let turn = 1; turn <= 5; turn += 1) {
      await sponsors.previous.click();
      expect(await sponsors.visible()).toEqual(group(now + 50 - turn * 10, 10));
    }
  });

  test('“slide transition 500 ms”', async () => {
    const { page, sponsors } = await openCarousel();
    await page.clock.runFor(6500);
    const duration = await sponsors.list.evaluate(
      (row) => row.getAnimations()[0]?.effect?.getComputedTiming().duration,
    );
    expect(duration).toBe(500);
  });

  test.each(['next', 'previous'] as const)(
    '“stops autoplay once the user navigates manually”: by the button %s',
    async (direction) => {
      const { page, sponsors, first } = await openCarousel();
      await sponsors[direction].click();
      const places = group(first + (direction === 'next' ? 10 : 40), 10);
      expect(await sponsors.visible()).toEqual(places);
      await sponsors[direction].blur();
      await leave(page);
      await pass(page, 13_000);
      expect(await sponsors.visible()).toEqual(places);
      await expectSoon(sponsors.isStopped).toBeVisible();
    },
  );

  test('by keyboard', async () => {
    const { page, sponsors, first } = await openCarousel();
    await sponsors.next.focus();
    await page.keyboard.press('Enter');
    expect(await sponsors.visible()).toEqual(group(first + 10, 10));
    await page.keyboard.press('ArrowLeft');
    expect(await sponsors.visible()).toEqual(group(first, 10));
    await expectSoon(sponsors.isStopped).toBeVisible();
  });

  test('“swipe threshold 20 px”: 19 are a slip, 20 turn it and stop it for good', async () => {
    const { page, sponsors, first } = await openCarousel();
    const box = (await sponsors.list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [640, box.y + box.height / 2];
    const swipe = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
      await settle(page);
    };
    await swipe(-19);
    expect(await sponsors.visible()).toEqual(group(first, 10));
    await expectSoon(sponsors.isPlaying).toBeVisible();
    await swipe(-20);
    expect(await sponsors.visible()).toEqual(group(first + 10, 10));
    await swipe(20);
    expect(await sponsors.visible()).toEqual(group(first, 10));
    await leave(page);
    await pass(page, 13_000);
    expect(await sponsors.visible()).toEqual(group(first, 10));
    await expectSoon(sponsors.isStopped).toBeVisible();
  });

  test('it waits for the mouse, can be paused, and obeys the wish for less motion', async () => {
    const { page, sponsors, first } = await openCarousel();
    await sponsors.root.hover();
    await settle(page);
    await pass(page, 13_000);
    expect(await sponsors.visible()).toEqual(group(first, 10));
    await sponsors.isPlaying.click();
    await sponsors.isStopped.blur();
    await leave(page);
    await pass(page, 13_000);
    expect(await sponsors.visible()).toEqual(group(first, 10));

    const calm = await openCarousel(1401, 'reduce');
    await pass(calm.page, 13_000);
    expect(await calm.sponsors.visible()).toEqual(group(0, 10));
    await expectSoon(calm.sponsors.isStopped).toBeVisible();
  });
});
