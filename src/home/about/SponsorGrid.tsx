import { sponsorLogos } from '../../league/sponsorLogos.ts';
import classes from './AboutPage.module.css';

/** Every sponsor at once, for those who do not watch the carousel. */
export function SponsorGrid() {
  return (
    <ul className={classes['sponsors']}>
      {sponsorLogos.map(({ file, src, alt }) => (
        <li key={file}>
          <img
            className={classes['logo']}
            src={src}
            alt={alt}
            width={160}
            height={100}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
