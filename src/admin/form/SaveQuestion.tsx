import { Button, Group, Text } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import { Notice } from '../../ui/Notice.tsx';

type SaveQuestionProps = {
  /** Whether an answer is required before anything is saved; otherwise the text says what follows. */
  isOpen: boolean;
  /** The possible answers. */
  choices: ReadonlyArray<{ id: string; text: string; onChoose: () => void }>;
  /** The sentence or question. */
  children: ReactNode;
};

/**
 * Says or asks what else a save changes, with a button for each answer.
 *
 * - **When:** Where an announced match goes with a result, or its day has not come.
 * - **When not:** For what is only unusual: a remark above the buttons.
 * - **Keyboard:** Each answer is a button. The focus stays in the question that was answered, or goes on to what is next in its form.
 * - **Screen reader:** What follows from an answer is read out.
 */
export function SaveQuestion({ isOpen, choices, children }: SaveQuestionProps) {
  const root = useRef<HTMLDivElement>(null);
  const choose = (onChoose: () => void) => {
    const form = root.current?.closest('form');
    onChoose();
    // The button that had the focus may be gone, and so may the question: the next one is asked, or nothing is left.
    requestAnimationFrame(() => {
      if (!isFocusLost()) return;
      const next =
        root.current?.querySelector('button') ??
        form?.querySelector<HTMLElement>('[data-open] button') ??
        form?.querySelector<HTMLElement>('[type=submit]');
      next?.focus();
    });
  };
  return (
    <Notice ref={root} kind={isOpen ? 'warning' : 'said'} mod={{ open: isOpen }}>
      <Group justify="space-between" gap="var(--space-4) var(--space-8)" mih="var(--target)">
        <Text
          component="output"
          inherit
          flex={isOpen ? '1 1 100%' : '1 1 12rem'}
          fw={isOpen ? 'var(--weight-bold)' : 'inherit'}
          py="var(--space-6)"
        >
          {children}
        </Text>
        {choices.length === 0 ? null : (
          // Where the button has a row of its own, its text stands under the text.
          <Group gap="var(--space-8)" ms={isOpen ? 0 : 'calc(-1 * var(--space-12))'}>
            {choices.map(({ id, text, onChoose }) => (
              <Button
                key={id}
                variant={isOpen ? 'default' : 'subtle'}
                px="var(--space-12)"
                onClick={() => choose(onChoose)}
              >
                {text}
              </Button>
            ))}
          </Group>
        )}
      </Group>
    </Notice>
  );
}
