import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A titled list in each of its states.',
  when: 'Around every list that is loaded.',
  whenNot: 'For content that is always there.',
  anatomy: { title: 'Title', header: 'Title, and actions at its right', more: '“Ver más”' },
  anatomyStory: 'with-more',
  keyboard: 'After “Ver más” the focus is on the first new row.',
  screenReader: 'A region with the title as its name; loading is announced, and how many came.',
  good: { says: 'One title, one list, its actions beside the title.', args: {} },
  bad: {
    says: 'An action that does not belong to the list stands elsewhere.',
    args: { actions: <button type="button">Cerrar Sesión</button> },
  },
  code: `<ListSection title="Últimos Resultados" texts={texts} state={state} skeleton={<RowSkeletons of="result" />}>
  {(list) => <DayRows of="result" list={list} today={today} renderRow={renderRow} />}
</ListSection>`,
};
