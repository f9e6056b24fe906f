import { SponsorCarousel } from './SponsorCarousel.tsx';
import { useSettings } from '../league/settings.ts';

/** The league's sponsors, in a file of their own: their carousel is fetched after the page. */
export function Sponsors() {
  return <SponsorCarousel sponsors={useSettings().sponsors} />;
}
