import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'from the first picture back leads to none',
    file: 'src/home/HeroSlider.tsx',
    find: '(index + by + slides.length) % slides.length',
    replace: '(index + by) % slides.length',
    provedBy: 'stories/home/HeroSlider.stories.tsx',
  },
  {
    name: 'a swipe to the left goes back',
    file: 'src/home/HeroSlider.tsx',
    find: "step(direction === 'next' ? 1 : -1)",
    replace: "step(direction === 'previous' ? 1 : -1)",
  },
  {
    name: 'a picture that was chosen is replaced a moment later',
    file: 'src/home/HeroSlider.tsx',
    find: '                auto.rest();\n                setActive(index);',
    replace: '                setActive(index);',
  },
  {
    name: 'a screen reader hears pictures that are not shown',
    file: 'src/home/HeroSlider.tsx',
    find: 'aria-hidden={index !== active}',
    replace: 'aria-hidden={index === -1}',
  },
  {
    name: 'every picture of the hero is loaded before the page is there',
    file: 'src/home/HeroSlider.tsx',
    find: 'index === active || isLoaded ? (',
    replace: 'index === active || !isLoaded ? (',
  },
  {
    name: 'the button says Pausar while the pictures stand still',
    file: 'src/home/HeroSlider.tsx',
    find: "auto.isPlaying ? 'Pausar las fotos' : 'Reproducir las fotos'",
    replace: "auto.isPlaying ? 'Reproducir las fotos' : 'Pausar las fotos'",
  },
  {
    name: 'the sponsors move on by themselves right after somebody moved them',
    file: 'src/home/SponsorCarousel.tsx',
    find: '    auto.stop();\n',
    replace: '',
    provedBy: 'stories/home/SponsorCarousel.stories.tsx',
  },
  {
    name: 'the arrow keys do not move the sponsors back',
    file: 'src/home/SponsorCarousel.tsx',
    find: "if (event.key === 'ArrowLeft') moveByHand('previous');",
    replace: "if (event.key === 'ArrowUp') moveByHand('previous');",
  },
  {
    name: 'a screen reader hears every sponsor several times',
    file: 'src/home/SponsorCarousel.tsx',
    find: 'aria-hidden={round > 0}',
    replace: 'aria-hidden={round < 0}',
  },
  {
    name: 'six sponsors glide in a circle with gaps',
    file: 'src/home/SponsorCarousel.tsx',
    find: 'const isCircular = sponsors.length > mostVisible;\n\n  const glideTo',
    replace: 'const isCircular = sponsors.length > 1;\n\n  const glideTo',
  },
  {
    name: 'the sponsors glide for somebody who asked for less motion',
    file: 'src/home/SponsorCarousel.tsx',
    find: 'isMotionReduced ? 0 : transition',
    replace: 'isMotionReduced ? transition : transition',
  },
  {
    name: 'the strip of today lists tomorrow’s matches',
    file: 'src/home/TodayStrip.tsx',
    find: 'matches.filter(({ date }) => date === now.date)',
    replace: 'matches.filter(({ date }) => date >= now.date)',
  },
  {
    name: 'while the matches are loading the strip says that there are none',
    file: 'src/home/TodayStrip.tsx',
    find: "state.kind === 'loaded' ? `Sin partidos",
    replace: "state.kind !== 'error' ? `Sin partidos",
  },
  {
    name: 'a match of today leads to all categories',
    file: 'src/home/TodayStrip.tsx',
    find: '`${paths.upcoming()}?categoria=${slug}`',
    replace: '`${paths.upcoming()}?category=${slug}`',
  },
  {
    name: 'the buttons of the administrator are shown to visitors',
    file: 'src/home/HomeView.tsx',
    find: 'data-reserved={!results.isAdmin || undefined}',
    replace: 'data-reserved={results.isAdmin || undefined}',
  },
];
