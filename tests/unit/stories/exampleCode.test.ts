import { expect, it } from 'vitest';
import { exampleCode, renderedCode } from '../../../.storybook/docs/exampleCode.ts';

it('writes a component with its props', () => {
  const props = {
    variant: 'default',
    disabled: true,
    count: 3,
    onClick: () => {},
    children: 'Ver más',
  };
  expect(exampleCode('Button', props)).toBe(
    '<Button variant="default" disabled count={3} onClick={onClick}>Ver más</Button>',
  );
});

it('takes what a story renders, on several lines or on one', () => {
  const story = (render: string) =>
    `meta.story({\n  tags: ['!dev'],\n  render: ${render},\n  play: a,\n})`;
  expect(renderedCode(story('() => (\n    <p>\n      <b />\n    </p>\n  )'))).toBe(
    '<p>\n  <b />\n</p>',
  );
  expect(renderedCode(story('({ open, ...args }) => <Panel {...args} />'))).toBe(
    '<Panel {...args} />',
  );
});

it('shows a function of several statements as it is, and no args as nothing', () => {
  const story = 'meta.story({\n  render: function Pages() {\n    return null;\n  },\n})';
  expect(renderedCode(story)).toBe(story);
  expect(renderedCode('meta.story({\n  args: { count: 1 },\n})')).toBeUndefined();
});
