import { SponsorCarousel } from '../components/SponsorCarousel/SponsorCarousel.tsx';
import { sponsorLogos } from '../league/sponsorLogos.ts';
import { MantineTheme } from '../theme/MantineTheme.tsx';

/** The league's sponsors; apart, so that their carousel is fetched after the page is readable. */
export function Sponsors() {
  return (
    <MantineTheme>
      <SponsorCarousel sponsors={sponsorLogos} />
    </MantineTheme>
  );
}
