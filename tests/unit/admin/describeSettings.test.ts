import { expect, test } from 'vitest';
import { describeChange } from '../../../src/admin/describeChange.ts';
import { linesOfSettings } from '../../../src/admin/describeSettings.ts';
import type { SettingsEntry, StoredRow } from '../../../src/matches/history.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const change = (
  table: SettingsEntry['table'],
  before: StoredRow | null,
  after: StoredRow | null,
): SettingsEntry => ({
  id: 1,
  change: '1',
  at: '2026-11-20T20:00:00+00:00',
  actor: null,
  rowId: 'a',
  isUndone: false,
  table,
  before,
  after,
});

const organiser = { id: 'a', name: 'Ana', whatsapp: '+54 9 351 555-0100', position: 1 };
const sponsor = { name: 'El Molino', picture: 'logos/1.webp' };
const league = { name: 'Liga', slogan: null, story: ['Antes'], brand: '#1d4ed8' };

test.each([
  [
    change('organisers', organiser, { ...organiser, whatsapp: '+54 9 351 555-9999' }),
    'Contacto corregido',
    ['Ana', 'WhatsApp: +54 9 351 555-0100 → +54 9 351 555-9999'],
  ],
  [change('clubs', null, { name: 'La Jaula' }), 'Club agregado', ['La Jaula']],
  [change('sponsors', sponsor, null), 'Auspiciante eliminado', ['El Molino']],
  [
    change('sponsors', sponsor, { ...sponsor, picture: 'logos/2.webp' }),
    'Auspiciante corregido',
    ['El Molino', 'Imagen: cambió'],
  ],
  [
    change(
      'categories',
      { name: 'Sexta Libre', title: 'Sexta Libre', slug: 'sexta-libre', old_slugs: [] },
      { name: 'Sexta Libre', title: 'Sexta', slug: 'sexta', old_slugs: ['sexta-libre'] },
    ),
    'Categoría corregida',
    ['Sexta', 'Nombre: Sexta Libre → Sexta', 'Final de la dirección: sexta-libre → sexta'],
  ],
  [
    change(
      'seasons',
      { name: 'Apertura', points: '2-1-0', win20: 2, tie_lines: [] },
      { name: 'Apertura', points: '3-1-0', win20: 3, tie_lines: ['wins'] },
    ),
    'Temporada corregida',
    ['Apertura', 'Ganar 2-0: 2 → 3', 'Desempate: cambió'],
  ],
  [
    change('seasons', { name: 'Apertura', points: '2-1-0' }, { name: 'Apertura', points: '3-1-0' }),
    'Temporada corregida',
    ['Apertura', 'Puntos: 2-1-0 → 3-1-0'],
  ],
  [
    change('league', league, { ...league, slogan: 'A la red', story: ['Ahora'] }),
    'Liga corregida',
    ['Liga', 'Lema: – → A la red', 'La historia: cambió'],
  ],
])('%#: a change of a setting is told in words', (entry, title, lines) => {
  expect(describeChange({ id: 1, rows: [entry] }, demoSettings).title).toBe(title);
  expect(linesOfSettings(entry)).toEqual(lines);
});

test('rows that were changed together are counted', () => {
  const added = (category: string) => change('season_categories', null, { category });
  const rows = [added('Sexta Libre'), added('Quinta Libre')] as const;
  expect(describeChange({ id: 1, rows }, demoSettings).title).toBe(
    '2 categorías de una temporada agregadas',
  );
});
