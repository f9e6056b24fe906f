import '@mantine/core/styles/SimpleGrid.layer.css';
import { SimpleGrid, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

type DoAndDontProps = {
  /** The component that is meant, and the place. */
  doThis: ReactNode;
  /** Why it is this one. */
  because: string;
  /** What is mistaken for it. */
  notThis: ReactNode;
  /** What is wrong with it here. */
  but: string;
};

/** Two components that can be mistaken for each other, in the same place. */
export function DoAndDont({ doThis, because, notThis, but }: DoAndDontProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="var(--space-20)" lang="en">
      <Side title="Do" says={because}>
        {doThis}
      </Side>
      <Side title="Don’t" says={but}>
        {notThis}
      </Side>
    </SimpleGrid>
  );
}

type SideProps = { title: string; says: string; children: ReactNode };

function Side({ title, says, children }: SideProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id} order={2} size="h4">
        {title}
      </Title>
      <Text mb="var(--space-12)">{says}</Text>
      <div lang="es">{children}</div>
    </section>
  );
}
