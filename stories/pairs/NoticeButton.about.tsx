import { NoticeButton } from '../../src/pairs/NoticeButton.tsx';
import { PageTitle } from '../../src/ui/PageTitle.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Turns the notifications about one’s own pairs on and off.',
  when: 'On the page of a pair that was starred.',
  whenNot: 'On the first visit: nobody allows what they do not know yet.',
  anatomy: { button: 'Pressed when the device announces', note: 'What it does, or why it cannot' },
  keyboard: 'Enter or Space. The browser’s own question follows.',
  screenReader: 'A button, pressed or not; the sentence below is a status.',
  good: { says: 'A refusal says where to change it.', args: { state: 'denied' } },
  bad: {
    says: 'On the first visit: nobody allows what they do not know yet.',
    show: () => (
      <>
        <PageTitle>Bienvenidos</PageTitle>
        <NoticeButton state="off" onToggle={() => undefined} />
      </>
    ),
  },
};
