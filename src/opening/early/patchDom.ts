import type { PageNode } from './react.ts';

type Change = () => void;

/** Yields after each new element. */
type Planning<Planned> = Generator<undefined, Planned>;

/**
 * Prepares to make the children of an element those of `nodes`. Existing elements are reused: the picture
 * is not loaded twice, and nothing flashes. New ones are created in steps of one.
 * @returns what makes the change
 */
export function* prepareChildren(parent: Element, nodes: readonly PageNode[]): Planning<Change> {
  const changes: Change[] = [];
  yield* planChildren(parent, nodes, changes);
  return () => {
    for (const change of changes) change();
  };
}

function* planChildren(
  parent: Element,
  nodes: readonly PageNode[],
  changes: Change[],
): Planning<void> {
  // React writes comments between texts that follow each other, and does not need them.
  const isSeparator = ({ nodeType, nodeValue }: ChildNode) =>
    nodeType === Node.COMMENT_NODE && nodeValue === ' ';
  const children = Array.from(parent.childNodes);
  const before = children.filter((child) => !isSeparator(child));
  for (const [index, node] of nodes.entries()) {
    const old = before[index];
    const next = yield* planNode(parent, old, node, changes);
    if (next === old) continue;
    changes.push(() => (old === undefined ? parent.append(next) : old.replaceWith(next)));
  }
  const unused = [...children.filter(isSeparator), ...before.slice(nodes.length)];
  if (unused.length > 0) {
    changes.push(() => {
      for (const child of unused) child.remove();
    });
  }
}

/** The old node, if it can stay; else a new one. */
function* planNode(
  parent: Element,
  old: ChildNode | undefined,
  node: PageNode,
  changes: Change[],
): Planning<ChildNode> {
  if (node.kind === 'prerendered') {
    if (old === undefined) throw new Error('A prerendered part of the page is missing.');
    return old;
  }
  if (node.kind !== 'element') {
    if (old?.nodeName === `#${node.kind}` && old.nodeValue === node.text) return old;
    return node.kind === 'text'
      ? document.createTextNode(node.text)
      : document.createComment(node.text);
  }
  const { tag, props, children } = node;
  // Another part of the page is another element: browsers count one that moves as a layout shift.
  const isSame =
    old instanceof Element &&
    old.localName === tag &&
    old.getAttribute('class') === (props['className'] ?? null);
  if (isSame) {
    changes.push(() => setAttributes(old, props));
    yield* planChildren(old, children, changes);
    return old;
  }
  const namespace = tag === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI;
  const element = document.createElementNS(namespace, tag);
  setAttributes(element, props);
  for (const child of children) element.append(yield* planNode(element, undefined, child, changes));
  yield;
  return element;
}

function setAttributes(element: Element, props: Readonly<Record<string, unknown>>) {
  const names = new Set<string>();
  for (const [prop, value] of Object.entries(props)) {
    const name = attributeOf(prop);
    // What a select has chosen is no attribute of it.
    if (name === null || (name === 'value' && element.localName === 'select')) continue;
    const text = textOf(name, value);
    if (text === null) continue;
    names.add(name);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  for (const name of element.getAttributeNames()) {
    if (!names.has(name)) element.removeAttribute(name);
  }
}

/** React's names of properties as HTML and SVG write them; `null` for what is no attribute. */
function attributeOf(prop: string): string | null {
  if (prop === 'children' || prop === 'ref' || prop === 'key' || /^on[A-Z]/.test(prop)) return null;
  if (prop === 'className') return 'class';
  if (prop === 'viewBox') return prop;
  return prop.startsWith('stroke') ? hyphenated(prop) : prop.toLowerCase();
}

function textOf(name: string, value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean')
    return /^(aria|data)-/.test(name) ? String(value) : value ? '' : null;
  return typeof value === 'object' && value !== null ? styleText(value) : null;
}

/** As React writes it: `--columns:3`. */
function styleText(style: object): string {
  return Object.entries(style)
    .map(([name, value]) => `${hyphenated(name)}:${value}`)
    .join(';');
}

/** `strokeWidth` is `stroke-width`. */
function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
