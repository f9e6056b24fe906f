import { ConnectionStatus } from '../../src/ui/ConnectionStatus.tsx';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { ResultCard } from '../../src/matches/card/ResultCard.tsx';
import preview from '../../.storybook/preview.tsx';
import { clock, today } from '../../.storybook/fixtures/clock.ts';
import { live } from '../../.storybook/fixtures/connections.ts';
import { superTieBreak } from '../fixtures/results.ts';
import { withSharing } from '../support/decorators.tsx';
import classes from './Foundations.module.css';

/** What makes the look the league's own. */
function OurLook() {
  return (
    <div className={classes['page']}>
      <h1>Our look</h1>
      <p>
        The league plays at night, under floodlights. Four things say so; whatever is new takes from
        them and adds no fifth.
      </p>
      <div className={classes['look']}>
        <figure>
          <ResultCard result={superTieBreak} today={today} headingLevel={2} />
          <figcaption>
            <b>The scoreboard.</b> Figures stand on night blue in both schemes, a column for each
            set, as on a club’s board. The winner is bold and has a tick.
          </figcaption>
        </figure>
        <figure>
          <ConnectionStatus connection={live} clock={clock} today={today} />
          <figcaption>
            <b>The ball.</b> Its yellow marks what happens: live, won, just arrived. Where
            everything is yellow, nothing is.
          </figcaption>
        </figure>
        <figure>
          <EmptyState message="No hay resultados disponibles" hint="Aquí aparecerán." />
          <figcaption>
            <b>The court.</b> Blue turf with white lines, seen from above: where nothing has been
            played yet, the ball lies still.
          </figcaption>
        </figure>
        <figure>
          <p style={{ fontSize: 'var(--font-size-page)', fontWeight: 'var(--weight-heavy)' }}>
            La Víbora
          </p>
          <figcaption>
            <b>One narrow face.</b> Heavy and semi-condensed, as names on a draw sheet: two surnames
            fit a phone.
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Our look',
  component: OurLook,
  decorators: [withSharing],
  tags: ['!autodocs', '!manifest'],
});

/** The scoreboard, the ball, the court and the face. */
export const Look = meta.story({ name: 'Our look' });
