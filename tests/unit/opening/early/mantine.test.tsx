import { ActionIcon, Button, Card, Title, VisuallyHidden } from '@mantine/core';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  ActionIcon as EarlyActionIcon,
  Button as EarlyButton,
  Card as EarlyCard,
  Title as EarlyTitle,
  VisuallyHidden as EarlyVisuallyHidden,
} from '../../../../src/opening/early/mantine.ts';
import { mantineProps } from '../../../../src/opening/early/mantineProps.ts';
import { jsx, type PageNode } from '../../../../src/opening/early/react.ts';
import { renderWhole } from '../../../support/renderWhole.ts';
import { ThemeProvider } from '../../../../src/ui/theme/ThemeProvider.tsx';

type Component = Readonly<{ mantine: ElementType; early: unknown }>;
const components = {
  ActionIcon: { mantine: ActionIcon, early: EarlyActionIcon },
  Button: { mantine: Button, early: EarlyButton },
  Card: { mantine: Card, early: EarlyCard },
  Title: { mantine: Title, early: EarlyTitle },
} satisfies Record<string, Component>;

const cases: readonly [keyof typeof components, Readonly<Record<string, unknown>>][] = [
  ['Button', { children: 'Agregar' }],
  ['Button', { children: 'Eliminar', color: 'red' }],
  ['Button', { children: 'Ver más', variant: 'default', className: 'more', 'aria-disabled': true }],
  ['Button', { children: 'Planilla', component: 'a', href: '/', rightSection: '→' }],
  ['Button', { children: 'Mi pareja', variant: 'filled', leftSection: '★' }],
  ['ActionIcon', { children: '…', color: 'brand', 'aria-label': 'Compartir', className: 'share' }],
  ['Card', { children: '6-4 6-3', component: 'article', className: 'root', translate: 'no' }],
  ['Title', { children: 'Resultados', order: 2, id: 'titulo' }],
  ['Title', { children: 'Hoy', order: 3, className: 'day' }],
  ['ActionIcon', { children: 'X', color: 'red', 'data-reserved': true }],
];

test('the early scripts render the elements of Mantine and of the theme', () => {
  expect(EarlyVisuallyHidden.classes.root).toBe(VisuallyHidden.classes['root']);
  expect(Object.keys({ ...components, VisuallyHidden }).toSorted()).toEqual(
    Object.keys(mantineProps).toSorted(),
  );
  for (const [name, props] of cases) {
    const { mantine, early }: Component = components[name];
    const markup = renderToStaticMarkup(
      <ThemeProvider>{createElement(mantine, props)}</ThemeProvider>,
    );
    const nodes = renderWhole(jsx(early, props));
    expect(nodes.map(markupOf).join(''), name).toBe(sorted(markup));
  }
});

/** The attributes of each element in the order of the alphabet. */
function sorted(markup: string): string {
  return markup.replaceAll(/<(\w+) ([^>]*)>/gu, (_tag, name: string, attributes: string) => {
    const all = attributes.match(/[\w-]+="[^"]*"/gu) ?? [];
    return `<${[name, ...all.toSorted()].join(' ')}>`;
  });
}

function markupOf(node: PageNode): string {
  if (node.kind === 'text') return node.text;
  if (node.kind !== 'element')
    throw new Error(`There is no ${node.kind} in a component of Mantine.`);
  const { tag, props, children } = node;
  const attributes = Object.entries(props).flatMap(([name, value]) =>
    name === 'children' || value === undefined
      ? []
      : [`${name === 'className' ? 'class' : name}="${textOf(value)}"`],
  );
  const open = [tag, ...attributes.toSorted()].join(' ');
  return `<${open}>${children.map(markupOf).join('')}</${tag}>`;
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, style]) => `${name}:${style}`)
    .join(';');
}
