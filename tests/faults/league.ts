import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'the first day of a season belongs to the one before',
    file: 'src/league/season.ts',
    find: '.filter(({ firstDay }) => firstDay <= date)',
    replace: '.filter(({ firstDay }) => firstDay < date)',
  },
  {
    name: 'a season never ends when the next one is listed before it',
    file: 'src/league/season.ts',
    find: 'later.sort()[0] ?? null',
    replace: 'later[0] ?? null',
  },
  {
    name: 'whoever does not come to a match gets a point for it',
    file: 'src/league/standingsRule.ts',
    find: "'3-1-0': { win: 3, loss: 1, walkoverWin: 3, walkoverLoss: 0 }",
    replace: "'3-1-0': { win: 3, loss: 1, walkoverWin: 3, walkoverLoss: 1 }",
  },
  {
    name: 'the link of a pair with an accent in its name leads nowhere',
    file: 'src/league/paths.ts',
    find: '`/parejas/${slug}/${encodeURIComponent(pairSlug(name) || id)}`',
    replace: '`/parejas/${slug}/${encodeURIComponent(name)}`',
  },
  {
    name: 'WhatsApp is opened with a number that it does not know',
    file: 'src/league/league.ts',
    find: "number.replaceAll(/\\D/g, '')",
    replace: "number.replace(/\\D/, '')",
  },
  {
    name: 'an open page says Hoy on the next day',
    file: 'src/league/useNow.ts',
    find: 'civilMomentAt(minutes * minute, clock), [minutes, clock]',
    replace: 'civilMomentAt(openedAt() || minutes * minute, clock), [minutes, clock]',
    provedBy: 'tests/e2e/product/lists.test.ts',
  },
  {
    name: 'the chosen category is not announced as the current one',
    file: 'src/league/CategoryFilter.tsx',
    find: "aria-current={slug === current ? 'true' : undefined}",
    replace: "data-current={slug === current ? 'true' : undefined}",
  },
  {
    name: 'the chip Pendientes is shown to visitors, and hidden from the administrator',
    file: 'src/league/CategoryFilter.tsx',
    find: 'isReserved: !hasPending',
    replace: 'isReserved: hasPending',
  },
  {
    name: 'Back goes through every filter that was tried before it leaves the list',
    file: 'src/league/CategoryFilter.tsx',
    find: '        replace\n',
    replace: '',
    provedBy: 'tests/e2e/journeys/findPair.test.ts',
  },
  {
    name: 'on the page of a season no category is marked as the current one',
    file: 'src/league/CategoryLinks.tsx',
    find: 'end: false }, pathname)',
    replace: 'end: true }, pathname)',
  },
  {
    name: 'after a category was chosen, all of them cannot be chosen again',
    file: 'src/league/CategoryChoice.tsx',
    find: 'categoryByName(event.currentTarget.value)?.name ?? null',
    replace: 'categoryByName(event.currentTarget.value)?.name ?? category',
  },
  {
    name: 'a link with http in the settings is published',
    file: 'src/league/links.ts',
    find: '^https://${host}${port}(?:[/?#]',
    replace: '^https?://${host}${port}(?:[/?#]',
  },
  {
    name: 'a picture is fetched from another site',
    file: 'src/league/parseSettings.ts',
    find: 'const picture = v.pipe(text, v.regex(/^([a-z',
    replace: 'const picture = v.pipe(text, v.regex(/^[/]*([.a-z',
  },
  {
    name: 'a league that has set no season cannot show its tables',
    file: 'src/league/parseSettings.ts',
    find: 'output.seasons.length > 0 ? output',
    replace: 'output.seasons.length >= 0 ? output',
  },
  {
    name: 'white text on the buttons of an orange league is too faint',
    file: 'src/league/shades.ts',
    find: 'luminance <= 0.135',
    replace: 'luminance <= 0.2',
  },
  {
    name: 'the chosen colour of a league is on none of its pages',
    file: 'src/league/shades.ts',
    find: 'chosen: 7,',
    replace: 'chosen: 6,',
  },
  {
    name: 'a league in yellow has olive buttons',
    file: 'src/league/colorProblem.ts',
    find: 'furthest = 0.23',
    replace: 'furthest = 1',
  },
  {
    name: 'a club whose name begins as that of another has the map of the other',
    file: 'src/league/mapLink.ts',
    find: 'wordsOf(other.name).length - wordsOf(one.name).length',
    replace: 'wordsOf(one.name).length - wordsOf(other.name).length',
  },
];
