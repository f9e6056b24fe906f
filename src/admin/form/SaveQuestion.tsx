import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import classes from './SaveQuestion.module.css';

type SaveQuestionProps = {
  /** Whether an answer is required before anything is saved; otherwise the text says what follows. */
  isOpen: boolean;
  /** The possible answers. */
  choices: readonly { id: string; text: string; onChoose: () => void }[];
  /** What is said or asked. */
  children: ReactNode;
};

/**
 * Says or asks what else a save changes, with a button for each answer.
 *
 * - **When:** Where an announced match goes with a result, or its day has not come.
 * - **When not:** For what is only unusual: a remark above the buttons.
 * - **Keyboard:** Each answer is a button. The focus stays in the question that was answered.
 * - **Screen reader:** What follows from an answer is read out.
 */
export function SaveQuestion({ isOpen, choices, children }: SaveQuestionProps) {
  const root = useRef<HTMLDivElement>(null);
  const choose = (onChoose: () => void) => {
    onChoose();
    // The button that had the focus may be gone.
    requestAnimationFrame(() => {
      if (isFocusLost()) root.current?.querySelector('button')?.focus();
    });
  };
  return (
    <div ref={root} className={classes['root']} data-open={isOpen || undefined}>
      <output>{children}</output>
      {choices.length === 0 ? null : (
        <div className={classes['choices']}>
          {choices.map(({ id, text, onChoose }) => (
            <Button
              key={id}
              variant={isOpen ? 'default' : 'subtle'}
              classNames={{ root: classes['choice'] ?? '', label: classes['label'] ?? '' }}
              onClick={() => choose(onChoose)}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
