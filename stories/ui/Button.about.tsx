import { Button } from '../../src/ui/Button.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Does something on the page that one is on.',
  when: 'For what a visitor can do here: add, save, load more, try again. Filled for what the page is there for, default for everything else.',
  whenNot:
    'To go somewhere: that is a link. In a row of a list, where the row’s own small buttons fit better. To delete: the dialog that asks has its own red one. Forms of the administrator take Mantine’s button, which looks the same.',
  anatomy: {
    root: 'The target: at least 44 px high, however short its text; there is one size',
    svg: 'An icon, where it helps to find the button',
  },
  anatomyStory: 'with-icon',
  keyboard: 'Tab reaches it, Enter and Space press it. The ring of focus stands 2 px outside.',
  screenReader: 'Its text is its name. An icon in it is hidden.',
  good: {
    says: 'One filled button in a section; its text says what will happen.',
    show: () => (
      <>
        <Button>Agregar Resultado</Button> <Button variant="default">Ver más</Button>
      </>
    ),
  },
  bad: {
    says: 'Two filled buttons compete, and “OK” says nothing.',
    show: () => (
      <>
        <Button>OK</Button> <Button>Ver más</Button>
      </>
    ),
  },
  code: `<Button onClick={onAddResult}>Agregar Resultado</Button>
<Button variant="default" onClick={onLoadMore}>Ver más</Button>
<ButtonLink href="https://planillas.example/octava">Ver Tabla de Posiciones</ButtonLink>`,
};
