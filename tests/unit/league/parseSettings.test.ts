import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { whatsappLink } from '../../../src/league/league.ts';
import { parseSettings } from '../../../src/league/parseSettings.ts';

describe('what the database gives as settings', () => {
  it('is taken as it is, but for fields that the page does not know', () => {
    expect(parseSettings({ ...demoSettings, later: true })).toEqual(demoSettings);
  });

  it('has a season, since tables and lists ask for one', () => {
    const { seasons } = parseSettings({ ...demoSettings, seasons: [] });
    expect(seasons).toMatchObject([{ slug: 'temporada', firstDay: '2000-01-01' }]);
  });

  const [club] = demoSettings.clubs;
  const [category] = demoSettings.categories;
  const [sponsor] = demoSettings.sponsors;
  const [hero] = demoSettings.heroPictures;
  const [season] = demoSettings.seasons;
  it.each([
    [
      'a link that runs a script',
      { profile: { ...demoSettings.profile, url: 'javascript:alert(1)' } },
    ],
    ['a link that is not encrypted', { clubs: [{ ...club, url: 'http://club.example' }] }],
    ['a map that ends its attribute', { clubs: [{ ...club, map: 'https://m.example/" x="' }] }],
    ['a spreadsheet of no address', { categories: [{ ...category, spreadsheet: 'planilla' }] }],
    ['a slug with a slash', { categories: [{ ...category, slug: '../admin' }] }],
    ['a colour that ends its rule', { brand: '#1d4ed8;}*{display:none' }],
    ['a picture of another site', { sponsors: [{ ...sponsor, picture: '//evil.example/a.svg' }] }],
    ['a picture out of its folder', { sponsors: [{ ...sponsor, picture: '../../etc/a.svg' }] }],
    ['an icon that is not of the bucket', { icon: 'hero/foto.avif' }],
    ['a point that ends its style', { heroPictures: [{ ...hero, focus: '50% 50%; x' }] }],
    ['a number that is none', { organisers: [{ name: 'Ana', whatsapp: 'javascript:1' }] }],
    ['a rule that no table is counted by', { seasons: [{ ...season, rule: { points: '5-0' } }] }],
    ['no name', { name: '' }],
    ['no clock', { clock: [] }],
    ['nothing', undefined],
  ])('is refused with %s', (_name, change) => {
    expect(() =>
      parseSettings(change === undefined ? undefined : { ...demoSettings, ...change }),
    ).toThrow(/Invalid|Expected/u);
  });
});

it('writes a number as WhatsApp wants it', () => {
  expect(whatsappLink('+54 9 (351) 555-0100')).toBe('https://wa.me/5493515550100');
});
