import { describe, expect, it } from 'vitest';
import { toggleMyPair, updateMyPair } from '../../../src/pairs/changeMyPairs.ts';
import { parseMyPairs } from '../../../src/pairs/myPairs.ts';

const smash = { id: 'a', category: 'sexta-damas', name: 'Los Smash' } as const;
const vibora = { id: 'b', category: 'sexta-damas', name: 'La Víbora' } as const;

describe('what the device keeps', () => {
  it('is read as it was stored', () => {
    expect(parseMyPairs(JSON.stringify([smash, vibora]))).toEqual([smash, vibora]);
  });

  it.each([null, '', 'no', '{}', 'null', '[1, null, {"id": "a"}]', '[{"id":"a","name":"b"}]'])(
    'is no pair if it is %s',
    (stored) => {
      expect(parseMyPairs(stored)).toEqual([]);
    },
  );

  it('leaves out a pair of a category that is no more', () => {
    expect(parseMyPairs(JSON.stringify([{ ...smash, category: 'novena' }, vibora]))).toEqual([
      vibora,
    ]);
  });
});

describe('a star', () => {
  it('is set and removed', () => {
    expect(toggleMyPair([smash], vibora)).toEqual([smash, vibora]);
    expect(toggleMyPair([smash, vibora], { ...smash, name: 'otro' })).toEqual([vibora]);
  });

  it('follows a pair that is renamed, or merged into another one', () => {
    const renamed = { ...smash, name: 'Las Smash' };
    expect(updateMyPair([smash, vibora], 'a', renamed)).toEqual([renamed, vibora]);
    expect(updateMyPair([smash], 'a', vibora)).toEqual([vibora]);
    expect(updateMyPair([smash, vibora], 'a', vibora)).toEqual([vibora]);
  });
});
