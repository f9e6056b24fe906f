import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDraft } from '../../../../src/admin/form/draft.ts';

const seed = 20261121;
const id = '0b0e7a52-9c1c-4f0e-8a3b-1d2c3e4f5a6b';

describe('a draft', () => {
  it('is read as it was kept, whatever was typed', () => {
    const fields = fc.dictionary(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      { maxKeys: 10 },
    );
    fc.assert(
      fc.property(fc.uuid(), fields, (id, typed) => {
        expect(parseDraft(JSON.stringify({ id, fields: typed }))).toEqual({ id, fields: typed });
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('is none where a storage holds anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.json({ maxDepth: 1 })), (text) => {
        expect(parseDraft(text)).toBeNull();
      }),
      { seed, numRuns: 3000 },
    );
  });

  it('is refused with a value that is no text, an invalid id, or a field too many', () => {
    const field = fc.jsonValue().filter((value) => typeof value !== 'string');
    fc.assert(
      fc.property(field, (team1) => {
        expect(parseDraft(JSON.stringify({ id, fields: { team1 } }))).toBeNull();
      }),
      { seed, numRuns: 1000 },
    );
    for (const wrong of [undefined, 7, '', `${id}0`, `eq.${id}`, id.toUpperCase()]) {
      expect(parseDraft(JSON.stringify({ id: wrong, fields: {} }))).toBeNull();
    }
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`field${i}`, '']));
    expect(parseDraft(JSON.stringify({ id, fields: many }))).toBeNull();
  });

  it('knows the row that is corrected, as it was', () => {
    const fields = { score: '6-4, 6-3' };
    const before = { score: '6-4, 6-2' };
    expect(parseDraft(JSON.stringify({ id, fields, before }))).toEqual({ id, fields, before });
    for (const wrong of [{ score: 7 }, { score: 'x'.repeat(2001) }]) {
      expect(parseDraft(JSON.stringify({ id, fields, before: wrong }))).toBeNull();
    }
  });
});
