import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatShortDay } from '../../../src/padel/spanishDate.ts';
import { daysBefore } from '../../../src/reading/dates.ts';
import { readCalendar } from '../../support/calendars.ts';
import { today, waitForClosedDialog } from '../../support/dialogs.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { cardsOf, expectLive, expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const category = 'Sexta Libre';
const [pair, rival, third] = ['Los Andantes', 'Las Constantes', 'Los Terceros'] as const;
const league = leagueForThisFile({ seed: '' });
const dayIn = (days: number) => daysBefore(today, -days);
const teams = `${pair} contra ${rival}`;

/** What happened to the match of `pair` and `rival` is one event of the feed, whose number rises with each step. */
async function followFeed() {
  const { url, publishableKey } = league.supabase;
  let last = 0;
  return async (title: string, status: string, transparency = 'OPAQUE') => {
    const feed = await fetch(
      `${url}/rest/v1/rpc/calendar?category=sexta-libre&apikey=${publishableKey}`,
      { headers: { accept: 'text/calendar, */*' } },
    );
    const events = readCalendar(await feed.text()).filter((event) => event.title.includes(pair));
    expect(events).toMatchObject([{ title, version: { status, transparency } }]);
    const sequence = events[0]?.version.sequence ?? 0;
    expect(sequence).toBeGreaterThan(last);
    last = sequence;
  };
}

/** Taps of the organiser's thumb; a typed field is one. */
function thumb() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    type: async (field: Locator, text: string) => {
      await field.fill(text);
      taps += 1;
    },
    /** @returns how many since the last time */
    count: () => {
      const counted = taps;
      taps = 0;
      return counted;
    },
  };
}

/** The button of the desk's list for a match, or of a group of them. */
const buttonOf = (page: Page, name: string) => mainOf(page).getByRole('button', { name });

