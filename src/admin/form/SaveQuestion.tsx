import { Button, Group, Text } from '@mantine/core';
import { createContext, Fragment, use, useRef } from 'react';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Remark } from './remarks.ts';

/** @property saves whether the answer says that the row is to be saved */
type Chosen = { choose: () => void; saves: boolean };

/** What a form does with the answer to one of its questions; without a form, what it says and no more. */
export const AnswerContext = createContext<(chosen: Chosen) => void>(({ choose }) => choose());

type SaveQuestionProps<Set> = {
  /** What is said or asked, and the possible answers. */
  remark: Remark<Set>;
  /** Called with the values that an answer sets. */
  onSet: (set: Set) => void;
  /** A remark that a save brings up is announced in any case. */
  role?: 'alert';
};

/**
 * Says or asks what else a save changes, with a button for each answer.
 *
 * - **When:** For each remark on what is to be saved.
 * - **When not:** For what is wrong with a field: its error.
 * - **Answer:** Each button does what it says at once. In a form that was to be saved, the last answer goes on with it.
 * - **Keyboard:** Each answer is a button. The focus stays in the question that was answered, or goes on to what is next in its form.
 * - **Screen reader:** What follows from an answer is read out.
 */
export function SaveQuestion<Set>({ remark, onSet, role }: SaveQuestionProps<Set>) {
  const { text, level, isUnusual = false, choices } = remark;
  const isOpen = level === 'ask';
  const isWarning = isOpen || isUnusual;
  const root = useRef<HTMLDivElement>(null);
  const answer = use(AnswerContext);
  const choose = ({ set, saves }: Remark<Set>['choices'][number]) => {
    const form = root.current?.closest('form');
    if (isOpen) answer({ choose: () => onSet(set), saves: saves === true });
    else onSet(set);
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
  if (choices.length === 0 && isUnusual) {
    return (
      <Notice kind="warning" {...(role && { role })}>
        <Quoting text={text} />
      </Notice>
    );
  }
  return (
    <Notice
      ref={root}
      kind={isWarning ? 'warning' : 'said'}
      mod={{ open: isOpen }}
      {...(role && { role })}
    >
      <Group justify="space-between" gap="var(--space-4) var(--space-8)" mih="var(--target)">
        <Text
          component={role === undefined ? 'output' : 'div'}
          inherit
          flex={isWarning ? '1 1 100%' : '1 1 12rem'}
          fw={isOpen ? 'var(--weight-bold)' : 'inherit'}
          py="var(--space-6)"
          style={{ whiteSpace: 'pre-line' }}
        >
          <Quoting text={text} />
        </Text>
        {choices.length === 0 ? null : (
          // Where the button has a row of its own, its text stands under the text.
          <Group gap="var(--space-8)" ms={isWarning ? 0 : 'calc(-1 * var(--space-12))'}>
            {choices.map((choice) => (
              <Button
                key={`${choice.text} ${JSON.stringify(choice.set)}`}
                variant={isWarning ? 'default' : 'subtle'}
                px="var(--space-12)"
                onClick={() => choose(choice)}
              >
                {choice.text}
              </Button>
            ))}
          </Group>
        )}
      </Group>
    </Notice>
  );
}

/** A text whose «names» may be written in any direction. */
function Quoting({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('«');
  if (rest.length === 0) return text;
  return (
    <>
      <span>{`${first}«`}</span>
      {rest.map((part, index) => {
        const [name = '', ...after] = part.split('»');
        const next = index < rest.length - 1 ? '«' : '';
        return (
          // Names may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            <bdi>{name}</bdi>
            <span>{`»${after.join('»')}${next}`}</span>
          </Fragment>
        );
      })}
    </>
  );
}
