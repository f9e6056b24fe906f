type Interval = { callback: () => void; every: number; next: number };

const intervals = new Map<number, Interval>();
let now = 0;
let nextId = 1;

/**
 * A clock for what repeats: `window.setInterval` waits until a story moves it on. Everything else of
 * the page keeps real time, Storybook's own waiting included.
 * @returns gives the browser's clock back; for a story's `beforeEach`
 */
export function fakeIntervals(): () => void {
  const { setInterval, clearInterval } = window;
  now = 0;
  const fakeSetInterval = (callback: () => void, every: number) => {
    const id = nextId++;
    intervals.set(id, { callback, every, next: now + every });
    return id;
  };
  Object.assign(window, {
    setInterval: fakeSetInterval,
    clearInterval: (id: number) => intervals.delete(id),
  });
  return () => {
    Object.assign(window, { setInterval, clearInterval });
    intervals.clear();
  };
}

/** Lets so many milliseconds pass for whatever was started with `setInterval`. */
export async function passTime(ms: number): Promise<void> {
  // React starts and stops timers after rendering, and Embla measures before it moves: two frames
  // later both are done.
  await nextFrame();
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
  const end = now + ms;
  for (;;) {
    const due = [...intervals.values()].filter(({ next }) => next <= end);
    const soonest = due.sort((a, b) => a.next - b.next)[0];
    if (soonest === undefined) break;
    now = soonest.next;
    soonest.next += soonest.every;
    soonest.callback();
  }
  now = end;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
