import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { clockOffsets } from '../../src/build/clockOffsets.ts';
import { icsOf } from '../../src/pairs/ics.ts';
import { upcomingMatchesTable } from '../../src/matches/tables.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { seedOfLeague } from '../../supabase/scripts/seedParts.ts';
import { tonight } from '../../stories/fixtures/matches.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { readCalendar } from '../support/calendars.ts';

const unpublished = { ...demoSettings, address: '' };

/** Forty evenings at 20:30 from March on: the clocks of Santiago and Madrid change in between. */
const days = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2099, 2, 1 + index)).toISOString().slice(0, 10),
);
const id = (index: number) => `e0000000-0000-4000-8000-0000000000${index + 10}`;
const seed = `insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values ${days
  .map(
    (day, index) =>
      `('${id(index)}', 'Los Smash; ${index}', 'Ñandúes, \\ y otros de un nombre muy largo ${index}', '${day}', '20:30', 'Club Centro, cancha 2', 'Sexta Libre')`,
  )
  .join(', ')};`;

let supabase: EmbeddedSupabase;
beforeAll(async () => {
  supabase = await startEmbeddedSupabase({ seed: seedOfLeague + seed });
});
afterAll(() => supabase.close());

async function subscribe(query = '') {
  const { url, publishableKey } = supabase;
  const address = `${url}/rest/v1/rpc/calendar?${query}apikey=${publishableKey}`;
  const response = await fetch(address, { headers: { accept: 'text/calendar, */*' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return response.text();
}

/** The start as Node's own time zones give it. */
function expectedStart(day: string, timeZone: string): string {
  const shown = (moment: number) =>
    new Date(moment).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const guess = Date.parse(`${day}T20:30:00Z`);
  const hours = Array.from({ length: 49 }, (_, step) => guess + (step - 24) * 1_800_000);
  const found = hours.find((moment) => shown(moment) === `${day} 20:30`);
  return new Date(found ?? Number.NaN).toISOString();
}

const zones = ['America/Argentina/Cordoba', 'America/Santiago', 'Europe/Madrid'];

it.each(zones)(
  'forty matches from the running server are read alike, with the times of %s',
  async (timeZone) => {
    await supabase.database.exclusive((postgres) =>
      postgres.exec(`update public.league set time_zone = '${timeZone}'`),
    );
    const events = readCalendar(await subscribe('category=sexta-libre&'));
    expect(events.map(({ start }) => start)).toEqual(
      days.map((day) => expectedStart(day, timeZone)),
    );
    expect(events[0]).toMatchObject({
      title: 'Los Smash; 0 – Ñandúes, \\ y otros de un nombre muy largo 0',
      place: 'Club Centro, cancha 2',
    });
  },
);

it.each(zones)('a file from the browser is read alike, in %s', (timeZone) => {
  const clock = clockOffsets(timeZone, Date.UTC(2098), Date.UTC(2100));
  const team1 = 'A; B\\C, ñ'.repeat(9);
  const matches = days.map((date, index) => ({
    ...tonight,
    id: `${index}`,
    date,
    time: '20:30',
    team1,
  }));
  const file = icsOf(matches, {
    league: { ...demoSettings, address: 'https://liga.example', clock },
    title: 'Los Smash · Sexta Damas',
    addressOf: ({ id }) => `https://liga.example/x#${id}`,
    now: 0,
  });
  const events = readCalendar(file);
  expect(events.map(({ start }) => start)).toEqual(days.map((day) => expectedStart(day, timeZone)));
  expect(events[7]).toMatchObject({ uid: '7@liga.example', title: `${team1} – La Víbora` });
  const [played] = matches;
  const friendly = icsOf(played ? [{ ...played, stage: 'AM' }] : [], {
    league: demoSettings,
    addressOf: () => '',
    now: 0,
  });
  expect(friendly).toContain(String.raw`DESCRIPTION:Sexta Damas · amistoso\nMapa`);
  // These two readers forgive what RFC 5545 does not: a bare comma, lines of more than 75 octets.
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:A\; B\\C\, ñ`);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75);
  // Outlook reads nothing else.
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
});

test('file and feed have one number for one change, and a match that is deleted is cancelled by a higher one', async () => {
  const { url, publishableKey, database } = supabase;
  const zone = 'America/Santiago';
  const run = (sql: string) => database.exclusive((postgres) => postgres.exec(sql));
  await run(`
    update public.league set time_zone = '${zone}';
    -- The clock shows this hour twice.
    update public.upcoming_matches set date = '2099-04-04', time = '23:30' where id = '${id(5)}'`);
  const response = await fetch(
    `${url}/rest/v1/upcoming_matches?category=eq.Sexta Libre&select=${upcomingMatchesTable.columns}`,
    { headers: { apikey: publishableKey } },
  );
  const rows: unknown[] = await response.json();
  const file = icsOf(
    rows.flatMap((row) => upcomingMatchesTable.parse(row) ?? []),
    {
      league: { ...unpublished, clock: clockOffsets(zone, Date.UTC(2098), Date.UTC(2100)) },
      addressOf: () => 'https://liga.example',
      now: Date.now(),
    },
  );
  const inFile = new Map(readCalendar(file).map((event) => [event.uid, event]));
  const inFeed = readCalendar(await subscribe('category=sexta-libre&'));
  expect(inFeed.length).toBeGreaterThan(days.length - 1);
  for (const { uid, start, version } of inFeed) {
    expect(inFile.get(uid.replace(/@.*/u, ''))).toMatchObject({ start, version });
  }
  const before = inFeed.find(({ uid }) => uid.startsWith(id(5)));
  expect(before?.start).toBe('2099-04-05T02:30:00.000Z');

  await run(`delete from public.upcoming_matches where id = '${id(5)}'`);
  const after = readCalendar(await subscribe()).find(({ uid }) => uid === before?.uid);
  expect(after).toMatchObject({
    title: 'Partido cancelado',
    place: '',
    start: before?.start,
    version: { status: 'CANCELLED' },
  });
  expect(after?.version.sequence).toBeGreaterThan(before?.version.sequence ?? Infinity);
});

test('a file takes an announced match out of the calendar that was not played, by a higher number', () => {
  const options = {
    league: {
      ...unpublished,
      clock: clockOffsets('America/Santiago', Date.UTC(2026), Date.UTC(2027)),
    },
    addressOf: () => 'https://liga.example',
    now: Date.UTC(2026, 10, 28),
  };
  const match = { ...tonight, changedAt: '2026-11-27T12:00:00.900+00:00' };
  const [announced] = readCalendar(icsOf([match], options));
  const result = { ...match, createdAt: '2026-11-27T12:00:00.950+00:00', correctedAt: null };
  const [cancelled] = readCalendar(icsOf([], { ...options, cancelled: [result] }));
  expect(cancelled).toMatchObject({
    uid: announced?.uid,
    start: announced?.start,
    title: 'Partido cancelado',
    version: { status: 'CANCELLED' },
  });
  expect(cancelled?.version.sequence).toBeGreaterThan(announced?.version.sequence ?? Infinity);
});

test('a match that is put off stays as cancelled under its UID in feed and file, and comes back with its new day', async () => {
  const match = id(7);
  const write = (change: string) =>
    supabase.database.exclusive((postgres) =>
      postgres.exec(`update public.upcoming_matches set ${change} where id = '${match}'`),
    );
  const inFeed = async () =>
    readCalendar(await subscribe('category=sexta-libre&')).find(({ uid }) => uid.startsWith(match));
  const inFile = async () => {
    const { url, publishableKey } = supabase;
    const response = await fetch(
      `${url}/rest/v1/upcoming_matches?id=eq.${match}&select=${upcomingMatchesTable.columns}`,
      { headers: { apikey: publishableKey } },
    );
    const rows: unknown[] = await response.json();
    const [event] = readCalendar(
      icsOf(
        rows.flatMap((row) => upcomingMatchesTable.parse(row) ?? []),
        {
          league: {
            ...unpublished,
            clock: clockOffsets('America/Santiago', Date.UTC(2098), Date.UTC(2100)),
          },
          addressOf: () => 'https://liga.example',
          now: Date.now(),
        },
      ),
    );
    return event;
  };
  const announced = await inFeed();
  const seen = [announced?.version.sequence ?? Infinity];
  let startsAt = announced?.start;
  for (const round of [1, 2]) {
    await write('postponed_at = now()');
    for (const event of [await inFeed(), await inFile()]) {
      expect(event).toMatchObject({
        title: `A reprogramar: ${announced?.title}`,
        version: { status: 'CANCELLED', transparency: 'TRANSPARENT' },
      });
      expect(event?.start).toBe(startsAt);
      seen.push(event?.version.sequence ?? 0);
    }
    // As a page of before writes it.
    await write(`date = '2099-06-0${round}'`);
    for (const event of [await inFeed(), await inFile()]) {
      expect(event).toMatchObject({
        title: announced?.title,
        version: { status: 'CONFIRMED', transparency: 'OPAQUE' },
      });
      expect(event?.start).toMatch(`2099-06-0${round + 1}`);
      startsAt = event?.start;
      seen.push(event?.version.sequence ?? 0);
    }
  }
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(new Set(seen).size).toBe(5);
});

test('a match that is played keeps its UID and ends with its score', async () => {
  const [first] = readCalendar(await subscribe());
  await supabase.database.exclusive((postgres) =>
    postgres.exec(`
      delete from public.upcoming_matches where id = '${id(0)}';
      insert into public.results (id, team1, team2, score, date, time, location, category)
      values ('${id(0)}', 'Los Smash; 0', 'Otros', '6-4, 6-3', '${days[0]}', '20:30', 'La Jaula', 'Sexta Libre');
    `),
  );
  const [played] = readCalendar(await subscribe());
  expect(played?.uid).toBe(first?.uid);
  expect(played?.title).toBe('Los Smash; 0 – Otros: 6-4, 6-3');
});
