import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SiteFooter } from '../../src/app/SiteFooter.tsx';
import { SponsorCarousel } from '../../src/home/SponsorCarousel.tsx';
import { demoSettings as league } from '../../src/league/demo/demoSettings.ts';
import { whatsappLink } from '../../src/league/league.ts';
import { longestName } from '../fixtures/names.ts';

const meta = preview.meta({
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { fullBleed: true },
  args: { league, year: 2026, sponsorCarousel: <SponsorCarousel sponsors={league.sponsors} /> },
});

/** At the bottom of every page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: league.name })).toBeVisible();
    await expect(canvas.getByText(/pádel.*pasión.*une/u)).toBeVisible();
    await expect(canvas.getByText(`© 2026 ${league.name}`, { exact: false })).toBeVisible();
    for (const [name, path] of [
      ['Inicio', '/'],
      ['Resultados', '/resultados'],
      ['Próximos Partidos', '/proximos-partidos'],
      ['Nosotros', '/nosotros'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    // Two organisers, two clubs and the league, each in a tab of its own.
    const outside = canvas.getAllByRole('link', { name: /\(se abre en otra pestaña\)$/ });
    await expect(outside.map((link) => link.getAttribute('href'))).toEqual([
      ...league.organisers.map(({ whatsapp }) => whatsappLink(whatsapp)),
      ...league.clubs.map((club) => club.url),
      league.profile?.url,
    ]);
    for (const link of outside) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
});

/** On a phone, one below the other. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Long names on the smallest screen: no word is cut; the docs show as much as its screen does. */
export const LongestOnTheSmallestScreen = meta.story({
  args: {
    league: {
      ...league,
      name: longestName,
      clubs: league.clubs.map((club) => ({ ...club, name: longestName })),
      profile: {
        name: '@ligaamateurdepadeldelassierraschicasyelvalle',
        network: 'Instagram',
        url: 'https://instagram.example/sierraschicas',
      },
    },
  },
  globals: { viewport: { value: 'smallest' } },
});

/** While the carousel loads, and in a league without sponsors. */
export const WithoutSponsors = meta.story({ args: { sponsorCarousel: undefined } });

/** In a league that has named neither organisers nor clubs. */
export const WithoutContacts = meta.story({
  args: {
    league: { ...league, organisers: [], clubs: [], profile: null },
    sponsorCarousel: undefined,
  },
});
