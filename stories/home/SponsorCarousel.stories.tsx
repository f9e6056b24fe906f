import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SponsorCarousel } from '../../src/home/SponsorCarousel.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { pictureUrl } from '../../src/league/settings.ts';
import { fakeIntervals, passTime } from '../support/fakeIntervals.ts';
import { swipe } from '../support/swipe.ts';

const meta = preview.meta({
  title: 'Navigation/SponsorCarousel',
  component: SponsorCarousel,
  args: { sponsors: demoSettings.sponsors },
  // As in the footer.
  decorators: [
    (Story) => (
      <div data-night style={{ padding: 'var(--space-16)' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: fakeIntervals,
});

/** What moves: the list of the sponsors. */
function findRow(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('list', { name: 'Nos acompañan' });
}

/** The numbers of the sponsors that stand in view, once the row has come to rest. */
async function inView(canvasElement: HTMLElement): Promise<number[]> {
  const list = findRow(canvasElement);
  for (const animation of list.getAnimations()) {
    animation.finish();
    await animation.finished;
  }
  const frame = list.parentElement?.getBoundingClientRect();
  if (frame === undefined) throw new Error('The list has no frame');
  return (
    [...list.children]
      .map((item) => ({ box: item.getBoundingClientRect(), item }))
      // Embla measures in whole px: a row can stand one beside where it should.
      .filter(({ box }) => box.left > frame.left - 2 && box.right < frame.right + 2)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ item }) => numberOf(item))
  );
}

/** The number of the sponsor whose logo an item of the list shows. */
function numberOf(item: Element): number {
  const src = item.querySelector('img')?.getAttribute('src');
  return demoSettings.sponsors.findIndex((sponsor) => pictureUrl(sponsor.picture) === src) + 1;
}

/** How many px of the frame, from its left to its right edge, no logo covers in the midst of a movement. */
async function gapHalfway(canvasElement: HTMLElement): Promise<number> {
  const list = findRow(canvasElement);
  const [animation] = list.getAnimations();
  if (animation === undefined) throw new Error('Nothing moves');
  animation.pause();
  animation.currentTime = 250;
  const frame = list.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const covered = [...list.children].map((item) => {
    const { left, right } = item.getBoundingClientRect();
    return Math.max(0, Math.min(right, frame.right) - Math.max(left, frame.left));
  });
  animation.play();
  return Math.round(frame.width - covered.reduce((sum, width) => sum + width, 0));
}

/** The numbers of a group of logos, round the end of the list. */
function group(from: number, size: number): number[] {
  return Array.from(
    { length: size },
    (_, i) => ((from - 1 + i) % demoSettings.sponsors.length) + 1,
  );
}

/** A story on a screen of this width, where so many sponsors stand side by side and turn together. */
function atWidth(width: number, visible: number) {
  return {
    parameters: {
      viewport: {
        options: {
          exact: { name: `${width} px`, styles: { width: `${width}px`, height: '600px' } },
        },
      },
    },
    globals: { viewport: { value: 'exact' } },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(window.innerWidth).toBe(width);
      await waitFor(async () => expect(await inView(canvasElement)).toEqual(group(1, visible)));
      await passTime(6500);
      await expect(await inView(canvasElement)).toEqual(group(visible + 1, visible));
    },
  } as const;
}

/** In the footer of every page. It turns every six and a half seconds, in half a second, round and round. */
export const Default = meta.story({
  play: async ({ canvasElement, step }) => {
    const size = (await inView(canvasElement)).length;
    await step('not before its time', async () => {
      await passTime(6499);
      await expect(await inView(canvasElement)).toEqual(group(1, size));
    });
    await step('in half a second', async () => {
      await passTime(1);
      const [animation] = findRow(canvasElement).getAnimations();
      await expect(animation?.effect?.getComputedTiming().duration).toBe(500);
    });
    await step('all fifty, and then the first again', async () => {
      for (let first = 1 + size; first <= demoSettings.sponsors.length; first += size) {
        await expect(await inView(canvasElement)).toEqual(group(first, size));
        await passTime(6500);
      }
      await expect(await inView(canvasElement)).toEqual(group(1, size));
      await passTime(6500);
      await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    });
  },
});

/** Wider than 1400 px: ten at once. */
export const Above1400 = meta.story({ ...atWidth(1401, 10) });
/** Up to 1400 px: eight at once. */
export const UpTo1400 = meta.story({ ...atWidth(1400, 8) });
/** Up to 1199 px: six at once. */
export const UpTo1199 = meta.story({ ...atWidth(1199, 6) });
/** Up to 991 px: four at once. */
export const UpTo991 = meta.story({ ...atWidth(991, 4) });
/** Up to 767 px: four at once. */
export const UpTo767 = meta.story({ ...atWidth(767, 4) });
/** Up to 480 px, on a phone: four at once. */
export const UpTo480 = meta.story({ ...atWidth(480, 4) });

