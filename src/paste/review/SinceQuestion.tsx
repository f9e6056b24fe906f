import '@mantine/core/styles/Stack.layer.css';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { dateProblem } from '../../padel/fieldRules.ts';
import { daysBefore } from '../../reading/dates.ts';
import type { ChatSpan } from '../../reading/messages.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { FormField } from '../../ui/form/FormField.tsx';

type SinceQuestionProps = {
  span: ChatSpan;
  onSince: (day: CivilDate) => void;
  onCancel: () => void;
};

/** A long chat is read from a day on: what came before is stored long since. */
export function SinceQuestion({ span, onSince, onCancel }: SinceQuestionProps) {
  const { first, last, messages } = span;
  const [day, setDay] = useState(daysBefore(last, 7));
  return (
    <Stack component="section" aria-labelledby="since">
      <Title id="since" order={2} size="h3">
        ¿Desde qué día leer?
      </Title>
      <Text>
        {`El chat tiene ${messages.toLocaleString('es')} mensajes, del ${formatLongDate(first)} al ${formatLongDate(last)}.`}
      </Text>
      <FormField
        label="Desde"
        type="date"
        value={day}
        min={first}
        max={last}
        description={formatLongDate(day)}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Group gap="var(--space-8)">
        <Button onClick={() => onSince(day)} disabled={dateProblem(day) !== null}>
          Leer desde ese día
        </Button>
        <Button variant="default" onClick={() => onSince(first)}>
          Leer todo
        </Button>
        <Button variant="default" onClick={onCancel}>
          Descartar
        </Button>
      </Group>
    </Stack>
  );
}
