import { ActionIcon, Title } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useState, useEffect, useRef } from 'react';
import type { HeroPicture } from '../league/league.ts';
import { pictureUrl } from '../league/settings.ts';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useSwipe } from './useSwipe.ts';
import classes from './HeroSlider.module.css';

type HeroSliderProps = {
  /** The pictures, in order. */
  slides: ReadonlyArray<HeroPicture>;
  /** The time for which each picture is shown, in ms. */
  interval?: number;
  /** Over the pictures: the page's heading. */
  title: string;
  /** Its level. */
  titleOrder?: 1 | 2;
  /** Below it. */
  lead?: ReactNode;
};

/** The screens on which the phone pictures are wide enough for the box. */
const phones = '(max-width: 30em)';

/**
 * The band at the top of the home page: its heading over pictures that advance automatically, wrap, and can be
 * paused. They move only to a picture that is there and decoded.
 *
 * - **When:** Once, on the home page; low enough to leave the scores in view.
 * - **When not:** For sponsors, or for anything that has to be read.
 * - **Keyboard:** Tab reaches pause and indicators. Focus inside stops the pictures.
 * - **Screen reader:** A region with a name; pictures have texts, and advancing is not announced.
 */
export function HeroSlider(props: HeroSliderProps) {
  const { slides, interval = 3000, title, titleOrder = 1, lead } = props;
  const [turned, setActive] = useState(0);
  // There may be fewer pictures than before: the league changes them while the page is open.
  const active = Math.min(turned, slides.length - 1);
  const [first] = slides;
  const isCircular = slides.length > 1;
  const decoded = useRef(new Set<string>());
  const step = (by: number) => {
    const next = slides.map(
      (_, index) => (active + by * (index + 1) + slides.length ** 2) % slides.length,
    );
    setActive(next.find((index) => decoded.current.has(slides[index]?.picture ?? '')) ?? active);
  };
  const auto = useAutoAdvance(interval, () => step(1));
  const swipe = useSwipe({
    onSwipe: (direction) => {
      auto.rest();
      step(direction === 'next' ? 1 : -1);
    },
  });
  const isLoaded = useIsPageLoaded();
  const PauseIcon = auto.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;

  const words = (
    <div className={classes['words']}>
      <Title order={titleOrder} tabIndex={-1} className={classes['title'] ?? ''}>
        {title}
      </Title>
      <p className={classes['lead']} data-rows>
        {lead}
      </p>
    </div>
  );
  if (slides.length === 0) {
    return (
      <div className={classes['root']} data-night>
        {words}
      </div>
    );
  }
  return (
    <section
      className={classes['root']}
      data-night
      aria-roledescription="carrusel"
      aria-label="Fotos de la liga"
      {...auto.holdProps}
    >
      {words}
      {isCircular ? (
        <div className={classes['controls']}>
          <ActionIcon
            radius="xl"
            aria-label={auto.isPlaying ? 'Pausar las fotos' : 'Reproducir las fotos'}
            onClick={auto.toggle}
          >
            <PauseIcon size={16} aria-hidden />
          </ActionIcon>
          {slides.map((slide, index) => (
            <ActionIcon
              key={slide.picture}
              radius="xl"
              aria-label={`Ver la foto ${index + 1} de ${slides.length}`}
              aria-current={index === active}
              onClick={() => {
                auto.rest();
                setActive(index);
              }}
            >
              <span className={classes['indicator']} />
            </ActionIcon>
          ))}
        </div>
      ) : null}
      {/* The first picture is the page's largest contentful paint. */}
      {first === undefined ? null : <PicturePreload {...first} />}
      <div className={classes['slides']} aria-live={auto.isRunning ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => (
          <figure
            key={slide.picture}
            className={classes['slide']}
            aria-label={`Foto ${index + 1} de ${slides.length}`}
            aria-hidden={index !== active}
            data-active={index === active || undefined}
          >
            {/* Hidden pictures load after everything that is visible. */}
            {index === active || isLoaded ? (
              <picture>
                {slide.phonePicture === '' ? null : (
                  <source media={phones} srcSet={pictureUrl(slide.phonePicture)} />
                )}
                <img
                  className={classes['picture']}
                  src={pictureUrl(slide.picture)}
                  alt={slide.alt}
                  width={1600}
                  height={640}
                  style={{ objectPosition: slide.focus }}
                  draggable={false}
                  decoding="async"
                  fetchPriority={index === 0 ? 'high' : 'low'}
                  ref={(image) => {
                    const note = () => decoded.current.add(slide.picture);
                    // A picture that is missing is passed over.
                    image?.decode().then(note, () => {});
                  }}
                />
              </picture>
            ) : null}
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Preloads a picture; React itself does so only for an image without a `<source>`. */
function PicturePreload({ picture, phonePicture }: HeroPicture) {
  const all = { rel: 'preload', as: 'image', fetchPriority: 'high' } as const;
  const src = pictureUrl(picture);
  if (phonePicture === '') return <link {...all} href={src} />;
  return (
    <>
      <link {...all} href={pictureUrl(phonePicture)} media={phones} />
      <link {...all} href={src} media={`not all and ${phones}`} />
    </>
  );
}

/** Whether the page's `load` event has fired. */
function useIsPageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const note = () => setLoaded(true);
    if (document.readyState === 'complete') {
      note();
      return undefined;
    }
    window.addEventListener('load', note, { once: true });
    return () => window.removeEventListener('load', note);
  }, []);
  return isLoaded;
}
