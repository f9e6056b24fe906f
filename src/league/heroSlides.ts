import type { HeroPicture } from './league.ts';
import { league } from './league.config.ts';

const urls = import.meta.glob<string>('./hero/*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export type HeroSlide = HeroPicture & { src: string; phoneSrc: string | undefined };

/** The pictures of the home page's slider, with the addresses at which the build put them. */
export const heroSlides: readonly HeroSlide[] = league.heroPictures.map((picture) => ({
  ...picture,
  src: urls[`./hero/${picture.file}`] ?? '',
  phoneSrc: picture.phoneFile === undefined ? undefined : urls[`./hero/${picture.phoneFile}`],
}));
