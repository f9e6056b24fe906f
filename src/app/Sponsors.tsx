import { SponsorCarousel } from '../components/SponsorCarousel/SponsorCarousel.tsx';
import { sponsorLogos } from '../league/sponsorLogos.ts';
import { MantineTheme } from '../theme/MantineTheme.tsx';

/** The league's sponsors, in a file of their own: their carousel is fetched after the page. */
export function Sponsors() {
  return (
    <MantineTheme hasOwnVariables={false}>
      <SponsorCarousel sponsors={sponsorLogos} />
    </MantineTheme>
  );
}
