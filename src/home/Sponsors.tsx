import { SponsorCarousel } from './SponsorCarousel.tsx';
import { sponsorLogos } from '../league/sponsorLogos.ts';
import { MantineTheme } from '../ui/theme/MantineTheme.tsx';

/** The league's sponsors, in a file of their own: their carousel is fetched after the page. */
export function Sponsors() {
  return (
    <MantineTheme hasOwnVariables={false}>
      <SponsorCarousel sponsors={sponsorLogos} />
    </MantineTheme>
  );
}
