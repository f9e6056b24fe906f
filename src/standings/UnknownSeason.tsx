import { NotFoundPage } from '../league/NotFoundPage.tsx';
import { useOwnTitle } from '../ui/pageTitle.ts';

/** The page at the address of a season that the league does not have: its title is not that of another page. */
export function UnknownSeason() {
  useOwnTitle('Temporada no encontrada');
  return <NotFoundPage what="temporada" />;
}
