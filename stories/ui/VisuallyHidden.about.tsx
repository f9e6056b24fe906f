import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Text for screen readers alone.',
  when: 'Where the picture says it and words do not.',
  whenNot: 'To hide from everybody: `hidden`.',
  anatomy: {},
  keyboard: 'A focusable thing must never be in it.',
  screenReader: 'Read as any text.',
  good: {
    says: 'One sentence for a picture made of many pieces.',
    show: () => (
      <p>
        ✔ 6-4 6-3<VisuallyHidden>Victoria de Los Smash por 6 a 4 y 6 a 3</VisuallyHidden>
      </p>
    ),
  },
  bad: {
    says: 'Not for what everybody needs to know.',
    show: () => (
      <p>
        <VisuallyHidden>Pagar antes del viernes</VisuallyHidden>Inscripción
      </p>
    ),
  },
  code: '<VisuallyHidden>Victoria de Los Smash</VisuallyHidden>',
};
