import type { ArgTypesEnhancer } from 'storybook/internal/csf';

type Documented = {
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: { name: string; raw?: string } }>> };
};

/** Shows a type as it is written: the summary would be *union* or *ReadonlyArray*. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const documented: Documented | undefined = component;
  const types = Object.entries(argTypes).map(([name, argType]) => {
    const { raw = '' } = documented?.__docgenInfo?.props?.[name]?.tsType ?? {};
    if (raw === '') return [name, argType];
    const text = raw
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\||\| undefined$/gu, '')
      .replaceAll(/\s+/gu, ' ');
    const table = { ...argType.table, type: { summary: text.replaceAll(/^\((.*)\) $/gu, '$1') } };
    return [name, { ...argType, table }];
  });
  return Object.fromEntries(types);
};

/** Leaves controls to what can be typed or chosen: not to a list, an element or what holds another. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.control !== undefined || isPlain(initialArgs[name])
        ? argType
        : { ...argType, control: false },
    ]),
  );

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every((part) => typeof part !== 'object' || part === null)
  );
}
