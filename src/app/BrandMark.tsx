import { iconUrl, useSettings } from '../league/settings.ts';
import classes from './SiteHeader.module.css';

/** The league's icon; without one a ball with its seam. */
export function BrandMark() {
  const icon = iconUrl(useSettings().icon, 96);
  if (icon !== null) {
    return <img className={classes['mark']} src={icon} alt="" width={30} height={30} />;
  }
  return (
    <svg
      className={classes['mark']}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle fill="var(--color-accent)" cx="16" cy="16" r="15" />
      <path
        stroke="var(--color-inverse)"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M4.5 8.5c7 1 9.500 12 2.500 18M27.500 23.500c-7-1-9.500-12-2.500-18"
      />
    </svg>
  );
}
