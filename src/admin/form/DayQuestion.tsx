import { formatDayInSentence, formatOfDay } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { SaveQuestion } from './SaveQuestion.tsx';

type DayQuestionProps = {
  date: CivilDate;
  today: CivilDate;
  /** The future day that was confirmed by the administrator. */
  leftDay: CivilDate | null;
  /** The day for which the match was announced. */
  announcedDay?: CivilDate | undefined;
  onDay: (date: CivilDate) => void;
  /** Confirms a future day. */
  onLeave: (date: CivilDate) => void;
};

/** Asks whether a result with a future date was played today: usually the match was played early. */
export function DayQuestion(props: DayQuestionProps) {
  const { date, today, leftDay, announcedDay, onDay, onLeave } = props;
  if (date > today) {
    return date === leftDay ? (
      <SaveQuestion
        isOpen={false}
        choices={[{ id: 'today', text: 'Se jugó hoy', onChoose: () => onDay(today) }]}
      >
        {`Se guarda con la fecha ${formatOfDay(date, today)}, que todavía no llegó.`}
      </SaveQuestion>
    ) : (
      <SaveQuestion
        isOpen
        choices={[
          { id: 'today', text: 'Sí, se jugó hoy', onChoose: () => onDay(today) },
          { id: 'leave', text: 'Dejar esa fecha', onChoose: () => onLeave(date) },
        ]}
      >
        Esa fecha todavía no llegó. ¿Se jugó hoy?
      </SaveQuestion>
    );
  }
  if (announcedDay === undefined || announcedDay <= today || date !== today) return null;
  const day = formatDayInSentence(announcedDay, today);
  return (
    <SaveQuestion
      isOpen={false}
      choices={[
        {
          id: 'leave',
          text: `Poner ${day}`,
          onChoose: () => {
            onDay(announcedDay);
            onLeave(announcedDay);
          },
        },
      ]}
    >
      {`Estaba anunciado para ${day}: se guarda con la fecha de hoy.`}
    </SaveQuestion>
  );
}
