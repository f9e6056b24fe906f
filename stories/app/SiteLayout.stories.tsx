import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { HomeView } from '../../src/home/HomeView.tsx';
import { now } from '../../.storybook/fixtures/clock.ts';
import { live, offline, reconnecting } from '../../.storybook/fixtures/connections.ts';
import { loaded } from '../fixtures/listStates.ts';
import { matches } from '../fixtures/matches.ts';
import { results } from '../fixtures/results.ts';
import { section } from '../fixtures/sections.ts';
import { admin, visitor } from '../../.storybook/fixtures/viewers.ts';
import { fakeIntervals } from '../support/fakeIntervals.ts';
import { WholePage } from '../../.storybook/WholePage.tsx';

const home = (
  <HomeView
    season="Clausura 2026"
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
});

/** The connection was lost a moment ago: the page stays, and says so. */
export const Reconnecting = meta.story({ args: { connection: reconnecting }, globals: onAPhone });

/** There has been no connection for a while: the page says of when its data is. */
export const Offline = meta.story({
  args: { connection: offline },
  globals: onAPhone,
});

/** The smallest screen that we support: nothing is cut, nothing scrolls sideways. */
export const SmallestScreen = meta.story({
  args: { connection: offline, viewer: admin },
  globals: { viewport: { value: 'smallest' } },
});
