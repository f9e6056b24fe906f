import { describe, expect, test } from 'vitest';
import { demoSettings as settings } from '../../../src/league/demo/demoSettings.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectNewTab, expectSoon, footerOf } from '../../support/page.ts';
import { fewRows } from '../../support/sharedServer.ts';

const league = leagueForThisFile({ seed: fewRows });

describe('The footer', () => {
  test('title with the league name, a quote about padel, the links of the site', async () => {
    const { page } = await league.visit('/admin');
    const footer = footerOf(page);
    await expectSoon(footer.getByRole('heading', { name: settings.name })).toBeVisible();
    await expectSoon(footer.getByText(/pádel.*pasión.*une/)).toBeVisible();
    for (const [name, path] of [
      ['Resultados', '/resultados'],
      ['Próximos Partidos', '/proximos-partidos'],
      ['Nosotros', '/nosotros'],
      ['Inicio', '/'],
    ] as const) {
      await footer.getByRole('link', { name, exact: true }).click();
      await expectSoon(page).toHaveURL(path);
    }
  });

  test('two organisers on WhatsApp, two clubs and the league’s profile open in a new tab', async () => {
    const { page } = await league.visit('/nosotros');
    const footer = footerOf(page);
    await expectSoon(footer.getByRole('link', { name: /WhatsApp/ })).toHaveCount(2);
    expect(settings.clubs).toHaveLength(2);
    for (const { name, whatsapp } of settings.organisers) {
      await expectSoon(footer.getByText(name, { exact: true })).toBeVisible();
      const link = footer.getByRole('link', { name: `WhatsApp de ${name}` });
      await expectNewTab(link, `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`);
    }
    for (const { name, url } of settings.clubs) {
      await expectNewTab(footer.getByRole('link', { name: ` de ${name} ` }), url);
    }
    const block = footer.getByRole('region', { name: 'Síguenos' });
    await expectNewTab(block.getByRole('link'), settings.profile?.url ?? '');
  });

  test('has a copyright line with the current year', async () => {
    const { page } = await prepare(league);
    await page.clock.setFixedTime('2031-06-15T12:00:00Z');
    await page.goto('/nosotros');
    await expectSoon(footerOf(page).getByText(`© 2031 ${settings.name}`)).toBeVisible();
  });
});

// Groups, swipes, keys and pauses: `stories/home/SponsorCarousel`.
describe('The sponsor carousel', () => {
  test('has 50 pictures, all different, each with an alternative text', async () => {
    const { page } = await league.visit('/nosotros');
    await footerOf(page).scrollIntoViewIfNeeded();
    const list = footerOf(page).getByRole('region', { name: 'Nos acompañan' }).getByRole('list');
    const images = list.getByRole('listitem').getByRole('img');
    await expectSoon(images).toHaveCount(50);
    const described = await images.evaluateAll((all) =>
      all.map((image) => [image.getAttribute('src'), image.getAttribute('alt') ?? '']),
    );
    expect(new Set(described.map(([src]) => src)).size).toBe(50);
    expect(new Set(described.map(([, alt]) => alt)).size).toBe(50);
    await list.scrollIntoViewIfNeeded();
    const loaded = () =>
      images.evaluateAll(
        (all) =>
          all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0).length,
      );
    await expectSoon.poll(loaded).toBe(50);
  });
});
