import { heroSlides } from '../../league/heroSlides.ts';
import { league } from '../../league/league.config.ts';
import { useAdding } from '../shared/useAdding.ts';
import { useResults, useUpcomingMatches } from '../shared/useListSection.ts';
import { MyPairsSlot } from '../shared/MyPairsSlot.tsx';
import { useNow } from '../shared/useNow.ts';
import { HomeLeadersSection } from './HomeLeadersSection.tsx';
import { HomeView } from './HomeView.tsx';

/** `/`: the league at a glance. */
export function HomePage() {
  const results = useResults({ order: 'entry' }).view;
  const matches = useUpcomingMatches().view;
  return (
    <HomeView
      leagueName={league.name}
      slides={heroSlides}
      now={useNow()}
      results={results}
      matches={matches}
      myPairs={<MyPairsSlot />}
      leaders={<HomeLeadersSection />}
      {...useAdding(results, matches)}
    />
  );
}
