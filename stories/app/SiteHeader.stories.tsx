import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ColorSchemeControl } from '../../src/app/ColorSchemeControl.tsx';
import { SiteHeader } from '../../src/app/SiteHeader.tsx';
import { proposeSlug } from '../../src/admin/league/proposedNames.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import type { Connection } from '../../src/live/connection.ts';
import { dataFrom, clock, today } from '../../.storybook/fixtures/clock.ts';
import { connecting, live, offline, reconnecting } from '../../.storybook/fixtures/connections.ts';
import { admin, user, visitor } from '../../.storybook/fixtures/viewers.ts';
import { inNewLeague } from '../support/decorators.tsx';

const meta = preview.meta({
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args: {
    leagueName: 'Liga de Pádel del Valle',
    viewer: visitor,
    connection: live,
    clock,
    today,
    myPair: '/mi-pareja',
    onSignOut: fn(),
    onSearch: fn(),
  },
  parameters: { fullBleed: true, route: '/resultados' },
});

/** As long as most leagues' names are. */
const leagueName = 'Liga Serrana Pádel';

const states: readonly Connection[] = [
  connecting,
  live,
  reconnecting,
  { state: 'offline', dataFrom: dataFrom - 24 * 3_600_000 },
  { state: 'offline', dataFrom: null },
];

const roomBelow = 560;
const onAPhone = { viewport: { value: 'phone' } };
const onADesktop = { viewport: { value: 'desktop' } };

const categoryNames = demoSettings.categories.map(({ name }) => name);

/** On a desktop, signed out. */
export const Visitor = meta.story({
  globals: onADesktop,
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Principal' })).getAllByRole(
      'link',
    );
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Nosotros', '/nosotros'],
      ['Resultados', '/resultados'],
      ['Próximos Partidos', '/proximos-partidos'],
      ['Tablas', '/tablas'],
      ['Mi pareja', '/mi-pareja'],
      ['Admin', '/admin'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Liga de Pádel del Valle' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

/** The open categories. Escape closes them and returns the focus to the button. */
export const CategoriesOpen = meta.story({
  tags: ['plays-on'],
  globals: onADesktop,
  parameters: { roomBelow, reach: ['Categorías'], route: '/categorias/sexta-damas' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Categorías' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const name of categoryNames) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `/categorias/${proposeSlug(name)}`);
    }
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();

    // Tabbing past the last link closes the dropdown.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Octava Damas' })).toHaveFocus();
    for (const _ of categoryNames) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Resultados' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    // A click elsewhere closes the menu too.
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('status'));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Sexta Damas' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** Signed in as the administrator. */
export const Admin = meta.story({
  // The code of the button comes later.
  args: { viewer: admin },
  globals: onADesktop,
});

/** Signed in without being the administrator. */
export const User = meta.story({
  args: { viewer: user },
  globals: onADesktop,
});

/** On a phone the links are behind the menu button. */
export const MenuClosed = meta.story({ globals: onAPhone });

/** The open menu of a phone, of targets for a finger. Choosing a link closes it. */
export const MenuOpen = meta.story({
  name: 'Drawer: the menu of a phone',
  parameters: { roomBelow, reach: ['Menú', 'Categorías'] },
  tags: ['plays-on'],
  args: { viewer: admin, colorSchemeControl: <ColorSchemeControl /> },
  globals: onAPhone,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Apariencia' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reglamento' })).toBeVisible();
    const menu = canvas.getByRole('button', { name: 'Menú' });
    await canvas.findByRole('button', { name: 'Cerrar Sesión' });
    await expect(canvas.getByRole('link', { name: /Administración$/u })).toHaveAttribute(
      'href',
      '/admin',
    );
    for (const target of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Quinta Libre' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');

    // Opening the menu again resets the dropdown.
    await userEvent.click(menu);
    await expect(canvas.getByRole('button', { name: 'Categorías' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );

    // One Escape closes the categories, the next one the menu; the focus stays on a button.
    await userEvent.click(canvas.getByRole('button', { name: 'Categorías' }));
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toHaveFocus();

    // Signing out closes it.
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar Sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A phone shows the short name where the long one would take three lines; it stays the link's name. */
export const ShortName = meta.story({
  args: { leagueName: 'Liga Amateur de Pádel de Villa Allende', shortName: 'LAPVA' },
  globals: onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LAPVA')).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Liga Amateur de Pádel de Villa Allende' });
    await expect(home.clientHeight).toBeLessThan(60);
  },
});

/** The longest name and state on the smallest screen: nothing is cut. */
export const Longest = meta.story({
  args: { leagueName: 'Liga Interbarrial de Pádel de Villa Carlos Paz', connection: offline },
  globals: { viewport: { value: 'smallest' } },
});

/** On a desktop: the longest name and state. */
export const LongestOnADesktop = meta.story({
  args: { ...Longest.input.args, viewer: user },
  globals: onADesktop,
});

/** At 1024 px the navigation is complete, also for the administrator. */
export const NarrowestWithoutMenu = meta.story({
  tags: ['plays-on'],
  args: { leagueName, viewer: admin, connection: offline },
  globals: { viewport: { value: 'wideTablet' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expect(canvas.getByRole('link', { name: 'Próximos Partidos' })).toBeVisible();
    await expect(await canvas.findByText('Admin')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menú' })).toBeNull();
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
    await expect(banner.clientHeight).toBeLessThanOrEqual(64);
  },
});

/** A browser set to text of twice the size: words stay whole and the bar leaves room for the page. */
export const LargeTextOnAPhone = meta.story({
  args: { leagueName, connection: offline },
  globals: { ...onAPhone, text: '200-percent' },
  play: async ({ canvas }) => {
    const name = canvas.getByText(leagueName);
    const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight);
    await expect(name.clientHeight).toBeLessThanOrEqual(3 * lineHeight);
    await expect(canvas.getByRole('banner').clientHeight).toBeLessThanOrEqual(844 / 4);
  },
});

/** One connection state after the other on the smallest screen: neither the bar nor the name moves. */
export const EveryStateOnTheSmallestScreen = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  render: function States(args) {
    const [index, setIndex] = useState(0);
    return (
      <>
        <SiteHeader {...args} connection={states[index] ?? offline} />
        <button type="button" onClick={() => setIndex(index + 1)}>
          Siguiente
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const boxes = () =>
      [canvas.getByRole('banner'), canvas.getByText('Liga de Pádel del Valle')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      });
    const before = boxes();
    for (const _ of states) {
      await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
      await expect(boxes()).toEqual(before);
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin conexión · datos de las 20:41');
  },
});

/** Leads to another page, as Back does. */
function AnotherPage() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/')}>Otra página</button>;
}

/** Another page came by Back while the menu was open: it is closed. */
export const AnotherPageUnderTheMenu = meta.story({
  globals: onAPhone,
  tags: ['plays-on'],
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <AnotherPage />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menú' });
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    // The menu lies over it.
    canvas.getByRole('button', { name: 'Otra página' }).click();
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** Before there is a category: a link to their page in place of the dropdown. */
export const NewLeague = meta.story({
  globals: onADesktop,
  decorators: [inNewLeague],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Categorías' })).toBeVisible();
  },
});
