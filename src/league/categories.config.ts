import type { CategorySettings } from './league.ts';

/**
 * The league's categories, in the order in which they are listed. `slug` is the end of the category's
 * address, `shortName` what fits a narrow place, `spreadsheet` its table of positions, a page that
 * anyone may open.
 *
 * The database has a list of its own (README): a test checks that the two agree.
 */
export const categories: readonly CategorySettings[] = [
  {
    slug: 'octava-damas',
    name: 'Octava Damas',
    shortName: '8.ª D',
    spreadsheet: 'https://planillas.example/liga-padel/octava-damas',
  },
  {
    slug: 'septima-damas',
    name: 'Séptima Damas',
    shortName: '7.ª D',
    spreadsheet: 'https://planillas.example/liga-padel/septima-damas',
  },
  {
    slug: 'sexta-damas',
    name: 'Sexta Damas',
    shortName: '6.ª D',
    spreadsheet: 'https://planillas.example/liga-padel/sexta-damas',
  },
  {
    slug: 'octava-libre',
    name: 'Octava Libre',
    shortName: '8.ª L',
    spreadsheet: 'https://planillas.example/liga-padel/octava-libre',
  },
  {
    slug: 'septima-libre',
    name: 'Séptima Libre',
    shortName: '7.ª L',
    spreadsheet: 'https://planillas.example/liga-padel/septima-libre',
  },
  {
    slug: 'sexta-libre',
    name: 'Sexta Libre',
    shortName: '6.ª L',
    spreadsheet: 'https://planillas.example/liga-padel/sexta-libre',
  },
  {
    slug: 'quinta-libre',
    name: 'Quinta Libre',
    shortName: '5.ª L',
    spreadsheet: 'https://planillas.example/liga-padel/quinta-libre',
  },
];
