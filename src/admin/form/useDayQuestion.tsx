import { useState } from 'react';
import type { RowQuestion } from './RowForm.tsx';
import { DayQuestion } from './DayQuestion.tsx';
import type { TypedFields } from './draft.ts';
import type { CivilDate } from '../../padel/time.ts';

/**
 * The question about a result with a future date, see `DayQuestion`.
 * @param announcedDay the day for which the match was announced
 */
export function useDayQuestion(today: CivilDate, announcedDay?: CivilDate) {
  const [leftDay, setLeftDay] = useState<CivilDate | null>(null);
  return (date: CivilDate, onTexts: (texts: TypedFields) => void): RowQuestion => ({
    id: 'day',
    content: (
      <DayQuestion
        date={date}
        today={today}
        leftDay={leftDay}
        announcedDay={announcedDay}
        onDay={(day) => onTexts({ date: day })}
        onLeave={setLeftDay}
      />
    ),
    isOpen: date > today && date !== leftDay,
  });
}
