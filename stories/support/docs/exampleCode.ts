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
