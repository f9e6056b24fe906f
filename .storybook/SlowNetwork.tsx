import { useEffect, useState, type ReactNode } from 'react';

type SlowNetworkProps = {
  args: Readonly<Record<string, unknown>>;
  children: (args: Readonly<Record<string, unknown>>) => ReactNode;
};

/** How long the data of a story take on a slow network, ms. */
const slowDelay = 4000;

/** Whatever a story shows as loaded is loading at first. */
export function SlowNetwork({ args, children }: SlowNetworkProps) {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), slowDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!isLoading) return children(args);
  return children(
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, loading(value)])),
  );
}

/** The state of a list, or what has one in `state`, before the rows have come. */
function loading(value: unknown): unknown {
  if (value === 'loaded') return 'loading';
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'loaded') return { kind: 'loading' };
  return 'state' in value ? { ...value, state: loading(value.state) } : value;
}
