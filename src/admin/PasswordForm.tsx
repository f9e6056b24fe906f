import '../ui/theme/mantineForms.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { Button, PasswordInput, Stack, VisuallyHidden } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { requiredMessage } from '../padel/fieldRules.ts';
import { passwordProblem, type PasswordFailure } from '../session/changePassword.ts';
import { fieldProps } from '../ui/form/fieldProps.ts';
import { Notice } from '../ui/Notice.tsx';

type Passwords = { current: string; next: string };

type PasswordFormProps = {
  /** Whose password it is: browsers keep it under this name. */
  email: string;
  /** Changes it; @returns why it failed, or null. */
  onChange: (passwords: Passwords) => Promise<PasswordFailure | null>;
};

const empty: Passwords = { current: '', next: '' };

/**
 * The form in which the administrator chooses another password.
 *
 * - **Keyboard:** Enter sends from either field. The focus goes to the field that is wrong.
 * - **Screen reader:** A failure is an alert; what was done is announced.
 */
export function PasswordForm({ email, onChange }: PasswordFormProps) {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Partial<Passwords>>({});
  /** The outcome of the last attempt, as far as it is about neither field alone. */
  const [outcome, setOutcome] = useState<'changed' | { failure: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const current = values.current === '' ? requiredMessage : null;
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
      setValues(empty);
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
    value: values[name],
    error: problems[name],
    errorProps: { role: 'alert' },
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setValues({ ...values, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
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
        <PasswordInput
          {...field('current')}
          ref={currentInput}
          label="Contraseña actual"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña actual', size: 40 }}
        />
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
