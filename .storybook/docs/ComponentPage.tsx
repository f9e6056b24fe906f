import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { history } from 'virtual:history';
import { lastChange, statusOf } from '../history.ts';

/** Storybook's own page of a component, with its status and the day of its last change. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { status, means } = statusOf(preparedMeta.tags);
  return (
    <>
      <Title />
      <p>
        <b>{status}</b>: {means}. {lastChange(history, preparedMeta.parameters['fileName'])}
      </p>
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
