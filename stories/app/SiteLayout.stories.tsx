import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { CategoryView } from '../../src/category/CategoryView.tsx';
import { HomeView } from '../../src/home/HomeView.tsx';
import { NotFoundPage } from '../../src/app/NotFoundPage.tsx';
import { ResultsView } from '../../src/matches/ResultsView.tsx';
import { UpcomingView } from '../../src/matches/UpcomingView.tsx';
import { now, today } from '../../.storybook/fixtures/clock.ts';
import { live, offline, reconnecting } from '../../.storybook/fixtures/connections.ts';
import { sextaDamas } from '../fixtures/categories.ts';
import { loaded } from '../fixtures/listStates.ts';
import { matches } from '../fixtures/matches.ts';
import { results } from '../fixtures/results.ts';
import { noFilter, section } from '../fixtures/sections.ts';
import { admin, user, visitor } from '../../.storybook/fixtures/viewers.ts';
import { fakeIntervals } from '../support/fakeIntervals.ts';
import { WholePage } from '../../.storybook/WholePage.tsx';

const home = (
  <HomeView
    leagueName={demoSettings.name}
    slides={demoSettings.heroPictures}
    now={now}
    results={section(loaded(results))}
    matches={section(loaded(matches))}
    onAddResult={fn()}
    onAddMatch={fn()}
  />
);

/** The frame of every page: header, content, footer, and the bar of phones. */
const meta = preview.meta({
  title: 'Pages/SiteLayout',
  component: WholePage,
  // It takes its parts as props: the site's own layout has a session and a channel.
  tags: ['!manifest'],
  args: { viewer: visitor, connection: live, onSignOut: fn(), children: home },
  parameters: { fullBleed: true, isWhole: true },
  // Pictures and sponsors stand still.
  beforeEach: fakeIntervals,
});

const onAPhone = { viewport: { value: 'phone' } };
const onADesktop = { viewport: { value: 'desktop' } };

/** The home page on a desktop. */
export const Home = meta.story({
  globals: onADesktop,
  play: async ({ canvas, userEvent }) => {
    // The landmarks, in this order.
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    // The first Tab offers the way past the bar.
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
    await userEvent.tab();
  },
});

/** The home page on a phone. */
export const HomeOnAPhone = meta.story({ globals: onAPhone });

/** The connection was lost a moment ago: the page stays, and says so. */
export const Reconnecting = meta.story({ args: { connection: reconnecting }, globals: onAPhone });

/** There has been no connection for a while: the page says of when its data is. */
export const Offline = meta.story({
  args: { connection: offline },
  globals: onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('datos de las 20:41')).toBeVisible();
  },
});

/** The results on a phone, with the page's live region after an arrival. */
export const ResultsOnAPhone = meta.story({
  args: {
    announcement: 'Nuevo resultado: Victoria de La Víbora ante Globo y Remate',
    children: (
      <ResultsView
        filter={noFilter}
        {...section(loaded(results, { arrivedIds: new Set(['super-tie-break']) }))}
        today={today}
        onAdd={fn()}
      />
    ),
  },
  globals: onAPhone,
  parameters: { route: '/resultados' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Novedades de la liga' })).toHaveTextContent(
      'Nuevo resultado: Victoria de La Víbora',
    );
  },
});

/** The administrator on the results' page. */
export const ResultsForTheAdministrator = meta.story({
  args: {
    viewer: admin,
    children: (
      <ResultsView
        filter={noFilter}
        {...section(loaded(results), { isAdmin: true })}
        today={today}
        onAdd={fn()}
      />
    ),
  },
  globals: onADesktop,
  parameters: { route: '/resultados' },
});

/** The upcoming matches for a user who is not the administrator. */
export const UpcomingForAUser = meta.story({
  args: {
    viewer: user,
    children: (
      <UpcomingView filter={noFilter} {...section(loaded(matches))} now={now} onAdd={fn()} />
    ),
  },
  globals: onADesktop,
  parameters: { route: '/proximos-partidos' },
});

/** A category on a desktop. */
export const Category = meta.story({
  args: {
    children: (
      <CategoryView
        category="Sexta Damas"
        slug="sexta-damas"
        spreadsheet={sextaDamas.spreadsheet}
        calendar="https://liga.example/rest/v1/rpc/calendar?category=sexta-damas&apikey=key"
        now={now}
        results={section(loaded(results.slice(0, 2)))}
        matches={section(loaded(matches.slice(0, 2)))}
        onAddResult={fn()}
        onAddMatch={fn()}
      />
    ),
  },
  globals: onADesktop,
  parameters: { route: '/categorias/sexta-damas' },
});

/** An address that leads nowhere keeps the bar and the footer. */
export const NotFound = meta.story({
  args: { children: <NotFoundPage /> },
  globals: onADesktop,
  parameters: { route: '/ranking' },
});

/** The smallest screen that we support: nothing is cut, nothing scrolls sideways. */
export const SmallestScreen = meta.story({
  args: { connection: offline, viewer: admin },
  globals: { viewport: { value: 'smallest' } },
});
