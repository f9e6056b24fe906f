import { useLeaders } from './useLeaders.ts';
import { useCurrentSeason } from '../league/useNow.ts';
import { TablesView } from './TablesView.tsx';

/** `/tablas`: who leads each category. */
export function TablesPage() {
  const { name } = useCurrentSeason();
  return <TablesView season={name} {...useLeaders()} />;
}
