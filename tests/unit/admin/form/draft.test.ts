import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDraft } from '../../../../src/admin/form/draft.ts';

const id = '0b0e7a52-9c1c-4f0e-8a3b-1d2c3e4f5a6b';
const parse = (draft: object) => parseDraft(JSON.stringify(draft));
const text = fc.string({ unit: 'binary', maxLength: 300 });
const fields = fc.dictionary(text, text, { maxKeys: 10 });
const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`field${i}`, '6-4, 6-3']));

test('a draft is read as it was kept, whatever was typed, with the row that is corrected', () => {
  const draft = fc.record(
    { id: fc.uuid(), fields, before: fields },
    { requiredKeys: ['id', 'fields'] },
  );
  fc.assert(
    fc.property(draft, (kept) => {
      expect(parse(kept)).toEqual(kept);
    }),
    { seed: 20261121, numRuns: 1000, examples: [[{ id, fields: twenty, before: twenty }]] },
  );
});

test('anything else that a storage holds is no draft', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(parseDraft(stored)).toBeNull();
    }),
    { seed: 20261121, numRuns: 3000 },
  );
  for (const wrong of [7, null, ['6-4'], { score: 7 }, { score: 'x'.repeat(20_001) }]) {
    expect(parse({ id, fields: wrong })).toBeNull();
    expect(parse({ id, fields: {}, before: wrong })).toBeNull();
  }
  for (const wrong of [undefined, 7, '', `${id}0`, `eq.${id}`, id.toUpperCase()]) {
    expect(parse({ id: wrong, fields: {} })).toBeNull();
  }
});
