import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesIn, readProps, readType } from '../../../.storybook/docs/readProps.ts';

const source = `
type Base = { of: 'result' | 'match'; onToggle: () => void };

export type RowProps<Item extends { id: string }> = Base &
  Shared & {
    ignored: never;
  };

type Slides = {
  /** The pictures,
   * in order. */
  slides: readonly {
    file: string;
    src: string;
  }[];
  interval?: number;
};

export function Row<Item extends { id: string }>(props: RowProps<Item>) {
  const { of = 'result' } = props;
  return of;
}

export function Slider({ slides, interval = 3000 }: Slides) {
  return slides.length * interval;
}
`;

it('reads members, those of several lines too, with comments and defaults', () => {
  expect(readProps(source, 'Slider').own).toEqual([
    {
      name: 'slides',
      type: 'readonly { file: string; src: string; }[]',
      isRequired: true,
      initial: undefined,
      description: 'The pictures, in order.',
    },
    { name: 'interval', type: 'number', isRequired: false, initial: '3000', description: '' },
  ]);
});

it('resolves the parts of an intersection, and names those of other files', () => {
  const { own, also } = readProps(source, 'Row');
  expect(own.map(({ name, initial }) => [name, initial])).toContainEqual(['of', "'result'"]);
  expect(own.map(({ name }) => name)).toContain('onToggle');
  expect(also).toEqual(['Shared']);
});

it('finds the definition of a type, and the types it is made of', () => {
  expect(readType(source, 'Base')).toBe(
    "type Base = { of: 'result' | 'match'; onToggle: () => void };",
  );
  expect(namesIn("Pick<Pair, 'Name'> | null")).toEqual(['Pick', 'Pair']);
});

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const without = ['ColorSchemeControl', 'SkipLink'];

it('reads the props of every component that the docs describe', () => {
  const described = globSync('stories/**/*.about.tsx', { cwd: root }).map((path) =>
    path.replace('stories/', 'src/').replace('.about.tsx', '.tsx'),
  );
  const silent = described.filter((path) => {
    const [, name = ''] = /(\w+)\.tsx$/u.exec(path) ?? [];
    if (!existsSync(new URL(path, root)) || without.includes(name)) return false;
    const { own, also } = readProps(read(path), name);
    return own.length + also.length === 0;
  });
  expect(silent).toEqual([]);
});
