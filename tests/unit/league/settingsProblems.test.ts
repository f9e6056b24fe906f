import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { whatsappLink, type LeagueSettings } from '../../../src/league/league.ts';
import { settingsProblems } from '../../../src/league/settingsProblems.ts';
import { settings as league } from '../../../src/league/settings.ts';
import { seasons } from '../../../src/league/seasons.config.ts';

const files = {
  hero: readdirSync('src/league/hero'),
  sponsors: readdirSync('src/league/sponsors'),
};

function problemsWith(change: Partial<LeagueSettings>): string[] {
  return settingsProblems({ ...league, ...change }, files);
}

describe('the league that ships', () => {
  it('has nothing wrong', () => {
    expect(settingsProblems(league, files)).toEqual([]);
  });
});

describe('a wrong value is named by what it is and where it stands', () => {
  it('rejects a colour that no page could show', () => {
    const { brand, accent } = league.colors;
    const [, ...others] = brand;
    expect(problemsWith({ colors: { accent, brand: ['azul', ...others] } })).toEqual([
      'colors.brand[0] is “azul”: write a colour as #1d4ed8.',
    ]);
  });

  it('rejects seasons that no table could be counted for', () => {
    const [first] = seasons;
    if (first === undefined) throw new Error('There is no season.');
    const rule = { ...first.rule };
    // TypeScript excludes these; a settings file in JavaScript does not.
    Object.assign(rule, { points: '5-0' });
    const wrong = {
      ...first,
      rule,
      slug: 'Otra 2026',
      firstDay: '2026-02-30',
      qualified: { count: 0, name: '' },
    };
    Object.assign(wrong, { legs: 3 });
    expect(problemsWith({ seasons: [] })).toEqual([
      'seasons is empty: the tables need at least one season.',
    ]);
    expect(problemsWith({ seasons: [first, wrong] })).toEqual([
      'seasons[1].slug is “Otra 2026”: write small letters, digits and hyphens.',
      'seasons[1].firstDay is “2026-02-30”: write a day as 2026-08-01.',
      'seasons[1].rule.points is none of 2-1-0, 3-1-0, 3-0, 1-0.',
      'seasons[1].legs is 3: write 1 or 2, how often two pairs meet, or leave it out.',
      'seasons[1].qualified needs a count from 1 on and a name.',
    ]);
    expect(problemsWith({ seasons: [first, first] })).toHaveLength(4);
  });

  const octavaDamas = {
    slug: 'octava-damas',
    name: 'Octava Damas',
    shortName: '8.ª D',
    spreadsheet: 'https://planillas.example/8',
  };

  it.each(['http://planillas.example/7', 'javascript:alert(1)'])(
    'finds a link that is not https: %s',
    (link) => {
      const first = octavaDamas;
      const profile = { ...league.profile, url: link };
      const clubs = league.clubs.map((club) => ({ ...club, url: link }));
      expect(
        problemsWith({
          categories: [{ ...first, spreadsheet: link }],
          profile,
          clubs,
          address: link,
        }),
      ).toEqual(
        ['address', 'profile.url', 'clubs[0].url', 'clubs[1].url', 'categories[0].spreadsheet'].map(
          (place) => `${place} is “${link}”: write a whole address that begins with https://.`,
        ),
      );
    },
  );

  it.each(['351 555-0134', '+54 9 351', '+54 9 351 CANCHA'])(
    'finds an invalid number: %s',
    (whatsapp) => {
      expect(problemsWith({ organisers: [{ name: 'Ana', whatsapp }] })).toEqual([
        expect.stringContaining(`organisers[0].whatsapp is “${whatsapp}”`),
      ]);
    },
  );

  it('finds a picture whose file is not there, twice there, or not described', () => {
    const [first, second] = league.heroPictures;
    if (first === undefined || second === undefined) throw new Error('The league has no pictures');
    const heroPictures = [
      { ...first, file: 'Remate.avif', phoneFile: 'Telefono.avif' },
      { ...second, alt: ' ' },
      second,
    ];
    expect(problemsWith({ heroPictures })).toEqual([
      'heroPictures[0].file is “Remate.avif”, but src/league/hero/ holds no file of that name.',
      'heroPictures[1].alt is blank: say what “remate.avif” shows, for those who do not see it.',
      'heroPictures[2].file is “remate.avif”, which the list names before.',
      'heroPictures[0].phoneFile is “Telefono.avif”, but src/league/hero/ holds no file of that name.',
    ]);
  });
});

it('writes a number as WhatsApp wants it', () => {
  expect(whatsappLink('+54 9 (351) 555-0134')).toBe('https://wa.me/5493515550134');
});
