import classes from './Tv.module.css';

type TvTeamProps = { name: string; outcome: 'won' | 'lost' | undefined };

/** As many letters as one line holds beside a score. */
const oneLine = 24;

/** A team on the screen; a tick marks the winner. */
export function TvTeam({ name, outcome }: TvTeamProps) {
  return (
    <p
      className={classes['team']}
      data-outcome={outcome}
      data-long={name.length > oneLine || undefined}
    >
      <bdi>{name}</bdi>
    </p>
  );
}
