import { expect, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PictureField, type PictureFieldProps } from '../../../src/admin/pictures/PictureField.tsx';

const args: PictureFieldProps = {
  kind: 'logo',
  label: 'Logo',
  shown: null,
  onChange: fn(),
  onUndo: fn(),
  onReplace: fn(),
};

const meta = preview.meta({
  title: 'Forms and dialogs/PictureField',
  component: PictureField,
  args,
});

/** A picture as a phone takes it: colours that do not compress to nothing. */
function draw(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  for (let step = 0; step < 40; step += 1) {
    context.fillStyle = `hsl(${step * 9} 70% 50%)`;
    context.fillRect((step * width) / 40, 0, width / 40 + 1, height);
  }
  context.fillStyle = 'white';
  context.fillRect(width * 0.4, height * 0.3, width * 0.2, height * 0.4);
  return canvas;
}

function photo(width: number, height: number): Promise<File> {
  return new Promise((resolve, reject) => {
    draw(width, height).toBlob((blob) => {
      if (blob === null) reject(new Error('No picture'));
      else resolve(new File([blob], 'foto.jpg', { type: 'image/jpeg' }));
    }, 'image/jpeg');
  });
}

async function choose(root: HTMLElement, file: File) {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No field for a file');
  // What a phone offers is not limited to what the field accepts.
  await userEvent.upload(input, file, { applyAccept: false });
}

/** The address of such a picture; the docs read the file outside of a browser too, where nothing is drawn. */
function shown(width: number, height: number): string {
  return typeof document === 'undefined' ? '' : draw(width, height).toDataURL('image/webp');
}

const present = () => shown(320, 200);

/** No picture yet. */
export const Empty = meta.story({
  name: 'Upload, file input',
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Logo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Elegir imagen' })).toBeEnabled();
  },
});

/** The present picture in the frame in which a page shows it. */
export const Present = meta.story({ args: { shown: present() } });

/** One of the cover, as wide as the field. */
export const PresentHero = meta.story({
  args: {
    kind: 'hero',
    label: 'Imagen de la portada',
    shown: shown(1_600, 640),
  },
});

/** The form cannot be saved without one. */
export const Wrong = meta.story({ args: { error: 'Elegir una imagen.' } });

/** A photograph is cut to the shape of a logo and compressed after each change; the slider's keys move it. */
export const Cropping = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, await photo(2_400, 1_200));
    const size = await canvas.findByRole('slider', { name: 'Tamaño' });
    // All of the picture is shown at first, on the colour of its corner.
    await expect(Number(size.getAttribute('aria-valuenow'))).toBeLessThan(1);
    await expect(canvas.queryByRole('slider', { name: 'De izquierda a derecha' })).toBeNull();
    size.focus();
    await userEvent.keyboard('{End}');
    const across = canvas.getByRole('slider', { name: 'De izquierda a derecha' });
    across.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(Number(across.getAttribute('aria-valuenow'))).toBeGreaterThan(0.5);

    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const picture = chosenOf(args.onChange);
    await expect(picture.path).toMatch(/^logos\/[0-9a-f]{32}\.webp$/);
    await expect(picture.blob.type).toBe('image/webp');
    await expect(picture.blob.size).toBeLessThanOrEqual(40_960);
    const { width, height } = await createImageBitmap(picture.blob);
    await expect({ width, height }).toEqual({ width: 320, height: 200 });
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar como estaba' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Elegir imagen' })).toHaveFocus();
  },
});

/** On a phone: one of the cover is cut twice, and the outlined part is what phones show. */
export const CroppingHero = meta.story({
  args: { kind: 'hero', label: 'Imagen de la portada' },
  globals: { viewport: { value: 'phone' } },
  tags: ['plays-on'],
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, await photo(3_000, 2_000));
    const focus = await canvas.findByRole('slider', { name: 'Lo que se ve en el teléfono' });
    focus.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(chosenOf(args.onChange).focus).toBe('100% 50%'));
    const { blob, phone } = chosenOf(args.onChange);
    await expect(phone?.path).toMatch(/^portadas\/[0-9a-f]{32}\.webp$/);
    await expect(blob.size).toBeLessThanOrEqual(92_160);
    const narrow = await createImageBitmap(phone?.blob ?? blob);
    await expect([narrow.width, narrow.height]).toEqual([800, 500]);
    // The right end of the wide one.
    await expect(colorAt(narrow, 790, 10)).toBe(colorAt(await createImageBitmap(blob), 1_590, 10));
  },
});

/** A photograph while it is cut. */
export const Frame = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await photo(1_200, 1_200));
    await expect(await canvas.findByRole('button', { name: 'Dejar como estaba' })).toBeVisible();
  },
});

/** One of the cover while it is cut: phones show what is not darkened. */
export const FrameHero = meta.story({
  tags: ['plays-on'],
  args: { kind: 'hero', label: 'Imagen de la portada' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await photo(3_000, 2_000));
    await expect(await canvas.findByRole('button', { name: 'Dejar como estaba' })).toBeVisible();
  },
});

/** A drawing may hold a script, and what is no picture cannot be cut: a sentence says so. */
export const Refused = meta.story({
  tags: ['plays-on'],
  args: { shown: present() },
  play: async ({ canvas, canvasElement, args }) => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', {
      type: 'image/svg+xml',
    });
    await choose(canvasElement, svg);
    await expect(await canvas.findByText(/Un dibujo SVG no se puede usar/)).toBeVisible();
    await choose(canvasElement, new File(['<script>'], 'foto.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/La imagen no se puede leer/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cambiar imagen' })).toBeVisible();
  },
});

function chosenOf(onChange: PictureFieldProps['onChange']) {
  const [picture] = mocked(onChange).mock.lastCall ?? [];
  if (picture === undefined) throw new Error('No picture was chosen');
  return picture;
}

function colorAt(image: ImageBitmap, x: number, y: number): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  context?.drawImage(image, -x, -y);
  // To the nearest tenth: each picture is compressed by itself.
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
    .map((value) => Math.round(value / 26))
    .join(' ');
}

/** A browser that hides the device changes every picture: noise would be stored, and is not. */
export const CanvasThatLies = meta.story({
  tags: ['plays-on'],
  beforeEach: () => {
    spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
      (_x, _y, width, height) =>
        new ImageData(
          crypto.getRandomValues(new Uint8ClampedArray(4 * width * height)),
          width,
          height,
        ),
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, await photo(400, 300));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('usar otro navegador');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
