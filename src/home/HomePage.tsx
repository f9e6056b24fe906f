import { latestPlayed } from '../matches/tables.ts';
import { useAdding } from '../matches/useAdding.ts';
import { useResults, useUpcomingMatches } from '../matches/list/useListSection.ts';
import { LazyMyPairs } from '../pairs/LazyMyPairs.tsx';
import { useCurrentSeason, useNow } from '../league/useNow.ts';
import { HomeLeadersSection } from './HomeLeadersSection.tsx';
import { HomeView } from './HomeView.tsx';
import { useSettings } from '../league/settings.ts';

/** `/`: the league at a glance. */
export function HomePage() {
  const results = useResults(latestPlayed);
  const matches = useUpcomingMatches();
  const { name, heroPictures } = useSettings();
  return (
    <HomeView
      leagueName={name}
      season={useCurrentSeason().name}
      slides={heroPictures}
      now={useNow()}
      results={results}
      matches={matches}
      myPairs={<LazyMyPairs />}
      leaders={<HomeLeadersSection />}
      {...useAdding(results, matches)}
    />
  );
}
