import { ConnectionStatus } from '../../src/ui/ConnectionStatus.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { clock, today } from '../../.storybook/fixtures/clock.ts';
import { live, offline } from '../../.storybook/fixtures/connections.ts';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Says whether what one sees is live, and how old it is if it is not.',
  when: 'In the header of every page; on the television screen.',
  whenNot:
    'For a request that failed: ErrorState. “En vivo” only while the subscription is confirmed.',
  anatomy: {
    icon: 'A sign for each state: the ball while it is live, as nowhere else',
    state: 'The state in words',
    age: 'How old the data are',
  },
  anatomyStory: 'offline',
  keyboard: 'It is not operated.',
  screenReader: 'A status: a change is announced politely, once.',
  good: { says: 'Offline says from when the data are.', args: { connection: offline } },
  bad: {
    says: '“En vivo” above a list that could not be loaded: what is said has to be true.',
    show: () => (
      <>
        <ConnectionStatus connection={live} clock={clock} today={today} />
        <ErrorState message="No se pudieron cargar los resultados." />
      </>
    ),
  },
};
