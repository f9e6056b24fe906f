/**
 * The components of Mantine that the early scripts render, with the props that each takes besides plain
 * attributes: those of `mantine.ts`. The build stops where a page with rows uses others.
 */
export const mantineProps: Readonly<Record<string, readonly string[]>> = {
  ActionIcon: ['color'],
  Card: ['component', 'translate'],
  Title: ['order', 'tabIndex'],
  VisuallyHidden: [],
  Button: ['variant', 'color', 'component', 'to', 'leftSection', 'rightSection'],
};
