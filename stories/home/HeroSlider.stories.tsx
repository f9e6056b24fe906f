import { useState, type ComponentProps } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { HeroSlider } from '../../src/home/HeroSlider.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { fakeIntervals, passTime } from '../support/fakeIntervals.ts';
import { swipe } from '../support/swipe.ts';

const meta = preview.meta({
  title: 'Navigation/HeroSlider',
  component: HeroSlider,
  parameters: { fullBleed: true },
  args: {
    slides: demoSettings.heroPictures,
    title: demoSettings.name,
    lead: 'Clausura 2026 · hoy 2 partidos',
  },
  beforeEach: fakeIntervals,
  // A headless browser's pointer rests in the corner, where it would hover the pictures.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 2 }}>
        <Story />
      </div>
    ),
  ],
});

type Canvas = Parameters<NonNullable<typeof Default.input.play>>[0]['canvas'];

/** The slider moves only to a picture that is there. */
async function expectDecoded() {
  const { length } = demoSettings.heroPictures;
  await waitFor(() => expect(document.images.length).toBeGreaterThanOrEqual(length));
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/** The number of the picture that is shown. */
async function expectPicture(canvas: Canvas, shown: number) {
  await expectDecoded();
  await waitFor(() =>
    expect(
      canvas.getByRole('button', {
        name: `Ver la foto ${shown} de ${demoSettings.heroPictures.length}`,
      }),
    ).toHaveAttribute('aria-current', 'true'),
  );
  // Only the shown one is read aloud.
  await expect(canvas.getByRole('img')).toHaveAccessibleName(
    demoSettings.heroPictures[shown - 1]?.alt ?? '',
  );
}

/** Waits until the slider has taken note of what happened: it is silent only while it moves by itself. */
async function expectMoving(canvasElement: HTMLElement, isMoving: boolean) {
  await waitFor(() =>
    expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute(
      'aria-live',
      isMoving ? 'off' : 'polite',
    ),
  );
}

/** At the top of the home page. The pictures change every three seconds and wrap. */
export const Default = meta.story({
  name: 'Carousel of pictures',
  play: async ({ canvas, step }) => {
    await expectPicture(canvas, 1);
    await step('nothing before three seconds', async () => {
      await passTime(2999);
      await expectPicture(canvas, 1);
    });
    await step('then the next one', async () => {
      await passTime(1);
      await expectPicture(canvas, 2);
      await passTime(3000);
      await expectPicture(canvas, 3);
    });
    await step('and after the last the first', async () => {
      await passTime(3000);
      await expectPicture(canvas, 1);
    });
  },
});

/** On a phone: a band of 88 px, in which the buttons have a line of their own. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region').getBoundingClientRect();
    await expect(height).toBe(88);
    const lead = canvas.getByText('Clausura 2026 · hoy 2 partidos').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(lead.bottom - 1);
    }
  },
});

/** A picture is missing: the band moves past it, and what is written on it can be read. */
export const MissingPicture = meta.story({
  args: {
    slides: demoSettings.heroPictures.map((slide, index) =>
      index === 1 ? { ...slide, picture: 'data:image/png;base64,', phonePicture: '' } : slide,
    ),
  },
  play: async ({ canvas }) => {
    await expectPicture(canvas, 1);
    await passTime(3000);
    await expectPicture(canvas, 3);
  },
});

/** The next picture is still on its way: the first one stays, and the words can be read. */
export const PictureOnItsWay = meta.story({
  beforeEach: () => {
    spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() => new Promise(() => {}));
  },
  play: async ({ canvas }) => {
    await passTime(6000);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      demoSettings.heroPictures[0]?.alt ?? '',
    );
  },
});

/** The longest name that a league is likely to have, on the narrowest screen that shows it. */
export const Longest = meta.story({
  args: { title: 'Liga Amateur de Pádel de las Sierras Chicas' },
  globals: { viewport: { value: 'smallest' } },
});

/** A league without pictures has its title on the ground of the night, on a phone too: nothing turns. */
export const NoPictures = meta.story({
  args: { slides: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await passTime(6000);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** One picture stays, without controls. */
export const OnePicture = meta.story({
  args: { slides: demoSettings.heroPictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await passTime(6000);
    swipe(canvas.getByRole('img'), -40);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      demoSettings.heroPictures[0]?.alt ?? '',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The league takes pictures away while the page is open and shows the last: another one is shown. */
export const FewerPictures = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver la foto 3 de 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar las otras' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      demoSettings.heroPictures[0]?.alt ?? '',
    );
  },
});

function Shrinking(props: ComponentProps<typeof HeroSlider>) {
  const [isShort, setShort] = useState(false);
  return (
    <>
      <HeroSlider {...props} slides={isShort ? props.slides.slice(0, 1) : props.slides} />
      <button type="button" onClick={() => setShort(true)}>
        Quitar las otras
      </button>
    </>
  );
}

/** After a picture was chosen it stays for two intervals; then the pictures advance again. */
export const AdvancesAfterAChoice = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expectDecoded();
    const second = canvas.getByRole('button', { name: 'Ver la foto 2 de 3' });
    await userEvent.click(second);
    second.blur();
    await userEvent.unhover(second);
    await expectMoving(canvasElement, true);
    await passTime(5999);
    await expectPicture(canvas, 2);
    await passTime(1);
    await expectPicture(canvas, 3);
    await passTime(3000);
    await expectPicture(canvas, 1);
  },
});

/** On a phone the pictures are also swiped, both ways, round and round. */
export const ChosenBySwipe = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    swipe(picture, -40);
    await expectPicture(canvas, 2);
    swipe(picture, 40);
    await expectPicture(canvas, 1);
    swipe(picture, 40);
    await expectPicture(canvas, 3);
    swipe(picture, -10);
    await expectPicture(canvas, 3);
  },
});

/** The visitor has paused it: it waits until asked to go on. */
export const Paused = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('paused by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      canvas.getByRole('button', { name: 'Reproducir las fotos' }).blur();
      await passTime(6000);
      await expectPicture(canvas, 1);
    });
    await step('playing again by mouse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reproducir las fotos' }));
      canvas.getByRole('button', { name: 'Pausar las fotos' }).blur();
      await userEvent.unhover(canvas.getByRole('region', { name: 'Fotos de la liga' }));
      await passTime(3000);
      await expectPicture(canvas, 2);
    });
  },
});

/** Under the mouse, with the keyboard in it and in a hidden tab the picture stays; then it goes on. */
export const Resting = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, step }) => {
    const slider = canvas.getByRole('region', { name: 'Fotos de la liga' });
    const pause = canvas.getByRole('button', { name: 'Pausar las fotos' });
    const setVisibility = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const rests = [
      ['mouse', () => userEvent.hover(slider), () => userEvent.unhover(slider)],
      ['keyboard', () => pause.focus(), () => pause.blur()],
      ['hidden tab', () => setVisibility('hidden'), () => setVisibility('visible')],
    ] as const;
    for (const [index, [name, begin, end]] of rests.entries()) {
      await step(name, async () => {
        await begin();
        await expectMoving(canvasElement, false);
        await passTime(6000);
        await expectPicture(canvas, index + 1);
        await end();
        await expectMoving(canvasElement, true);
        await passTime(3000);
        await expectPicture(canvas, ((index + 1) % 3) + 1);
      });
    }
    Reflect.deleteProperty(document, 'visibilityState');
  },
});

/** With reduced motion the slider starts paused. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await passTime(6000);
    await expectPicture(canvas, 1);
    await expect(canvas.getByRole('button', { name: 'Reproducir las fotos' })).toBeVisible();
  },
});
