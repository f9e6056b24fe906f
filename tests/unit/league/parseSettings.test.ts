import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { whatsappLink } from '../../../src/league/league.ts';
import { parseSettings, type LeftOut } from '../../../src/league/parseSettings.ts';

describe('what the database gives as settings', () => {
  it('is taken as it is, but for fields that the page does not know', () => {
    expect(parseSettings({ ...demoSettings, later: true })).toEqual(demoSettings);
  });

  it('has its default for a field that a database of before, or a device, does not know', () => {
    const leftOut: LeftOut[] = [];
    const { city: _, ...before } = demoSettings;
    expect(parseSettings(before, (each) => leftOut.push(each))).toEqual({
      ...demoSettings,
      city: '',
    });
    expect(leftOut).toEqual([]);
  });

  it('has a season, since tables and lists ask for one', () => {
    const { seasons } = parseSettings({ ...demoSettings, seasons: [] });
    expect(seasons).toMatchObject([{ slug: 'temporada', firstDay: '2000-01-01' }]);
  });

  it.each([
    ['a link that runs a script', 'clubs', { url: 'javascript:alert(1)' }],
    ['a link that is not encrypted', 'clubs', { url: 'http://club.example' }],
    ['a map that ends its attribute', 'clubs', { map: 'https://m.example/" x="' }],
    ['a map at a port that does not exist', 'clubs', { map: 'https://m.example:99999' }],
    ['a spreadsheet of no address', 'categories', { spreadsheet: 'planilla' }],
    ['a slug with a slash', 'categories', { slug: '../admin' }],
    ['a picture of another site', 'sponsors', { picture: '//evil.example/a.svg' }],
    ['a picture out of its folder', 'sponsors', { picture: '../../etc/a.svg' }],
    ['a picture without a folder', 'sponsors', { picture: 'logo.png' }],
    ['a point that ends its style', 'heroPictures', { focus: '50% 50%; x' }],
    ['a number that is none', 'organisers', { whatsapp: 'javascript:1' }],
    ['a rule that no table is counted by', 'seasons', { rule: { points: '5-0' } }],
    ['a day that is none', 'seasons', { firstDay: '2026-13-01' }],
    ['no fields at all', 'sponsors', null],
  ] as const)('is shown without a row that has %s', (_what, part, change) => {
    const leftOut: LeftOut[] = [];
    const leaveOut = (each: LeftOut) => leftOut.push(each);
    const [first, ...others] = demoSettings[part];
    const broken = change === null ? null : { ...first, ...change };
    expect(parseSettings({ ...demoSettings, [part]: [broken, ...others] }, leaveOut)).toEqual({
      ...demoSettings,
      [part]: others,
    });
    expect(leftOut).toMatchObject([{ part }]);
  });

  it.each([
    ['brand', '#1d4ed8;}*{display:none', '#1d4ed8'],
    ['accent', 'yellow', '#d8f238'],
    ['icon', 'hero/foto.avif', ''],
    ['address', 'https://liga.example:99999', ''],
    ['address', 'https://liga.example?x=1', ''],
    ['name', '', 'Liga de pádel'],
    ['clock', [], [{ from: 0, minutes: 0 }]],
    ['city', 7, ''],
    ['profile', { ...demoSettings.profile, url: 'javascript:alert(1)' }, null],
    ['timeZone', null, 'UTC'],
  ])('has its default for the field %s with %j', (part, given, otherwise) => {
    const leftOut: LeftOut[] = [];
    const read = parseSettings({ ...demoSettings, [part]: given }, (each) => leftOut.push(each));
    expect(read).toEqual({ ...demoSettings, [part]: otherwise });
    expect(leftOut).toEqual([{ part, name: '', field: '' }]);
  });

  it('keeps a category that is named as a property of each object', () => {
    const [season] = demoSettings.seasons;
    const categories = JSON.parse('{"__proto__": {"legs": 2, "qualified": 4, "relegated": 0}}');
    const { seasons } = parseSettings({ ...demoSettings, seasons: [{ ...season, categories }] });
    expect(Object.keys(seasons[0]?.categories ?? {})).toEqual(['__proto__']);
  });

  it.each([
    ['nothing', undefined],
    ['an error', { code: '57014', message: 'canceling statement' }],
    ['no version', { ...demoSettings, version: null }],
    ['a list that is none', { ...demoSettings, categories: null }],
  ])('cannot be read as a whole with %s', (_what, value) => {
    expect(() => parseSettings(value)).toThrow(/Invalid/u);
  });
});

it('writes a number as WhatsApp wants it', () => {
  expect(whatsappLink('+54 9 (351) 555-0100')).toBe('https://wa.me/5493515550100');
});
