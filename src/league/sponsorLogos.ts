import type { SponsorPicture } from './league.ts';
import { sponsors } from './sponsors.config.ts';

// Small files are inlined by default: fifty logos would then travel in the script of every page.
const urls = import.meta.glob<string>('./sponsors/*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export type SponsorLogo = SponsorPicture & { src: string };

/** The logos of the footer's carousel, with the addresses at which the build put them. */
export const sponsorLogos: readonly SponsorLogo[] = sponsors.map((sponsor) => ({
  ...sponsor,
  src: urls[`./sponsors/${sponsor.file}`] ?? '',
}));
