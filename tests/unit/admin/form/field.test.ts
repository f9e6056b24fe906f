import { expect, test } from 'vitest';
import { fieldProblems, type Field } from '../../../../src/admin/form/field.ts';

const score: Field = { name: 'score', label: 'Resultado', kind: 'score', longest: 60 };

test('an impossible score is refused, and stays possible where it is stored already', () => {
  const impossible = { score: '9-6, 6-3' };
  expect(fieldProblems([score], impossible, { score: '' })).toHaveProperty('score');
  expect(fieldProblems([score], impossible, impossible)).toEqual({});
});
