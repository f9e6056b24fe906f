import { renderNodes, type PageNode } from '../../src/opening/early/react.ts';

/** What the renderer of the early scripts makes of `content`, without a pause. */
export function renderWhole(content: unknown): readonly PageNode[] {
  const rendering = renderNodes(content);
  let step = rendering.next();
  while (step.done !== true) step = rendering.next();
  return step.value;
}
