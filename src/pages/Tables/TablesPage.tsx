import { useLeaders } from '../shared/useLeaders.ts';
import { useCurrentSeason } from '../shared/useNow.ts';
import { TablesView } from './TablesView.tsx';

/** `/tablas`: who leads each category. */
export function TablesPage() {
  const { name } = useCurrentSeason();
  return <TablesView season={name} {...useLeaders()} />;
}
