import { SponsorCarousel } from '../components/SponsorCarousel/SponsorCarousel.tsx';
import { sponsorLogos } from '../league/sponsorLogos.ts';

/** The league's sponsors; apart, so that their carousel is fetched after the page is readable. */
export function Sponsors() {
  return <SponsorCarousel sponsors={sponsorLogos} />;
}
