import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

type ChoiceProps = {
  label: string;
  /** Whether it has to be answered before the row can be saved. */
  isOpen: boolean;
  /** A button for each answer. */
  children: ReactNode;
};

/** The possible answers to a question about a row. */
export function Choice({ label, isOpen, children }: ChoiceProps) {
  return (
    <Group
      component="fieldset"
      gap="var(--space-8)"
      m={0}
      p={0}
      miw={0}
      bd={0}
      mod={{ open: isOpen }}
      aria-label={label}
    >
      {children}
    </Group>
  );
}
