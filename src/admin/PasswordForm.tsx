import '../ui/theme/mantineForms.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { Button, PasswordInput, Stack, VisuallyHidden } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { requiredMessage } from '../padel/fieldRules.ts';
import { passwordProblem, type PasswordFailure } from '../session/changePassword.ts';
import { fieldValue } from '../ui/form/fieldValue.ts';
import { fieldProps } from '../ui/form/fieldProps.ts';
import { Notice } from '../ui/Notice.tsx';

type Passwords = { current: string; next: string };

type PasswordFormProps = {
  /** Whose password it is: browsers keep it under this name. */
  email: string;
  /** Whether the one of now is known: not by who came by a link that was mailed. */
  isKnown?: boolean;
  /** Changes it; @returns why it failed, or null. */
  onChange: (passwords: Passwords) => Promise<PasswordFailure | null>;
};

/**
 * The form in which the administrator chooses another password.
 *
 * - **Keyboard:** Enter sends from either field. The focus goes to the field that is wrong.
 * - **Screen reader:** A failure is an alert; what was done is announced.
 */
export function PasswordForm({ email, isKnown = true, onChange }: PasswordFormProps) {
  const [problems, setProblems] = useState<Partial<Passwords>>({});
  /** The outcome of the last attempt, as far as it is about neither field alone. */
  const [outcome, setOutcome] = useState<'changed' | { failure: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const values = { current: fieldValue(currentInput), next: fieldValue(nextInput) };
    const current = isKnown && values.current === '' ? requiredMessage : null;
    const next = passwordProblem(values.next);
    setProblems({ ...(current && { current }), ...(next && { next }) });
    setOutcome(null);
    if (current !== null || next !== null) {
      (current === null ? nextInput : currentInput).current?.focus();
      return;
    }
    setSending(true);
    const failure = await onChange(values);
    setSending(false);
    if (failure === null) {
      setOutcome('changed');
      for (const { current: input } of [currentInput, nextInput]) if (input) input.value = '';
    } else if (failure.field === null) setOutcome({ failure: failure.text });
    else {
      setProblems({ [failure.field]: failure.text });
      (failure.field === 'current' ? currentInput : nextInput).current?.focus();
    }
  };

  const field = (name: keyof Passwords) => ({
    ...fieldProps,
    required: true,
    visibilityToggleFocusable: true,
    error: problems[name],
    errorProps: { role: 'alert' },
    onChange: () => setProblems({ ...problems, [name]: undefined }),
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm" maw={420}>
        <VisuallyHidden>
          <input
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
        </VisuallyHidden>
        {isKnown ? (
          <PasswordInput
            {...field('current')}
            ref={currentInput}
            label="Contraseña actual"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña actual', size: 40 }}
          />
        ) : null}
        <PasswordInput
          {...field('next')}
          ref={nextInput}
          label="Contraseña nueva"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña nueva', size: 40 }}
        />
        {outcome !== null && outcome !== 'changed' ? (
          <Notice kind="failure">{outcome.failure}</Notice>
        ) : null}
        {outcome === 'changed' ? (
          <output>
            <Notice kind="said">
              Contraseña cambiada. En otros dispositivos la sesión termina dentro de una hora.
            </Notice>
          </output>
        ) : null}
        <div>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Cambiando…' : 'Cambiar contraseña'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
