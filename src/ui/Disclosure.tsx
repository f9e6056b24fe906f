import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

type DisclosureProps = {
  title: ReactNode;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of the administrator's pages that is shown on demand, below its title. */
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
