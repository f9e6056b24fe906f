import { heroSlides } from '../league/heroSlides.ts';
import { league } from '../league/league.config.ts';
import { useAdding } from '../matches/useAdding.ts';
import { useResults, useUpcomingMatches } from '../matches/list/useListSection.ts';
import { LazyMyPairs } from '../pairs/LazyMyPairs.tsx';
import { useNow } from '../league/useNow.ts';
import { HomeLeadersSection } from './HomeLeadersSection.tsx';
import { HomeView } from './HomeView.tsx';

/** `/`: the league at a glance. */
export function HomePage() {
  const results = useResults({ order: 'entry' });
  const matches = useUpcomingMatches();
  return (
    <HomeView
      leagueName={league.name}
      slides={heroSlides}
      now={useNow()}
      results={results}
      matches={matches}
      myPairs={<LazyMyPairs />}
      leaders={<HomeLeadersSection />}
      {...useAdding(results, matches)}
    />
  );
}
