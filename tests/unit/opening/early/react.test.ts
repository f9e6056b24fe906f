import { expect, test } from 'vitest';
import {
  createContext,
  createElement,
  renderNodes,
  Suspense,
  use,
} from '../../../../src/opening/early/react.ts';
import { renderWhole } from '../../../support/renderWhole.ts';

test('a provider’s value is for what it contains alone', () => {
  const context = createContext('outside');
  const Value = () => use(context);
  const tree = [
    createElement(context, { value: 'inside' }, createElement(Value, null)),
    createElement(Value, null),
  ];
  expect(renderWhole(tree)).toEqual([
    { kind: 'text', text: 'inside' },
    { kind: 'text', text: 'outside' },
  ]);
});

test('a boundary has the comments by which React finds it', () => {
  expect(renderWhole(createElement(Suspense, null, 'Inside'))).toEqual([
    { kind: 'comment', text: '$' },
    { kind: 'text', text: 'Inside' },
    { kind: 'comment', text: '/$' },
  ]);
});

test('a page is rendered in steps of one component, between which taps are handled', () => {
  const Row = () => 'row';
  const rendering = renderNodes([createElement(Row, null), createElement(Row, null)]);
  const steps = [rendering.next(), rendering.next(), rendering.next()];
  expect(steps.map(({ done }) => done)).toEqual([false, false, true]);
});
