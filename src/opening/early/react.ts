/**
 * Replaces `react` and its JSX runtime in the early script (`src/build/earlyScripts.ts`): components
 * are called once and become nodes. State is what it is at first, effects do not run, and what depends
 * on the browser is what a prerendered page has.
 */

/**
 * A node of the page as it should be. Comments mark what React hydrates by itself; a `prerendered` node
 * stays as it is.
 */
export type PageNode =
  | { kind: 'element'; tag: string; props: Props; children: readonly PageNode[] }
  | { kind: 'text' | 'comment'; text: string }
  | { kind: 'prerendered' };

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;
type Context<Value> = { value: Value; isContext: true; readonly Provider: unknown };

/** An element of JSX. */
class Element {
  readonly type: unknown;
  readonly props: Props;

  constructor(type: unknown, props: Props) {
    this.type = type;
    this.props = props;
  }
}

export const Fragment = 'fragment';
export const Suspense = 'suspense';

/** Takes the place of a component whose prerendered element stays as it is. */
export const keepPrerendered = () => null;

export const jsx = (type: unknown, props: Props) => new Element(type, props);
export { jsx as jsxs };

export function createElement(type: unknown, props: Props | null, ...children: unknown[]) {
  return new Element(type, children.length === 0 ? { ...props } : { ...props, children });
}

/** Yields after each component, and returns the rendered nodes. */
type Rendering = Generator<undefined, readonly PageNode[]>;

/**
 * Renders a page in steps of one component: between two steps the browser can handle a tap.
 * @throws Error if a part of the page can only be rendered by React
 */
export function* renderNodes(content: unknown): Rendering {
  if (Array.isArray(content)) {
    const nodes: PageNode[] = [];
    for (const part of content) nodes.push(...(yield* renderNodes(part)));
    return nodes;
  }
  if (typeof content === 'string' || typeof content === 'number') {
    return content === '' ? [] : [{ kind: 'text', text: String(content) }];
  }
  if (!(content instanceof Element)) return [];
  const { type, props } = content;
  const { children } = props;
  if (type === Fragment) return yield* renderNodes(children);
  if (type === Suspense) {
    const marker = (text: string): PageNode => ({ kind: 'comment', text });
    return [marker('$'), ...(yield* renderNodes(children)), marker('/$')];
  }
  // React moves it into the page's head, where the prerendered page has it.
  if (type === 'link') return [];
  if (typeof type === 'string') {
    return [{ kind: 'element', tag: type, props, children: yield* renderNodes(children) }];
  }
  if (type === keepPrerendered) return [{ kind: 'prerendered' }];
  if (isContext(type)) return yield* renderWithin(type, props);
  if (!isComponent(type)) throw new Error('The early script cannot render this.');
  const rendered = type(props);
  yield;
  return yield* renderNodes(rendered);
}

function* renderWithin(context: Context<unknown>, { value, children }: Props): Rendering {
  const outer = context.value;
  context.value = value;
  try {
    return yield* renderNodes(children);
  } finally {
    context.value = outer;
  }
}

const isContext = (type: unknown): type is Context<unknown> =>
  typeof type === 'object' && type !== null && 'isContext' in type;
const isComponent = (type: unknown): type is Component => typeof type === 'function';

export function createContext<Value>(value: Value): Context<Value> {
  const context = { value, isContext: true } as const;
  return Object.assign(context, {
    get Provider() {
      return context;
    },
  });
}

export const use = <Value>(context: Context<Value>) => context.value;
export const memo = (component: Component) => component;
export const forwardRef =
  (render: (props: Props, ref: null) => unknown): Component =>
  (props) =>
    render(props, null);
/** Renders nothing: code of lazy components is fetched once React is there. */
export const lazy = () => null;

const nothing = () => {};
let ids = 0;

export const useState = (initial: unknown) => [
  typeof initial === 'function' ? initial() : initial,
  nothing,
];
export const useTransition = () => [false, nothing] as const;
export const useRef = (current: unknown) => ({ current });
export const useMemo = (compute: () => unknown) => compute();
export const useCallback = (callback: unknown) => callback;
export const useDeferredValue = (value: unknown, initial: unknown = value) => initial;
export const useId = () => `early-${(ids += 1)}`;
export const useSyncExternalStore = (
  _subscribe: unknown,
  _snapshot: unknown,
  atFirst: () => unknown,
) => atFirst();
export const useOptimistic = (value: unknown) => [value, nothing] as const;
export const useEffectEvent = () => nothing;
export { nothing as startTransition, nothing as useEffect, nothing as useLayoutEffect };
