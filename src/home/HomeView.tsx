import { Button, Title } from '@mantine/core';
import { HeroSlider } from './HeroSlider.tsx';
import { Link } from '../ui/Link.tsx';
import { MatchCards } from '../matches/card/MatchCards.tsx';
import { TodayStrip } from './TodayStrip.tsx';
import { ResultCards } from '../matches/card/ResultCards.tsx';
import type { Result } from '../padel/result.ts';
import { eveningOf } from '../padel/evening.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { ReactNode } from 'react';
import { LeagueSoon } from '../league/LeagueSoon.tsx';
import type { HeroPicture } from '../league/league.ts';
import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import { isEmpty } from '../live/listState.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import type { EditableList, MatchesToSettle } from '../matches/list/useListSection.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './HomeView.module.css';

type HomeViewProps = {
  /** The league’s name, the title of the page. */
  leagueName: string;
  /** The pictures at the top, in order. */
  slides: ReadonlyArray<HeroPicture>;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** The latest results. */
  results: EditableList<Result>;
  /** The next matches. */
  matches: MatchesToSettle;
  /** The visitor's own pairs; height is reserved for them. */
  myPairs?: ReactNode;
  /** Below the lists: the leaders of the categories. */
  leaders?: ReactNode;
  /** Opens the form for a new result. */
  onAddResult: () => void;
  /** Opens the form for a new match. */
  onAddMatch: () => void;
};

/** The number of each that the home page shows. */
const shown = { results: 4, matches: 3 } as const;

/** The home page: pictures, one's own pairs, today, the latest results, the next matches. */
export function HomeView(props: HomeViewProps) {
  const { leagueName, slides, now, results, matches, onAddResult, onAddMatch } = props;
  const hasCategories = useSettings().categories.length > 0;
  const hasBegun = hasCategories && !(isEmpty(results.state) && isEmpty(matches.state));
  return (
    <>
      <HeroSlider slides={slides}>
        <Title order={1} tabIndex={-1}>
          {leagueName}
        </Title>
      </HeroSlider>
      <PageFrame>
        <div className={controls['actions']} data-reserved={!results.isAdmin || undefined}>
          {hasCategories ? (
            <>
              <Button onClick={onAddResult}>Agregar Resultado</Button>
              <Button onClick={onAddMatch}>Agregar Partido</Button>
            </>
          ) : null}
          <Link to={paths.admin()}>Administración</Link>
        </div>
        <div className={classes['first']}>
          {props.myPairs}
          {hasBegun ? <TodayStrip state={matches.state} now={now} /> : null}
        </div>
        {hasBegun ? (
          <>
            <div className={classes['lists']}>
              <ResultCards
                {...results}
                today={eveningOf(now)}
                limit={shown.results}
                actions={
                  <Link className={controls['link'] ?? ''} to={paths.results()}>
                    Todos los resultados
                  </Link>
                }
              />
              <MatchCards
                {...matches}
                now={now}
                limit={shown.matches}
                actions={
                  <Link className={controls['link'] ?? ''} to={paths.upcoming()}>
                    Todos los partidos
                  </Link>
                }
              />
            </div>
            {props.leaders}
          </>
        ) : (
          <LeagueSoon />
        )}
      </PageFrame>
    </>
  );
}
