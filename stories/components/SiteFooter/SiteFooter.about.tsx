import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'The end of every page: links, contact, sponsors.',
  when: 'On every page, once.',
  whenNot: 'On the television screen.',
  anatomy: {
    quote: 'The league’s words',
    list: 'Pages, clubs, organisers',
    sponsors: 'Sponsors',
    copyright: 'The year',
  },
  keyboard: 'Links in the order of the columns.',
  screenReader: 'The page’s contentinfo, with headings.',
  good: {
    says: 'Night blue in both schemes: it closes the page as the header opens it.',
    show: () => <p>See the states.</p>,
  },
  bad: {
    says: 'No news here: nobody looks for them at the end.',
    show: () => <p>¡Nuevo torneo!</p>,
  },
};
