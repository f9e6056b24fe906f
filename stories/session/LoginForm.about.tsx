import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Where the administrator signs in.',
  when: 'On /admin, for visitors without a session.',
  whenNot: 'For visitors: they need no account.',
  anatomy: {
    title: 'Title',
    "input[type='email'], input[autocomplete='username']": 'E-mail',
    "input[type='password']": 'Password, which can be shown',
    error: 'What was wrong',
    "button[type='submit']": 'To sign in',
  },
  anatomyStory: 'failed',
  keyboard: 'Enter sends from either field. After a failure the focus is where it was wrong.',
  screenReader: 'The failure is an alert; a field that is wrong says so.',
  good: {
    says: 'What was typed stays after a failure.',
    args: { errorMessage: 'Email o contraseña incorrectos' },
  },
  bad: {
    says: 'Not which of the two was wrong: that helps a stranger.',
    args: { errorMessage: 'La contraseña de admin@liga.example no es correcta' },
  },
};
