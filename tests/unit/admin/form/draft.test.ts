import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { onDraftRemoved, parseDraft } from '../../../../src/admin/form/draft.ts';
import { nameAt } from '../../../../src/live/base.ts';
import { draftKey } from '../../../../src/session/draftKeys.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

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

test.each([
  ['/', '/liga/'],
  ['/liga/', '/'],
  ['/liga/', '/liga/norte/'],
  ['/p%C3%A1del/', '/liga/'],
])(
  'at %s a draft is over that another tab has saved, and not one of the league at %s',
  (base, other) => {
    vi.stubEnv('BASE_URL', base);
    vi.stubGlobal('window', new EventTarget());
    const key = draftKey('results', 'new');
    const over = vi.fn<() => void>();
    const stop = onDraftRemoved(key, over);
    const tell = (name: string | null, newValue: string | null) => {
      const event = Object.assign(new Event('storage'), { key: name, newValue });
      window.dispatchEvent(event);
      return over.mock.calls.length;
    };
    expect(tell(nameAt(base, key), 'typed on')).toBe(0);
    expect(tell(nameAt(other, key), null)).toBe(0);
    expect(tell(nameAt(base, draftKey('results', 'edit')), null)).toBe(0);
    expect(tell(nameAt(base, key), null)).toBe(1);
    // Everything was cleared.
    expect(tell(null, null)).toBe(2);
    stop();
    expect(tell(nameAt(base, key), null)).toBe(2);
  },
);
