import { LeadersList } from '../standings/LeadersList.tsx';
import { useLeaders } from '../standings/useLeaders.ts';

/** The leaders of the categories; nothing while they are not there. */
export function HomeLeaders() {
  const { state } = useLeaders();
  return state.kind === 'loaded' ? <LeadersList leaders={state.leaders} /> : null;
}
