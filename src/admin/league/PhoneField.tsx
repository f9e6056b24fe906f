import '@mantine/core/styles/Stack.layer.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { whatsappLink } from '../../league/league.ts';
import type { Country } from './countries.ts';
import { phoneProblem } from './settingRules.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { acceptPhone, isAccepted, readPhone } from './phone.ts';

type PhoneFieldProps = {
  /** The typed text. */
  value: string;
  /** The country of a number that does not say its own. */
  country?: Country | undefined;
  /** The problem with it. */
  error: string | null;
  /** Called with another number, or with the same one once it is taken as it is. */
  onChange: (value: string) => void;
};

/**
 * A telephone with the link that it will open on WhatsApp.
 *
 * - **Keyboard:** The answers to a doubt are buttons after the field.
 * - **Screen reader:** The link and the doubt are announced as they change.
 */
export function PhoneField({ value, country, error, onChange }: PhoneFieldProps) {
  const read = readPhone(value, country);
  const phone = phoneProblem(read.number) === null ? read : null;
  const link = phone === null ? '' : whatsappLink(phone.number);
  const proposed = phone?.proposed ?? null;
  const [taken, setTaken] = useState('');
  return (
    <Stack gap="var(--space-8)">
      <FormField
        type="tel"
        label="WhatsApp"
        placeholder="+54 9 351 555-0100"
        required
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Text size="sm" c="dimmed" component="output">
        {phone === null ? null : (
          <>
            <span>Abrirá</span>{' '}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {link.replace('https://', '')}
            </a>
            <span>{phone.number === value.trim() ? '.' : `. Se guarda como ${phone.number}.`}</span>
          </>
        )}
      </Text>
      {phone === null || phone.doubt === null || taken === value || isAccepted(value) ? null : (
        <Notice kind="warning">
          <span>{`${phone.doubt} ¿Tiene WhatsApp?`}</span>
          <Group gap="var(--space-8)" mt="var(--space-8)">
            {proposed === null ? null : (
              <Button onClick={() => onChange(proposed)}>Usar {proposed}</Button>
            )}
            <Button
              variant="default"
              onClick={() => {
                acceptPhone(value);
                setTaken(value);
                onChange(value);
              }}
            >
              Sí, dejarlo así
            </Button>
          </Group>
        </Notice>
      )}
    </Stack>
  );
}
