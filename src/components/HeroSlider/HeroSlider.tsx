import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useAutoAdvance } from '../../utils/hooks/useAutoAdvance.ts';
import { useIsPageLoaded } from '../../utils/hooks/useIsPageLoaded.ts';
import { useSwipe } from '../../utils/hooks/useSwipe.ts';
import controls from '../../theme/controls.module.css';
import classes from './HeroSlider.module.css';

type HeroSliderProps = {
  slides: readonly {
    file: string;
    src: string;
    /** For phones: the same picture, cut to what they show of it. */
    phoneSrc?: string | undefined;
    alt: string;
    /** The point that stays in view when the picture is cropped, as CSS writes it. */
    focus: string;
  }[];
  /** How long a picture stands, in ms. */
  interval?: number;
  /** What stands on the pictures, e.g. the page's heading. */
  children?: ReactNode;
};

/** Where the box has a phone's shape and is not wider than the picture that is cut to it. */
const phones = '(max-width: 30em)';

/** The pictures at the head of the home page: they change by themselves, wrap, and can be paused. */
export function HeroSlider({ slides, interval = 3000, children }: HeroSliderProps) {
  const [active, setActive] = useState(0);
  const [first] = slides;
  const step = (by: number) => setActive((index) => (index + by + slides.length) % slides.length);
  const auto = useAutoAdvance(interval, () => step(1));
  const swipe = useSwipe({ onSwipe: (direction) => step(direction === 'next' ? 1 : -1) });
  const isLoaded = useIsPageLoaded();
  const PauseIcon = auto.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;

  return (
    <section
      className={classes['root']}
      aria-roledescription="carrusel"
      aria-label="Fotos de la liga"
      {...auto.holdProps}
    >
      {children === undefined ? null : <div className={classes['caption']}>{children}</div>}
      <div className={classes['controls']}>
        <button
          type="button"
          className={`${controls['plain']} ${classes['control']}`}
          aria-label={auto.isPlaying ? 'Pausar las fotos' : 'Reproducir las fotos'}
          onClick={auto.toggle}
        >
          <PauseIcon size={16} aria-hidden />
        </button>
        {slides.map((slide, index) => (
          <button
            type="button"
            key={slide.file}
            className={`${controls['plain']} ${classes['control']}`}
            aria-label={`Ver la foto ${index + 1} de ${slides.length}`}
            aria-current={index === active}
            onClick={() => setActive(index)}
          >
            <span className={classes['indicator']} />
          </button>
        ))}
      </div>
      {/* The first is on screen when the page appears: it is what the visitor waits for. */}
      {first === undefined ? null : <PicturePreload src={first.src} phoneSrc={first.phoneSrc} />}
      <div className={classes['slides']} aria-live={auto.isRunning ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => (
          <figure
            key={slide.file}
            className={classes['slide']}
            aria-label={`Foto ${index + 1} de ${slides.length}`}
            aria-hidden={index !== active}
            data-active={index === active || undefined}
          >
            {/* What is not seen yet is not in the way of what is. */}
            {index === active || isLoaded ? (
              <picture>
                {slide.phoneSrc === undefined ? null : (
                  <source media={phones} srcSet={slide.phoneSrc} />
                )}
                <img
                  className={classes['picture']}
                  src={slide.src}
                  alt={slide.alt}
                  width={1600}
                  height={640}
                  style={{ objectPosition: slide.focus }}
                  draggable={false}
                  decoding="async"
                  fetchPriority={index === 0 ? 'high' : 'low'}
                />
              </picture>
            ) : null}
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Asks for a picture at the head of the page, which React does only for those that have one file. */
function PicturePreload({
  src,
  phoneSrc,
}: Pick<HeroSliderProps['slides'][number], 'src' | 'phoneSrc'>) {
  const all = { rel: 'preload', as: 'image', fetchPriority: 'high' } as const;
  if (phoneSrc === undefined) return <link {...all} href={src} />;
  return (
    <>
      <link {...all} href={phoneSrc} media={phones} />
      <link {...all} href={src} media={`not all and ${phones}`} />
    </>
  );
}
