import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The name of a pair: known ones are suggested while it is typed.',
  when: 'In the dialog for a result or a match.',
  whenNot: 'To search the site: SearchDialog.',
  anatomy: {
    label: 'Label',
    input: 'The field',
    root: 'Below: whether it is a known pair, or nearly one',
  },
  keyboard:
    'Arrows choose a suggestion, Enter takes it, Escape closes the list and not the dialog.',
  screenReader: 'A combobox with a list; what stands below is its description.',
  good: { says: 'A name that is nearly a known one: one tap takes that.', story: 'nearly' },
  bad: {
    says: 'To search the site: SearchDialog does that.',
    args: { label: 'Buscar en el sitio' },
  },
  code: '<PairField label="Pareja 1" value={name} pairs={pairs} category={category} onChange={setName} onPick={onPick} />',
};
