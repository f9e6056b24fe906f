import { Button, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CategoryChoice } from './CategoryChoice.tsx';
import { fieldProps } from '../ui/form/fieldProps.ts';
import { FormField } from '../ui/form/FormField.tsx';
import { useLinkedPart } from '../ui/hooks/useLinkedPart.ts';
import { paths } from '../league/paths.ts';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import type { CategoryName } from '../league/category.ts';
import { describeNoMatches, messageOfMatches } from './messageOfMatches.ts';
import { eveningOf } from '../padel/evening.ts';
import { formatLongDate } from '../padel/spanishDate.ts';
import type { CivilDate } from '../padel/time.ts';
import { isPostponed } from '../matches/announcedMatch.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import controls from '../ui/theme/controls.module.css';
import { PasteSection } from './PasteSection.tsx';
import { useSettings } from '../league/settings.ts';

type CopyMatchesProps = {
  matches: readonly UpcomingMatch[];
  /** The evening that is being played. */
  today: CivilDate;
};

/** *Copiar la fecha*: the announced matches of a day or category as a message for the group. */
export function CopyMatches({ matches: announced, today }: CopyMatchesProps) {
  const league = useSettings();
  const matches = announced.filter((match) => !isPostponed(match));
  const next = matches.map(eveningOf).filter((date) => date >= today);
  const [day, setDay] = useState<CivilDate>(next.sort()[0] ?? '');
  const [category, setCategory] = useState<CategoryName | null>(null);
  const [note, setNote] = useState('');
  const { pathname, hash } = useLocation();
  const title = useLinkedPart<HTMLHeadingElement>(pathname + hash === paths.copyMatches());
  const chosen = matches.filter(
    (match) =>
      (day === '' || eveningOf(match) === day) &&
      (category === null || match.category === category),
  );
  const text = messageOfMatches(chosen, league);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNote('Copiado: pegarlo en el grupo.');
    } catch (error) {
      console.warn('No se pudo copiar:', error);
      setNote('El navegador no dejó copiar: seleccionar el texto y copiarlo a mano.');
    }
  };
  return (
    <PasteSection labelledBy="copy">
      <Title ref={title} id="copy" order={2} size="h3" tabIndex={-1}>
        Copiar la fecha
      </Title>
      <Text>
        Los partidos anunciados como mensaje para el grupo. Una respuesta con la línea y el
        resultado se lee sin dudas.
      </Text>
      <FieldRow>
        <FormField
          label="Día"
          type="date"
          value={day}
          description={day === '' ? 'Todos los días' : formatLongDate(day)}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setNote('');
          }}
        />
        <CategoryChoice
          category={category}
          onChoose={(chosen) => {
            setCategory(chosen);
            setNote('');
          }}
        />
      </FieldRow>
      {text === '' ? (
        <Text>{describeNoMatches(day, category, league)}</Text>
      ) : (
        <Textarea
          {...fieldProps}
          aria-label="Mensaje para el grupo"
          rows={8}
          resize="vertical"
          readOnly
          value={text}
        />
      )}
      <output>{note}</output>
      <div className={controls['actions']}>
        <Button variant="default" onClick={() => void copy()} disabled={text === ''}>
          Copiar la fecha
        </Button>
      </div>
    </PasteSection>
  );
}
