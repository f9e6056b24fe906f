import classes from './SiteHeader.module.css';

/** The logo: a ball with its seam. */
export function BrandMark() {
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
