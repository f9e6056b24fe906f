import { Button } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { LeagueSoon } from '../../src/league/LeagueSoon.tsx';

const meta = preview.meta({
  title: 'Feedback/LeagueSoon',
  component: LeagueSoon,
  argTypes: { action: { control: false } },
});

/** For visitors, who only wait. */
export const Default = meta.story();

/** For the administrator, with what comes next. */
export const WithAction = meta.story({ args: { action: <Button>Seguir</Button> } });
