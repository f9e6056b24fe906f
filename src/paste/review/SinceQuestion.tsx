import { Button } from '@mantine/core';
import { useState } from 'react';
import { dateProblem } from '../../padel/fieldRules.ts';
import { daysBefore } from './daysBefore.ts';
import type { ChatSpan } from './chatSpan.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import classes from './PasteReview.module.css';

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
    <section aria-labelledby="since">
      <h2 id="since">¿Desde qué día leer?</h2>
      <p>
        El chat tiene {messages.toLocaleString('es')} mensajes, del {formatLongDate(first)} al{' '}
        {formatLongDate(last)}.
      </p>
      <FormField
        label="Desde"
        type="date"
        value={day}
        min={first}
        max={last}
        description={formatLongDate(day)}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <div className={classes['actions']}>
        <Button onClick={() => onSince(day)} disabled={dateProblem(day) !== null}>
          Leer desde ese día
        </Button>
        <Button variant="default" onClick={() => onSince(first)}>
          Leer todo
        </Button>
        <Button variant="default" onClick={onCancel}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
