import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect } from 'vitest';

type Event = { uid: string; title: string; place: string; start: string; version: Version };
type Version = {
  sequence: number;
  changed: string | undefined;
  status: string;
  transparency: string;
};

function readWithIcal(text: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ uid, summary, location, startDate, sequence, component }) => ({
      uid,
      title: summary,
      place: location ?? '',
      start: startDate.toJSDate().toISOString(),
      version: {
        sequence,
        changed: component.getFirstPropertyValue('last-modified')?.toString(),
        status: String(component.getFirstPropertyValue('status')),
        transparency: String(component.getFirstPropertyValue('transp') ?? 'OPAQUE'),
      },
    }));
}

function readWithNodeIcal(text: string): Event[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [
          {
            uid: event.uid,
            title: textOf(event.summary),
            place: textOf(event.location),
            start: event.start.toISOString(),
            version: {
              sequence: Number(event.sequence),
              changed: event.lastmodified?.toISOString().replace('.000', ''),
              status: String(event.status),
              transparency: event.transparency ?? 'OPAQUE',
            },
          },
        ]
      : [],
  );
}

/** The events of a calendar. Two independent readers: what both understand, calendar programs understand. */
export function readCalendar(text: string): Event[] {
  const events = readWithIcal(text);
  expect(readWithNodeIcal(text)).toEqual(events);
  return events;
}

/** A property without parameters is its text. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
