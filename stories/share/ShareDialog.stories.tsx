import type { Shareable } from '../../src/matches/shareContext.ts';
import { expect, fireEvent, fn, mocked, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ShareDialog } from '../../src/share/ShareDialog.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { pictureUrl } from '../../src/league/settings.ts';
import { openedDialog } from '../support/dialog.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { tonight } from '../fixtures/matches.ts';
import {
  doubleWalkover,
  drawn,
  results,
  straightSets,
  superTieBreak,
  unplayed,
  wonRetired,
} from '../fixtures/results.ts';
import { startDraws } from '../fixtures/season.ts';

const branding = {
  leagueName: demoSettings.name,
  address: 'liga.example',
  logos: demoSettings.sponsors.slice(0, 5).map(({ picture }) => pictureUrl(picture)),
};
const link = 'https://liga.example/categorias/sexta-damas#1';

const share: Shareable = { kind: 'result', result: straightSets };

const meta = preview.meta({
  title: 'Forms and dialogs/ShareDialog',
  component: ShareDialog,
  parameters: { roomBelow: 720, framed: 'phone' },
  args: { share, addressOf: () => link, branding, onClose: fn() },
});

/** After a tap on a result: the picture is there before the next tap. */
export const OfAResult = meta.story({
  tags: ['plays-on'],
  play: async ({ args, userEvent }) => {
    const dialog = await openedDialog('Compartir');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Descargar imagen' })).toBeEnabled(),
    );
    const text =
      'Victoria de Los Smash ante Doble Pared por 6 a 4 y 6 a 3. Sexta Damas, sábado 14 de noviembre de 2026.';
    await expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${text}\n${link}`)}`,
    );
    const picture = dialog.querySelector('canvas');
    await expect([picture?.width, picture?.height]).toEqual([1080, 1350]);
    await userEvent.click(screen.getByRole('radio', { name: 'Historia' }));
    await waitFor(() => expect(picture?.height).toBe(1920));
    // Beside the dialog the wheel moves nothing: the page stays where it was left.
    await expect(fireEvent.wheel(document.body, { deltaY: 100 })).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** A retirement: both pictures say it, since the sets alone would look unfinished. */
export const OfARetirement = meta.story({
  tags: ['plays-on'],
  args: {
    share: { kind: 'result', result: wonRetired },
    day: { kind: 'day', date: wonRetired.date, results: [wonRetired] },
  },
  beforeEach: () => {
    spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  },
  play: async ({ userEvent }) => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    const written = expect.stringMatching(/(^|· )Ret\.$/u);
    const number = expect.any(Number);
    await waitFor(() => expect(fillText).toHaveBeenCalledWith(written, number, number));
    mocked(fillText).mockClear();
    await userEvent.click(screen.getByRole('radio', { name: 'Todo el día' }));
    await waitFor(() => expect(fillText).toHaveBeenCalledWith(written, number, number));
  },
});

/** A picture that could not be made says so, and another is tried with another size. */
export const WithoutPicture = meta.story({
  beforeEach: () => {
    spyOn(OffscreenCanvas.prototype, 'transferToImageBitmap').mockImplementationOnce(() => {
      throw new Error('No memory');
    });
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  tags: ['plays-on'],
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/no se pudo hacer la imagen/u)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Historia' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Descargar imagen' })).toBeEnabled(),
    );
    await expect(screen.queryByText(/no se pudo hacer la imagen/u)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Publicación' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Descargar imagen' })).toBeEnabled(),
    );
    await expect(screen.queryByText(/no se pudo hacer la imagen/u)).toBeNull();
  },
});

/** A browser that hides the device gives white for what is drawn: no picture is sent, the text is. */
export const CanvasThatLies = meta.story({
  beforeEach: () => {
    spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
      (_x, _y, width, height) =>
        new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height),
    );
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async () => {
    await expect(await screen.findByText(/no se pudo hacer la imagen/u)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Descargar imagen' })).toBeDisabled();
    await expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  },
});

const pending: BlobCallback[] = [];

/** Another size is chosen while a picture is made: the first one, ready later, is not shared. */
export const ChosenMeanwhile = meta.story({
  tags: ['plays-on', '!autodocs'],
  beforeEach: () => {
    spyOn(OffscreenCanvas.prototype, 'transferToImageBitmap').mockImplementation(() => {
      throw new Error('No worker');
    });
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => pending.push(done));
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(pending).toHaveLength(1));
    await userEvent.click(screen.getByRole('radio', { name: 'Historia' }));
    await waitFor(() => expect(pending).toHaveLength(2));
    const [first, second] = pending.splice(0);
    const download = screen.getByRole('button', { name: 'Descargar imagen' });
    first?.(new Blob());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(download).toBeDisabled();
    second?.(new Blob());
    await waitFor(() => expect(download).toBeEnabled());
  },
});

/** When the browser refuses to share and to copy: the text stands there, selected. */
export const Refused = meta.story({
  parameters: { reach: ['Copiar texto'] },
  beforeEach: () => {
    const refusal = new DOMException('No', 'NotAllowedError');
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
  },
  play: async () => {
    await expect(await screen.findByText(/quedó seleccionado/u)).toBeVisible();
    const text = screen.getByRole('textbox', { name: 'Texto para compartir' });
    await expect(text).toHaveTextContent(link);
  },
});

