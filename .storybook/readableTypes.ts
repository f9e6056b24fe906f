import type { ArgTypesEnhancer } from 'storybook/internal/csf';

type Documented = {
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: { name: string; raw?: string } }>> };
};

/** Shows a union as it is written: its summary would be *union*. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const documented: Documented | undefined = component;
  const types = Object.entries(argTypes).map(([name, argType]) => {
    const { name: kind, raw = '' } = documented?.__docgenInfo?.props?.[name]?.tsType ?? {};
    if (kind !== 'union' && kind !== 'intersection') return [name, argType];
    const text = raw.replaceAll(/\/\*[\s\S]*?\*\/|\| undefined$/gu, '').replaceAll(/\s+/gu, ' ');
    const table = { ...argType.table, type: { summary: text.replaceAll(/^\((.*)\) $/gu, '$1') } };
    return [name, { ...argType, table }];
  });
  return Object.fromEntries(types);
};
