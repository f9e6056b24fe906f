import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

type DisclosureProps = {
  /** The text of the button. */
  title: ReactNode;
  /** Whether it is open at first. */
  isOpen?: boolean;
  /** The content, hidden until it is opened. */
  children: ReactNode;
};

/**
 * A part of the administrator's pages that is shown on demand, below its title.
 *
 * - **Keyboard:** Enter or Space opens and closes it.
 * - **Screen reader:** A button that is expanded or collapsed; what it opens is a region of its
 *   name.
 */
export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  return (
    <Accordion
      classNames={classes}
      chevronPosition="left"
      keepMounted={false}
      defaultValue={isOpen ? 'content' : null}
    >
      <Accordion.Item value="content">
        <Accordion.Control>{title}</Accordion.Control>
        <Accordion.Panel>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
