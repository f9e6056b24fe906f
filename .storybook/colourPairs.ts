/** Every text colour with the backgrounds that components put it on. */
export const textPairs: readonly (readonly [text: string, backgrounds: readonly string[]])[] = [
  [
    'text',
    ['surface', 'surface-raised', 'surface-sunken', 'highlight', 'brand-soft', 'danger-soft'],
  ],
  ['text-muted', ['surface', 'surface-raised', 'surface-sunken', 'highlight', 'brand-soft']],
  ['brand', ['surface', 'surface-raised', 'surface-sunken', 'highlight', 'brand-soft']],
  ['brand-hover', ['surface', 'surface-raised', 'brand-soft-hover']],
  ['live', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['danger', ['surface', 'surface-raised', 'highlight', 'danger-soft']],
  ['danger-hover', ['danger-soft-hover']],
  ['on-brand', ['brand-fill', 'brand-fill-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-inverse', ['inverse', 'inverse-raised', 'inverse-border', 'board']],
  ['on-inverse-muted', ['inverse', 'inverse-raised', 'board']],
  ['accent', ['inverse', 'inverse-raised']],
  ['board-accent', ['board']],
];

/** Borders of controls and focus rings. */
export const edgePairs: typeof textPairs = [
  ['border-control', ['surface', 'surface-raised', 'surface-sunken']],
  ['focus', ['surface', 'surface-raised', 'surface-sunken', 'highlight']],
  ['accent', ['inverse', 'inverse-raised']],
];

/** Surfaces that lie on each other, and are told apart: by 1.35:1 at least. */
export const surfacePairs: typeof textPairs = [['board', ['surface', 'surface-raised']]];
