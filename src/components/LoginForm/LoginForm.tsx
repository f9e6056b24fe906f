import '../../theme/mantineForms.css';
import { Button, Loader, PasswordInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { fieldProps } from '../FormField/fieldProps.ts';
import { FormField } from '../FormField/FormField.tsx';
import classes from './LoginForm.module.css';

type LoginFormProps = {
  onSubmit: (credentials: { email: string; password: string }) => Promise<void>;
  /** Why the last attempt failed, in Spanish. */
  errorMessage?: string | null;
  isSubmitting?: boolean;
};

/** Where the administrator signs in. */
export function LoginForm({ onSubmit, errorMessage = null, isSubmitting = false }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const isUnderWay = useRef(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // The button is not disabled before the next drawing: a double click would sign in twice.
    if (isUnderWay.current || isSubmitting) return;
    isUnderWay.current = true;
    try {
      await onSubmit({ email: email.trim(), password });
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <form className={classes['root']} onSubmit={(event) => void submit(event)}>
      <h1 className={classes['title']}>Acceso de Administrador</h1>
      <p className={classes['subtitle']}>
        Ingresa tus credenciales para acceder al panel de administración
      </p>
      <FormField
        label="Correo Electrónico"
        type="email"
        required
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        {...fieldProps}
        label="Contraseña"
        required
        autoComplete="current-password"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña', size: 40 }}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div role="alert">
        {errorMessage === null ? null : (
          <p className={classes['error']}>
            <IconAlertTriangle size={20} aria-hidden />
            {errorMessage}
          </p>
        )}
      </div>
      <Button
        type="submit"
        fullWidth
        disabled={isSubmitting}
        leftSection={isSubmitting ? <Loader size={16} color="currentcolor" /> : null}
      >
        {isSubmitting ? 'Iniciando sesión...' : 'Iniciar Sesión'}
      </Button>
    </form>
  );
}