let isQuietWhenClosed = false;

/** On a phone: its share sheet was closed, which is no failure; then the phone refuses. */
export const ShareSheetRefused = meta.story({
  parameters: { reach: ['Compartir texto', 'Compartir texto'] },
  beforeEach: () => {
    const share = fn()
      .mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
      .mockImplementationOnce(() => {
        isQuietWhenClosed = screen.queryByRole('textbox') === null;
        return Promise.reject(new DOMException('No', 'NotAllowedError'));
      });
    // It sends texts, and no files.
    const canShare = ({ files }: ShareData) => files === undefined;
    return withNavigator({ share, canShare });
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Descargar imagen' })).toBeEnabled(),
    );
    await expect(screen.queryByRole('button', { name: 'Compartir imagen' })).toBeNull();
    await expect(isQuietWhenClosed).toBe(true);
    await expect(await screen.findByText(/^No se pudo compartir/u)).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveTextContent(link);
  },
});

const sharePicture = fn(async (_data: ShareData) => {});

/** On an iPhone, where WhatsApp drops the picture that has a text: the same tap copies the text. */
export const OnAnIPhone = meta.story({
  tags: ['plays-on', '!autodocs'],
  beforeEach: () => {
    sharePicture.mockClear();
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return withNavigator({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Safari/604.1',
      share: sharePicture,
      canShare: () => true,
    });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Compartir imagen' }));
    await expect(sharePicture).toHaveBeenCalledWith({ files: [expect.any(File)] });
    const { writeText } = navigator.clipboard;
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining(link));
    await expect(await screen.findByText(/el texto quedó copiado/u)).toBeVisible();
  },
});

/** In Instagram's own browser a download would do nothing: the address for another browser stands there. */
export const InsideAnotherApp = meta.story({
  tags: ['plays-on', '!autodocs'],
  beforeEach: () =>
    withNavigator({
      userAgent: 'Mozilla/5.0 (Linux; Android 15; wv) Chrome/140.0 Instagram 400.0',
    }),
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button', { name: 'Descargar imagen' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await screen.findByText(link)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Copiar la dirección' })).toBeVisible();
  },
});

/** What the browser says of itself; @returns a function that takes it back */
function withNavigator(values: object): () => void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    for (const name of Object.keys(values)) Reflect.deleteProperty(navigator, name);
  };
}

/** The day can be chosen where it has more than this result. */
export const WithItsDay = meta.story({
  parameters: { reach: ['Todo el día'] },
  args: {
    share: { kind: 'result', result: superTieBreak },
    day: { kind: 'day', date: '2026-11-14', results },
  },
  play: async () => {
    const href = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(href)).toContain(
      '*Sexta Damas*\nLa Víbora ✔ – Globo y Remate: 6-4, 3-6, 10-8',
    );
  },
});

/** An announced match. */
export const OfAMatch = meta.story({ args: { share: { kind: 'match', match: tonight } } });

/** On a phone every choice stays in its column, and is a touch target. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await openedDialog('Compartir');
    const edge = dialog.getBoundingClientRect().right - 20;
    for (const label of dialog.querySelectorAll('label[for]')) {
      const { right, height } = label.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(edge);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    await expect(dialog.querySelector('canvas')?.clientWidth).toBe(192);
  },
});

/** A pair has a link and no picture. */
export const OfAPair = meta.story({
  args: { share: { kind: 'pair', name: 'Los Smash', category: 'Sexta Damas' } },
});

const row = { played: 9, won: 6, drawn: 0, lost: 3, setsFor: 14, setsAgainst: 8, points: 15 };

const table: Extract<Shareable, { kind: 'table' }> = {
  kind: 'table',
  category: 'Sexta Damas',
  season: 'Clausura 2026',
  hasDraws: false,
  rows: [
    { ...row, position: 1, name: 'Los Smash' },
    { ...row, position: 2, name: longestName, setsFor: 4 },
    { ...row, position: 3, name: 'Doble Pared' },
  ],
};

/** A table of positions. */
export const OfATable = meta.story({ args: { share: table } });

/** A table of a season with draws. */
export const OfATableWithDraws = meta.story({
  args: {
    share: { ...table, hasDraws: true, rows: table.rows.map((each) => ({ ...each, drawn: 2 })) },
  },
});

/** A match that will not be played. */
export const OfAMatchNotPlayed = meta.story({
  args: { share: { kind: 'result', result: unplayed } },
});

/** A day with every way to end without a winner. */
export const OfADayWithoutWinners = meta.story({
  beforeEach: startDraws,
  args: {
    share: { kind: 'day', date: unplayed.date, results: [unplayed, doubleWalkover, drawn] },
  },
});

/** The longest names that the database accepts. */
export const Longest = meta.story({
  args: {
    share: { kind: 'result', result: { ...superTieBreak, team1: longestName, team2: longestWord } },
  },
});
