import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { useInViewport, useReducedMotion } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useAutoAdvance } from '../../utils/hooks/useAutoAdvance.ts';
import { useSwipe } from '../../utils/hooks/useSwipe.ts';
import controls from '../../theme/controls.module.css';
import classes from './SponsorCarousel.module.css';
import { glide } from './glide.ts';

type SponsorCarouselProps = {
  sponsors: readonly { file: string; src: string; alt: string }[];
  /** How long a group stands, in ms. */
  interval?: number;
};

/** The most that are visible at once; with no more than these there is nothing to turn. */
const mostVisible = 10;

/** How long a movement by one group takes, in ms. */
const transition = 500;

const emblaOptions = {
  loop: true,
  // To Embla the row is three groups wide (see the styles); the middle one is in view.
  align: (width: number) => width / 3,
  // As many as are visible: the same widths and numbers as in the styles, the narrowest last.
  slidesToScroll: mostVisible,
  breakpoints: {
    '(width <= 1400px)': { slidesToScroll: 8 },
    '(width <= 1199px)': { slidesToScroll: 6 },
    '(width <= 991px)': { slidesToScroll: 4 },
    '(width <= 767px)': { slidesToScroll: 4 },
    '(width <= 480px)': { slidesToScroll: 4 },
  },
  // Embla turns by how fast one swipes, or how far past the middle, and its `dragThreshold` only says
  // which clicks to drop. The specification wants 20 px: `useSwipe` counts them.
  watchDrag: false,
};

/**
 * The sponsors, as many at once as the screen has room for (10, 8, 6 or 4: see the styles). It turns
 * by itself, round and round, until the visitor turns it by hand.
 */
export function SponsorCarousel({ sponsors, interval = 6500 }: SponsorCarouselProps) {
  const titleId = useId();
  const { ref: viewportRef, inViewport } = useInViewport<HTMLDivElement>();
  const embla = useRef<EmblaCarouselType>(null);
  const isMotionReduced = useReducedMotion(false, { getInitialValueInEffect: false });
  const isCircular = sponsors.length > mostVisible;

  const glideTo = (change: (embla: EmblaCarouselType) => void) => {
    const api = embla.current;
    if (api !== null) glide(api, isMotionReduced ? 0 : transition, () => change(api));
  };
  const move = (direction: 'previous' | 'next') => {
    if (!isCircular) return;
    glideTo((api) => (direction === 'next' ? api.scrollNext(true) : api.scrollPrev(true)));
  };
  const auto = useAutoAdvance(interval, () => move('next'));
  const moveByHand = (direction: 'previous' | 'next') => {
    auto.stop();
    move(direction);
  };
  const swipe = useSwipe({
    onSwipe: moveByHand,
    onDrag: (distance) => {
      const place = (api: EmblaCarouselType) => {
        api.containerNode().style.setProperty('--drag', `${distance}px`);
      };
      if (distance === 0) glideTo(place);
      else if (embla.current !== null) place(embla.current);
    },
  });
  const control = {
    className: `${controls['plain']} ${classes['control']}`,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') moveByHand('previous');
      if (event.key === 'ArrowRight') moveByHand('next');
    },
  };
  const PauseIcon = auto.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;

  return (
    <section
      className={classes['root']}
      aria-roledescription="carrusel"
      aria-labelledby={titleId}
      {...auto.holdProps}
    >
      <div className={classes['header']}>
        <h2 id={titleId} className={classes['title']}>
          Nos acompañan
        </h2>
        {isCircular ? (
          <div className={classes['controls']}>
            <button
              type="button"
              {...control}
              aria-label="Auspiciantes anteriores"
              onClick={() => moveByHand('previous')}
            >
              <IconChevronLeft size={22} aria-hidden />
            </button>
            <button
              type="button"
              {...control}
              aria-label={
                auto.isPlaying ? 'Pausar los auspiciantes' : 'Reproducir los auspiciantes'
              }
              onClick={auto.toggle}
            >
              <PauseIcon size={16} aria-hidden />
            </button>
            <button
              type="button"
              {...control}
              aria-label="Auspiciantes siguientes"
              onClick={() => moveByHand('next')}
            >
              <IconChevronRight size={22} aria-hidden />
            </button>
          </div>
        ) : null}
      </div>
      <Carousel
        ref={viewportRef}
        className={classes['carousel']}
        classNames={{
          viewport: classes['viewport'] ?? '',
          container: classes['row'] ?? '',
          slide: classes['slide'] ?? '',
        }}
        mod={{ circular: isCircular }}
        // One list in the section above, in place of the roles that Mantine names in English.
        attributes={{
          root: { role: undefined, 'aria-roledescription': undefined },
          container: { role: 'list', 'aria-labelledby': titleId },
          slide: { role: 'listitem', 'aria-roledescription': undefined, 'aria-label': undefined },
        }}
        withControls={false}
        withKeyboardEvents={false}
        emblaOptions={{ ...emblaOptions, active: isCircular }}
        getEmblaApi={(api) => {
          embla.current = api;
        }}
        {...(isCircular ? swipe : {})}
      >
        {rounds(sponsors).map((round) =>
          sponsors.map((sponsor) => (
            <Carousel.Slide key={`${sponsor.file} ${round}`} aria-hidden={round > 0}>
              <Logo src={sponsor.src} alt={sponsor.alt} isNear={inViewport} />
            </Carousel.Slide>
          )),
        )}
      </Carousel>
    </section>
  );
}

/**
 * How often the row shows all sponsors: to close the circle Embla needs more than the three groups, a
 * few sponsors have to stand in it again.
 */
function rounds(sponsors: readonly unknown[]): number[] {
  const isCircular = sponsors.length > mostVisible;
  const count = isCircular ? Math.ceil((4 * mostVisible) / sponsors.length) : 1;
  return Array.from({ length: count }, (_, round) => round);
}

/** Waits until the visitor comes near, and then does not wait for its turn. */
function Logo({ src, alt, isNear }: { src: string; alt: string; isNear: boolean }) {
  return (
    <img
      className={classes['logo']}
      src={src}
      alt={alt}
      width={160}
      height={100}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
