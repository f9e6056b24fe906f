/** How one would write a component with these props: values by their names, as in the code around it. */
export function exampleCode(name: string, args: Readonly<Record<string, unknown>>): string {
  const { children, ...props } = args;
  const written = Object.entries(props).flatMap(([prop, value]) => {
    if (value === undefined) return [];
    if (value === true) return [prop];
    if (typeof value === 'string') return [`${prop}="${value}"`];
    const isPlain = typeof value === 'number' || typeof value === 'boolean' || value === null;
    return [`${prop}={${isPlain ? String(value) : prop}}`];
  });
  const line = [`<${name}`, ...written].join(' ');
  const start = line.length <= 80 ? line : `<${name}\n  ${written.join('\n  ')}\n`;
  if (children === undefined) return `${start}${start.endsWith('\n') ? '' : ' '}/>`;
  return `${start}>${typeof children === 'string' ? children : '…'}</${name}>`;
}

/**
 * What a story renders, if it says so itself; undefined where it gives its component args alone.
 * @param source of the story, formatted by Prettier
 */
export function renderedCode(source: string): string | undefined {
  if (!/^ {2}render\b/mu.test(source)) return undefined;
  const found = /^ {2}render: (?:\([^)]*\)|\w+) => (?:\(\n([\s\S]*?)\n {2}\)|(.*)),$/mu.exec(
    source,
  );
  // A function with more than what it renders is shown as a whole.
  return found === null ? source : outdented(found[1] ?? found[2] ?? '');
}

/** Without the indentation that all lines have. */
function outdented(code: string): string {
  const lines = code.split('\n');
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/u)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
