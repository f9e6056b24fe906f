import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OpenMenu } from '../../src/ui/OpenMenu.tsx';
import { longestName } from '../fixtures/names.ts';

type StageProps = ComponentProps<typeof OpenMenu>;

/** The menu at a button, which is there before it. */
function Stage(props: StageProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button ref={setButton} id={props.id} variant="default" aria-expanded={button !== null}>
        Más
      </Button>
      {button === null ? null : <OpenMenu {...props} button={button} />}
    </>
  );
}

const run = fn();

const meta = preview.meta({
  title: 'Admin/Rows/OpenMenu',
  tags: ['new'],
  component: OpenMenu,
  argTypes: { button: { control: false } },
  render: (props: StageProps) => <Stage {...props} />,
  args: {
    id: 'menu-of-a-match',
    // The stage has it.
    button: Object(null),
    onClose: fn(),
    actions: [
      { text: 'Dar fecha', run },
      { text: 'A reprogramar', run },
      { text: 'No se jugó', run },
      { text: 'W.O. de Los Smash', hasNames: true, run },
      { text: 'Recordar por WhatsApp', href: 'https://wa.me/?text=Falta%20jugar' },
    ],
  },
  parameters: { roomBelow: 360 },
});

const code = `import { OpenMenu } from '../ui/OpenMenu.tsx';

export function MenuOfAMatch({ button }: { button: HTMLElement }) {
  return (
    <OpenMenu
      id="menu-of-a-match"
      button={button}
      actions={[{ text: 'A reprogramar', run: () => {} }]}
      onClose={() => {}}
    />
  );
}`;

/** The opened menu of a row at the desk. */
export const Default = meta.story({
  name: 'Popover, menu',
  parameters: { docs: { source: { code } } },
  play: async () => {
    await expect(await screen.findByRole('menu', { name: 'Más' })).toBeVisible();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(5);
  },
});

/** The longest name, on the smallest screen. */
export const Longest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { actions: [{ text: `W.O. de ${longestName}`, hasNames: true, run }] },
});
