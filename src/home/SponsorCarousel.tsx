import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { ActionIcon, Group, Title } from '@mantine/core';
import { useInViewport, useReducedMotion } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { Sponsor } from '../league/league.ts';
import { pictureUrl } from '../league/settings.ts';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useSwipe } from './useSwipe.ts';
import classes from './SponsorCarousel.module.css';

type SponsorCarouselProps = {
  /** The sponsors, in order. */
  sponsors: ReadonlyArray<Pick<Sponsor, 'picture' | 'alt'>>;
  /** The time for which each group is shown, in ms. */
  interval?: number;
};

/** The most that are visible at once; with no more sponsors there is no movement. */
const mostVisible = 10;

/** The time that a movement by one group takes, in ms. */
const transition = 500;

const emblaOptions = {
  loop: true,
  // For Embla the row is three groups wide (see the styles); the middle one is in view.
  align: (width: number) => width / 3,
  // A slide moves by as many logos as are visible: the numbers of the styles, the narrowest screen last.
  slidesToScroll: mostVisible,
  breakpoints: {
    '(width <= 1400px)': { slidesToScroll: 8 },
    '(width <= 1199px)': { slidesToScroll: 6 },
    '(width <= 991px)': { slidesToScroll: 4 },
    '(width <= 767px)': { slidesToScroll: 4 },
    '(width <= 480px)': { slidesToScroll: 4 },
  },
  // Embla's own swipe has no fixed threshold. The 20 px are in `useSwipe`.
  watchDrag: false,
};

/**
 * The sponsors, 10, 8, 6 or 4 at once (see the styles). The carousel is circular and advances
 * automatically, where it is seen, until the visitor moves it.
 *
 * - **When:** Once, in the footer.
 * - **When not:** Between results.
 * - **Keyboard:** Tab reaches the controls; focus inside stops it. Arrows turn it.
 * - **Screen reader:** A region with a name; logos have the sponsors’ names. Turning is not
 *   announced.
 */
export function SponsorCarousel({ sponsors, interval = 6500 }: SponsorCarouselProps) {
  const titleId = useId();
  const { ref: viewportRef, inViewport } = useInViewport<HTMLDivElement>();
  const embla = useRef<EmblaCarouselType>(null);
  const isMotionReduced = useReducedMotion(false, { getInitialValueInEffect: false });
  const isCircular = sponsors.length > mostVisible;

  const glideTo = (change: (embla: EmblaCarouselType) => void) => {
    const api = embla.current;
    if (api !== null) animateJump(api, isMotionReduced ? 0 : transition, () => change(api));
  };
  const move = (direction: 'previous' | 'next') => {
    if (!isCircular) return;
    glideTo((api) => (direction === 'next' ? api.scrollNext(true) : api.scrollPrev(true)));
  };
  const auto = useAutoAdvance(interval, () => {
    // Off the screen it would only cost time.
    if (inViewport) move('next');
  });
  const moveByHand = (direction: 'previous' | 'next') => {
    auto.stop();
    move(direction);
  };
  const swipe = useSwipe({
    onSwipe: moveByHand,
    onDrag: (distance) => {
      const drag = (api: EmblaCarouselType) => {
        api.containerNode().style.setProperty('--drag', `${distance}px`);
      };
      if (distance === 0) glideTo(drag);
      else if (embla.current !== null) drag(embla.current);
    },
  });
  const control = {
    radius: 'xl',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') moveByHand('previous');
      if (event.key === 'ArrowRight') moveByHand('next');
    },
  };
  const PauseIcon = auto.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;

  if (sponsors.length === 0) return null;
  return (
    <section
      className={classes['root']}
      aria-roledescription="carrusel"
      aria-labelledby={titleId}
      {...auto.holdProps}
    >
      <Group justify="space-between" mih="var(--target)" mb={8}>
        <Title id={titleId} order={2} size="md" fw={700}>
          Nos acompañan
        </Title>
        {isCircular ? (
          <Group gap={0}>
            <ActionIcon
              {...control}
              aria-label="Auspiciantes anteriores"
              onClick={() => moveByHand('previous')}
            >
              <IconChevronLeft size={22} aria-hidden />
            </ActionIcon>
            <ActionIcon
              {...control}
              aria-label={
                auto.isPlaying ? 'Pausar los auspiciantes' : 'Reproducir los auspiciantes'
              }
              onClick={auto.toggle}
            >
              <PauseIcon size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              {...control}
              aria-label="Auspiciantes siguientes"
              onClick={() => moveByHand('next')}
            >
              <IconChevronRight size={22} aria-hidden />
            </ActionIcon>
          </Group>
        ) : null}
      </Group>
      <Carousel
        ref={viewportRef}
        className={classes['carousel']}
        classNames={{
          viewport: classes['viewport'] ?? '',
          container: classes['row'] ?? '',
          slide: classes['slide'] ?? '',
        }}
        mod={{ circular: isCircular }}
        // Mantine's roles have English names: one list instead.
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
            <Carousel.Slide key={`${sponsor.picture} ${round}`} aria-hidden={round > 0}>
              <Logo src={pictureUrl(sponsor.picture)} alt={sponsor.alt} isNear={inViewport} />
            </Carousel.Slide>
          )),
        )}
      </Carousel>
    </section>
  );
}

/** Repeats all sponsors in the row: Embla needs more than three groups for a circle. */
function rounds(sponsors: readonly unknown[]): number[] {
  const isCircular = sponsors.length > mostVisible;
  const count = isCircular ? Math.ceil((4 * mostVisible) / sponsors.length) : 1;
  return Array.from({ length: count }, (_, round) => round);
}

/** Lazy until the carousel is near the screen, then eager: hidden logos must be ready to move in. */
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

/**
 * Moves a circular Embla row and animates the way. Embla's own movement is a spring whose `duration`
 * is no time (1.8 s to settle at its default). Here `change` jumps, and the browser animates for
 * exactly `duration` without the main thread.
 * @param duration in ms; 0 is a jump
 */
function animateJump(embla: EmblaCarouselType, duration: number, change: () => void): void {
  const row = embla.containerNode();
  const [slide] = embla.slideNodes();
  if (slide === undefined) return;

  const start = row.getBoundingClientRect().left;
  for (const animation of row.getAnimations()) animation.cancel();
  change();
  const gone = start - row.getBoundingClientRect().left;
  // Where the circle closes, Embla moves the row back by its whole length, which is not visible.
  const lap = slide.getBoundingClientRect().width * embla.slideNodes().length;
  const unseen = Math.round(gone / lap) * lap;
  // There is only one more group at each side of the visible one.
  const most = embla.rootNode().clientWidth;
  const distance = Math.max(-most, Math.min(gone - unseen, most));
  if (duration === 0 || distance === 0) return;
  row.animate(
    { translate: [`${distance}px`, '0px'] },
    { duration, easing: 'ease-in-out', composite: 'add' },
  );
}
