import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A row of links that scrolls sideways where it does not fit.',
  when: 'For five to twenty short choices of one kind: categories, match days.',
  whenNot: 'For two or three: buttons. For long texts: a list.',
  anatomy: {
    chip: 'A link, 44 px high',
    '[aria-current]': 'The current one: filled, and scrolled into view',
    nav: 'The row; its ends fade where there is more',
  },
  keyboard: 'Tab goes from chip to chip and the row scrolls along.',
  screenReader: 'A navigation with a name of its own.',
  good: { says: 'The current one comes into view by itself.', args: {} },
  bad: {
    says: 'A row without a current one does not say where one is.',
    args: { current: -1, chips: [{ key: '1', chip: <a href="#fecha-1">Fecha 1</a> }] },
  },
  code: `<ChipRow
  label="Fechas"
  current={index}
  chips={days.map((day) => ({ key: day, chip: <Button component={Link} {...chipProps} to={day}>{day}</Button> }))}
/>`,
};
