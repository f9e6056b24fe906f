import { UnstyledButton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useAutoAdvance } from '../hooks/useAutoAdvance.ts';
import { useSwipe } from '../hooks/useSwipe.ts';
import classes from './SponsorCarousel.module.css';
import { turn } from './turn.ts';

type SponsorCarouselProps = {
  sponsors: readonly { file: string; src: string; alt: string }[];
  /** How long a group stands, in ms. */
  interval?: number;
};

/** The most that are visible at once; with no more than these there is nothing to turn. */
const mostVisible = 10;

/**
 * The sponsors, as many at once as the screen has room for (10, 8, 6 or 4: see the styles). It turns
 * by itself, round and round, until the visitor turns it by hand.
 */
export function SponsorCarousel({ sponsors, interval = 6500 }: SponsorCarouselProps) {
  const titleId = useId();
  const { ref: viewportRef, inViewport } = useInViewport<HTMLDivElement>();
  const track = useRef<HTMLUListElement>(null);
  const first = useRef(0);
  const isCircular = sponsors.length > mostVisible;

  // The row is moved by its style and not by React's state: fifty pictures need not be drawn anew.
  const place = (position: number, isAnimated: boolean) => {
    first.current = position;
    track.current?.style.setProperty('transition-duration', isAnimated ? '' : '0s');
    track.current?.style.setProperty('--first', String(position));
    // Without reading the layout, the browser would animate from where the row stood before.
    if (!isAnimated) track.current?.getBoundingClientRect();
  };
  const move = (direction: 'previous' | 'next') => {
    if (track.current === null || !isCircular) return;
    const visible = Number(getComputedStyle(track.current).getPropertyValue('--visible'));
    const { from, to } = turn(direction, first.current, visible, sponsors.length);
    if (from !== first.current) place(from, false);
    place(to, true);
  };
  const auto = useAutoAdvance(interval, () => move('next'));
  const moveByHand = (direction: 'previous' | 'next') => {
    auto.stop();
    move(direction);
  };
  const swipe = useSwipe({
    onSwipe: moveByHand,
    onDrag: (distance) => {
      track.current?.style.setProperty('transition-duration', distance === 0 ? '' : '0s');
      track.current?.style.setProperty('--drag', `${distance}px`);
    },
  });
  const control = {
    className: classes['control'] ?? '',
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
            <UnstyledButton
              {...control}
              aria-label="Auspiciantes anteriores"
              onClick={() => moveByHand('previous')}
            >
              <IconChevronLeft size={22} aria-hidden />
            </UnstyledButton>
            <UnstyledButton
              {...control}
              aria-label={
                auto.isPlaying ? 'Pausar los auspiciantes' : 'Reproducir los auspiciantes'
              }
              onClick={auto.toggle}
            >
              <PauseIcon size={16} aria-hidden />
            </UnstyledButton>
            <UnstyledButton
              {...control}
              aria-label="Auspiciantes siguientes"
              onClick={() => moveByHand('next')}
            >
              <IconChevronRight size={22} aria-hidden />
            </UnstyledButton>
          </div>
        ) : null}
      </div>
      <div ref={viewportRef} className={classes['viewport']} {...(isCircular ? swipe : {})}>
        <ul ref={track} className={classes['track']} aria-labelledby={titleId}>
          {sponsors.map((sponsor) => (
            <li key={sponsor.file} className={classes['slide']}>
              <Logo src={sponsor.src} alt={sponsor.alt} isNear={inViewport} />
            </li>
          ))}
          {(isCircular ? sponsors.slice(0, mostVisible) : []).map((sponsor) => (
            <li key={`again-${sponsor.file}`} className={classes['slide']} aria-hidden>
              <Logo src={sponsor.src} alt="" isNear={inViewport} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
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
