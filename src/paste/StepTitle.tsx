import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../ui/isFocusLost.ts';

type StepTitleProps = {
  /** The id by which the section is labelled. */
  id: string;
  children: string;
};

/** The heading of the next step: it takes the focus of the button that led to it and is gone. */
export function StepTitle({ id, children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFocusLost()) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Title ref={title} id={id} order={2} size="h3" tabIndex={-1}>
      {children}
    </Title>
  );
}
