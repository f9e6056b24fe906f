import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CorrectionNote } from '../../src/matches/CorrectionNote.tsx';
import { MatchDialog } from '../../src/share/MatchDialog.tsx';
import { putOff, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { notUnderstood, superTieBreak, unplayed } from '../fixtures/results.ts';

const meta = preview.meta({
  title: 'Forms and dialogs/MatchDialog',
  component: MatchDialog,
  args: {
    share: { kind: 'result' as const, result: { ...superTieBreak, location: 'Club Centro' } },
    mapOf: () => 'https://mapas.example/club-centro',
    effect: <p>Tabla: La Víbora 1.ª con 8 pts, sube 2 · Globo y Remate 4.ª con 5 pts</p>,
    sharing: null,
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
});

/** A result: names in full, sets, the place with its map, what it did to the table. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Ver Club Centro en el mapa/u })).toBeVisible();
    await expect(screen.getByText(/^Victoria de .* por 6 a 4/u)).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Corregir' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A match that is announced. */
export const Announced = meta.story({
  args: { share: { kind: 'match', match: tonight }, effect: undefined },
  play: async () => {
    await expect(screen.getByText('22:00')).toBeVisible();
    await expect(screen.getByRole('link', { name: /¿Y si…\?/u })).toHaveAttribute(
      'href',
      '/tablas/sexta-damas#hipotesis',
    );
  },
});

/** A match that was put off has no hour and no place. */
export const PutOff = meta.story({
  args: { share: { kind: 'match', match: putOff }, effect: undefined },
  play: async () => {
    await expect(screen.getByText('Sin fecha')).toBeVisible();
    await expect(screen.queryByText(putOff.location)).toBeNull();
  },
});

/** The administrator corrects it from here. */
export const ForTheAdministrator = meta.story({
  args: { onEdit: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Corregir' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** A result that was corrected: a tap shows what it was before. */
export const Corrected = meta.story({
  args: {
    correction: (
      <CorrectionNote
        at={{ date: '2026-11-14', time: '21:40' }}
        describeFirst={() => Promise.resolve('Antes: 6-4, 3-6, 8-10')}
      />
    ),
  },
});

/** A friendly that was not played, and why. */
export const FriendlyNotPlayed = meta.story({
  args: {
    share: { kind: 'result', result: { ...unplayed, stage: 'AM', reason: 'lluvia' } },
    effect: undefined,
  },
  play: async () => {
    await expect(screen.getByText('Amistoso · No se jugó · lluvia')).toBeVisible();
  },
});

/** A score that is not understood is shown as typed. */
export const NotUnderstood = meta.story({
  args: { share: { kind: 'result', result: notUnderstood }, effect: undefined },
});

/** The longest names, on the smallest screen: all of them can be read. */
export const Longest = meta.story({
  args: {
    share: {
      kind: 'result',
      result: { ...superTieBreak, team1: longestName, team2: longestWord, location: longestName },
    },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    const name = screen.getAllByText(longestName, { selector: 'bdi' })[0];
    await expect(name?.scrollHeight).toBeLessThanOrEqual((name?.clientHeight ?? 0) + 1);
  },
});