test('a season is rained on, put off, played and finished by thumb, on the pages of two browsers and in their calendars', async () => {
  const client = serviceClient(league);
  const { page: visitor } = await league.visit('/categorias/sexta-libre', phone);
  const { page: left } = await league.visit('/categorias/sexta-libre/falta', phone);
  for (const page of [visitor, left]) await expectLive(page);
  const announce = async (team1: string, team2: string, date: string) => {
    const match = { team1, team2, date, time: '20:30', location: 'Cancha 1', category };
    expect((await client.from('upcoming_matches').insert(match)).error).toBeNull();
  };
  await announce(pair, rival, dayIn(2));
  const expectInFeed = await followFeed();
  const seen = cardsOf(visitor, `Próximos Partidos - ${category}`);
  const putOff = visitor.getByRole('heading', { name: 'A reprogramar' });
  const counts = (text: string | RegExp) => expectSoon(mainOf(left).getByText(text)).toBeVisible();
  const expectAnnounced = async () => {
    await expectSoon(putOff).toBeHidden();
    await expectSoon(seen).toContainText('20:30');
    await expectInFeed(`${pair} – ${rival}`, 'CONFIRMED');
  };
  const expectPutOff = async (day: string) => {
    await expectSoon(putOff).toBeVisible();
    await expectSoon(seen).toContainText(`A reprogramar · era el ${formatShortDay(day)}`);
    await expectSoon(seen).not.toContainText('20:30');
    await expectSoon(mainOf(visitor).getByText('Todavía no hay un próximo partido')).toBeVisible();
    await expectInFeed(`A reprogramar: ${pair} – ${rival}`, 'CANCELLED', 'TRANSPARENT');
  };
  await expectAnnounced();
  await counts(/^Hay 0 resultados y falta 1 partido/u);

  // From its row, with a new day by the same button.
  const { page: admin } = await league.visitAs('admin', '/proximos-partidos', phone);
  const { tap, type, count } = thumb();
  const more = cardsOf(admin, 'Próximos Partidos').getByRole('button', { name: /^Más:/u });
  await tap(more);
  await tap(admin.getByRole('menuitem', { name: 'A reprogramar' }));
  expect(count()).toBeLessThanOrEqual(2);
  await expectPutOff(dayIn(2));
  const giveDay = async (button: Locator, day: string) => {
    await tap(button);
    const dialog = admin.getByRole('dialog', { name: 'Dar fecha' });
    await type(dialog.getByLabel('Fecha'), day);
    await tap(dialog.getByRole('button', { name: 'Guardar' }));
    await expectSoon(dialog).toBeHidden();
    expect(count()).toBeLessThanOrEqual(4);
  };
  await tap(more);
  await giveDay(admin.getByRole('menuitem', { name: 'Dar fecha' }), dayIn(5));
  await expectAnnounced();

  // From the desk: one line leads to what is announced.
  await admin.goto('/admin');
  const postpone = async (name: string) => {
    await tap(buttonOf(admin, `Más: ${name}`));
    await tap(admin.getByRole('menuitem', { name: 'A reprogramar' }));
  };
  await tap(mainOf(admin).getByRole('link', { name: 'Anunciados 1 · sin fecha 0' }));
  await postpone(teams);
  await expectPutOff(dayIn(5));
  expect(count()).toBeLessThanOrEqual(3);
  await admin.goto('/admin');
  await giveDay(buttonOf(admin, `Dar fecha: ${teams}`), dayIn(9));
  await expectAnnounced();

  // It rains once more, and is played without a day of its own.
  await admin.goto('/admin/partidos');
  await postpone(teams);
  await expectPutOff(dayIn(9));
  await admin.goto('/admin');
  await tap(buttonOf(admin, `Más: ${teams}`));
  await tap(admin.getByRole('menuitem', { name: 'Cargar' }));
  const pad = admin.getByRole('dialog', { name: 'Cargar Resultado' });
  await expectSoon(pad.getByText(/A reprogramar · era el/u)).toBeVisible();
  await pad.getByRole('textbox', { name: 'Resultado' }).fill('6-4, 6-2');
  await pad.getByRole('button', { name: 'Guardar', exact: true }).tap();
  await expectSoon(putOff).toBeHidden();
  await expectSoon(cardsOf(visitor, `Últimos Resultados - ${category}`)).toContainText(pair);
  await expectInFeed(`${pair} – ${rival}: 6-4, 6-2`, 'CONFIRMED');
  const { data } = await client.from('results').select('date,time,location');
  expect(data).toEqual([{ date: today, time: null, location: null }]);

  // A third pair plays: of its matches one has no day and is not played, the other is moved and won without a match.
  await announce(rival, third, dayIn(1));
  await counts('Hay 1 resultado y faltan 2 partidos: 1 anunciado y 1 sin fecha.');
  count();
  await waitForClosedDialog(admin);
  await admin.goto('/admin/partidos');
  await tap(buttonOf(admin, `Sin fecha, ${category}: 1`));
  await tap(buttonOf(admin, `Más: ${pair} contra ${third}`));
  await tap(admin.getByRole('menuitem', { name: 'No se jugó' }));
  await counts('Hay 2 resultados y falta 1 partido: 1 anunciado.');
  expect(count()).toBeLessThanOrEqual(3);
  const last = `${rival} contra ${third}`;
  await buttonOf(admin, `Más: ${last}`).tap();
  await giveDay(admin.getByRole('menuitem', { name: 'Dar fecha' }), dayIn(3));
  await waitForClosedDialog(admin);
  await buttonOf(admin, `Más: ${last}`).tap();
  await admin.getByRole('menuitem', { name: `W.O. de ${third}` }).tap();

  await counts('Hay 3 resultados y no falta ningún partido.');
  await expectSoon(
    mainOf(left).getByText('No falta ningún partido', { exact: true }),
  ).toBeVisible();
  await expectSoon(mainOf(admin).getByText('No falta ningún partido.')).toBeVisible();
  expect((await client.from('upcoming_matches').select('id')).data).toEqual([]);
});
