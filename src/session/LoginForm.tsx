import '../ui/theme/mantineForms.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Card, Loader, PasswordInput, Skeleton, Text, Title } from '@mantine/core';
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { requiredMessage } from '../padel/fieldRules.ts';
import { fieldValue } from '../ui/form/fieldValue.ts';
import { fieldProps } from '../ui/form/fieldProps.ts';
import { FormField } from '../ui/form/FormField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { panelProps } from '../ui/panelProps.ts';

type LoginFormProps = {
  /** Signs in with the e-mail and the password. */
  onSubmit: (credentials: { email: string; password: string }) => Promise<void>;
  /** Why the last attempt failed, in Spanish. */
  errorMessage?: string | null;
  isSubmitting?: boolean;
  /** The database does not answer. */
  isOffline?: boolean;
};

type Problems = { email: string | null; password: string | null };

const noProblems: Problems = { email: null, password: null };

/** The problem that the browser finds in a field, in Spanish. */
function problemOf(input: HTMLInputElement | null): string | null {
  if (input === null || input.validity.valid) return null;
  return input.validity.valueMissing ? requiredMessage : 'Escribir un correo válido.';
}

const panel = {
  ...panelProps,
  w: '100%',
  maw: 420,
  mx: 'auto',
  style: { borderBlockStart: '6px solid var(--color-brand)' },
} as const;

/** A field's placeholder stands below its label. */
const field = { h: 'var(--target)', animate: false, 'data-loading': true } as const;
const labelHeight = 'calc(1.4844rem + var(--space-4))';

/**
 * The form in which the administrator signs in.
 *
 * - **When:** At `/admin`, for somebody who is not signed in.
 * - **When not:** For another password: PasswordForm.
 * - **Keyboard:** Enter sends from either field. After a failure the focus is where it was wrong.
 * - **Screen reader:** The failure is an alert; a field that is wrong says so.
 */
export function LoginForm(props: LoginFormProps) {
  const { onSubmit, errorMessage = null, isSubmitting = false, isOffline = false } = props;
  const [problems, setProblems] = useState<Problems>(noProblems);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isInFlight = useRef(false);
  const wasSubmitting = useRef(isSubmitting);

  useLayoutEffect(() => {
    // The button was disabled during the request and lost the focus.
    if (wasSubmitting.current && !isSubmitting && errorMessage !== null) {
      passwordInput.current?.select();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, errorMessage]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = {
      email: problemOf(emailInput.current),
      password: problemOf(passwordInput.current),
    };
    setProblems(found);
    const wrongInput = [
      found.email === null ? null : emailInput.current,
      found.password === null ? null : passwordInput.current,
    ].find((input) => input !== null);
    if (wrongInput !== undefined) {
      wrongInput.focus();
      return;
    }
    // The button is disabled with the next render only: a double click would sign in twice.
    if (isInFlight.current || isSubmitting) return;
    isInFlight.current = true;
    try {
      await onSubmit({ email: fieldValue(emailInput).trim(), password: fieldValue(passwordInput) });
    } finally {
      isInFlight.current = false;
    }
  };

  return (
    // The browser validates; the fields report its findings in Spanish.
    <Card component="form" {...panel} onSubmit={(event) => void submit(event)} noValidate>
      <LoginTitle />
      <FormField
        ref={emailInput}
        label="Correo Electrónico"
        type="email"
        required
        autoComplete="username"
        error={problems.email}
        onChange={() => setProblems({ ...problems, email: null })}
      />
      <PasswordInput
        {...fieldProps}
        ref={passwordInput}
        label="Contraseña"
        required
        autoComplete="current-password"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña', size: 40 }}
        error={problems.password}
        onChange={() => setProblems({ ...problems, password: null })}
      />
      {isOffline && errorMessage === null ? (
        <Notice kind="warning">
          Sin conexión con la base de datos: por ahora no se puede entrar.
        </Notice>
      ) : null}
      {errorMessage === null ? null : <Notice kind="failure">{errorMessage}</Notice>}
      <Button
        type="submit"
        fullWidth
        disabled={isSubmitting}
        leftSection={isSubmitting ? <Loader size={16} color="currentcolor" /> : null}
      >
        {isSubmitting ? 'Iniciando sesión...' : 'Iniciar Sesión'}
      </Button>
    </Card>
  );
}

/** The form until its script is loaded: the title, and placeholders of the fields' height. */
export function LoginFormSkeleton() {
  return (
    <Card {...panel}>
      <LoginTitle isAwaited />
      <Skeleton {...field} mt={labelHeight} />
      <Skeleton {...field} mt={labelHeight} />
      <Skeleton {...field} />
    </Card>
  );
}

/** @param isAwaited whether it is not known yet that somebody has to sign in: then it is not asked for */
function LoginTitle({ isAwaited = false }: { isAwaited?: boolean }) {
  return (
    <>
      <Title fz="var(--font-size-title)" lh={1.05}>
        Acceso de Administrador
      </Title>
      <Text
        c="dimmed"
        mt="calc(-1 * var(--space-6))"
        mb="var(--space-4)"
        {...(isAwaited ? { style: { visibility: 'hidden' } } : {})}
      >
        Ingresa tus credenciales para acceder al panel de administración
      </Text>
    </>
  );
}
