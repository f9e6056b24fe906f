import { Button } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { LeagueSoon } from '../../src/league/LeagueSoon.tsx';
import { choiceControl } from '../support/controls.ts';

const next = <Button>Seguir</Button>;

const meta = preview.meta({
  title: 'Feedback/LeagueSoon',
  component: LeagueSoon,
  argTypes: { action: choiceControl({ none: null, button: next }) },
});

/** For visitors, who only wait. */
export const Default = meta.story();

/** For the administrator, with what comes next. */
export const WithAction = meta.story({ args: { action: next } });