/** The visitor turns it with the buttons, either way round. From then on it does not turn by itself. */
export const TurnedByButton = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, step }) => {
    const size = (await inView(canvasElement)).length;
    const last = demoSettings.sponsors.length - ((demoSettings.sponsors.length - 1) % size);
    await userEvent.click(canvas.getByRole('button', { name: 'Auspiciantes siguientes' }));
    await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    await userEvent.click(canvas.getByRole('button', { name: 'Auspiciantes anteriores' }));
    await expect(await inView(canvasElement)).toEqual(group(1, size));
    await step('backwards from the first: the last ones, and the first behind them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Auspiciantes anteriores' }));
      await expect(await inView(canvasElement)).toEqual(group(last, size));
    });
    await step('where the circle closes, no logo is missing on the way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Auspiciantes siguientes' }));
      await expect(await gapHalfway(canvasElement)).toBeLessThanOrEqual(1);
      await expect(await inView(canvasElement)).toEqual(group(1, size));
      await userEvent.click(canvas.getByRole('button', { name: 'Auspiciantes anteriores' }));
      await expect(await gapHalfway(canvasElement)).toBeLessThanOrEqual(1);
      await expect(await inView(canvasElement)).toEqual(group(last, size));
    });
    await step('it stays, even when the visitor has gone', async () => {
      canvas.getByRole('button', { name: 'Auspiciantes anteriores' }).blur();
      await userEvent.unhover(canvas.getByRole('region'));
      await passTime(19_500);
      await expect(await inView(canvasElement)).toEqual(group(last, size));
      await expect(
        canvas.getByRole('button', { name: 'Reproducir los auspiciantes' }),
      ).toBeVisible();
    });
  },
});

/** By the arrow keys, from any of its buttons. */
export const TurnedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const size = (await inView(canvasElement)).length;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Auspiciantes anteriores' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    canvas.getByRole('button', { name: 'Auspiciantes anteriores' }).blur();
    await passTime(19_500);
    await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
  },
});

/** By a swipe of twenty pixels or more; a tap that slips a little turns nothing and stops nothing. */
export const TurnedBySwipe = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    const size = (await inView(canvasElement)).length;
    const [logo] = canvas.getAllByRole('img');
    if (logo === undefined) throw new Error('There is no logo');
    await step('19 px are not enough', async () => {
      swipe(logo, -19);
      await expect(await inView(canvasElement)).toEqual(group(1, size));
      await passTime(6500);
      await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    });
    await step('20 px are', async () => {
      swipe(logo, 20);
      await expect(await inView(canvasElement)).toEqual(group(1, size));
      swipe(logo, -20);
      await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    });
    await step('a swipe that becomes a gesture of the browser leaves the row in line', async () => {
      swipe(logo, -60, 'pointercancel');
      await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    });
    await step('and it does not turn by itself any more', async () => {
      await passTime(19_500);
      await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    });
    await step('a logo that is selected is not dragged out of the page by a mouse', async () => {
      await expect(fireEvent.dragStart(logo)).toBe(false);
    });
  },
});

/** A phone that is turned while the sponsors turn: they stand in line all the same. */
export const ResizedMeanwhile = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const size = (await inView(canvasElement)).length;
    await passTime(6500);
    const width = findRow(canvasElement).clientWidth;
    canvasElement.style.inlineSize = '300px';
    await waitFor(async () => {
      await expect(findRow(canvasElement).clientWidth).toBeLessThan(width);
      await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
    });
    canvasElement.style.inlineSize = '';
  },
});

/** While the mouse rests on it, or after a pause, it stands still. */
export const Paused = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const size = (await inView(canvasElement)).length;
    const carousel = canvas.getByRole('region', { name: 'Nos acompañan' });
    await userEvent.hover(carousel);
    await passTime(19_500);
    await expect(await inView(canvasElement)).toEqual(group(1, size));
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar los auspiciantes' }));
    canvas.getByRole('button', { name: 'Reproducir los auspiciantes' }).blur();
    await userEvent.unhover(carousel);
    await passTime(19_500);
    await expect(await inView(canvasElement)).toEqual(group(1, size));
  },
});

/** With reduced motion the carousel starts paused and moves without an animation. */
export const ReducedMotion = meta.story({
  globals: { viewport: { value: 'desktop' }, motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    const size = (await inView(canvasElement)).length;
    await passTime(19_500);
    await expect(await inView(canvasElement)).toEqual(group(1, size));
    await userEvent.click(canvas.getByRole('button', { name: 'Auspiciantes siguientes' }));
    await expect(findRow(canvasElement).getAnimations()).toEqual([]);
    await expect(await inView(canvasElement)).toEqual(group(1 + size, size));
  },
});

/** One sponsor more than fit: the row turns, and they stand in it again. */
export const OneMoreThanFit = meta.story({
  args: { sponsors: demoSettings.sponsors.slice(0, 11) },
  ...atWidth(1401, 10),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(11);
    await waitFor(async () => expect(await inView(canvasElement)).toEqual(group(1, 10)));
    await passTime(6500);
    await expect(await gapHalfway(canvasElement)).toBeLessThanOrEqual(1);
    await expect(await inView(canvasElement)).toEqual([11, ...group(1, 9)]);
  },
});

/** A league with a few sponsors shows them all, and nothing turns. */
export const FewSponsors = meta.story({
  args: { sponsors: demoSettings.sponsors.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A league without sponsors has no title for them either. */
export const NoSponsors = meta.story({
  args: { sponsors: [] },
  play: async ({ canvasElement }) => {
    await passTime(6500);
    await expect(canvasElement).toHaveTextContent('');
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
});
