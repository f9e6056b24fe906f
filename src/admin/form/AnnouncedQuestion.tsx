import {
  answerTo,
  isPostponed,
  type AnnouncedMatch,
  type MatchAnswer,
  type Settling,
} from '../../matches/announcedMatch.ts';
import { formatDayInSentence, formatOfDay } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { SaveQuestion } from './SaveQuestion.tsx';

type AnnouncedQuestionProps = {
  settling: Settling<AnnouncedMatch>;
  today: CivilDate;
  /** `null` asks again. */
  onAnswer: (answer: MatchAnswer | null) => void;
};

/** Says or asks which announced match a result settles. */
export function AnnouncedQuestion({ settling, today, onAnswer }: AnnouncedQuestionProps) {
  const matches = 'matches' in settling ? settling.matches : [];
  const [only] = matches.length === 1 ? matches : [];
  const say = (text: string, matchId: string | null) => ({
    id: matchId ?? 'none',
    text,
    onChoose: () => onAnswer(answerTo(matches, matchId)),
  });
  const again = { id: 'again', text: 'Cambiar', onChoose: () => onAnswer(null) };
  const dayOf = ({ date }: AnnouncedMatch) => formatDayInSentence(date, today);
  /** *el partido anunciado para mañana*, *el partido a reprogramar, que era el 26 de noviembre* */
  const nameOf = (match: AnnouncedMatch) =>
    isPostponed(match)
      ? `el partido a reprogramar, que era ${dayOf(match)}`
      : `el partido anunciado para ${dayOf(match)}`;
  switch (settling.kind) {
    case 'none':
      return null;
    case 'sent':
      return settling.matchId === null ? null : (
        <SaveQuestion isOpen={false} choices={[]}>
          Se guarda como el partido que estaba anunciado, igual que antes.
        </SaveQuestion>
      );
    case 'same':
      return (
        <SaveQuestion
          isOpen={false}
          choices={[only === undefined ? again : say('Es otro partido', null)]}
        >
          {/* Two hours after it began it is listed as pending, no more as upcoming. */}
          {`Es ${nameOf(settling.match)}: ${
            settling.match.date > today && !isPostponed(settling.match)
              ? 'se quita de próximos'
              : 'deja de estar anunciado'
          }.`}
        </SaveQuestion>
      );
    case 'other':
      return only === undefined ? (
        <SaveQuestion isOpen={false} choices={[again]}>
          Es otro partido: los anunciados quedan.
        </SaveQuestion>
      ) : (
        <SaveQuestion isOpen={false} choices={[say('Es el mismo', only.id)]}>
          {isPostponed(only)
            ? 'Es otro partido: el anterior sigue a reprogramar.'
            : `Es otro partido: el ${formatOfDay(only.date, today)} queda anunciado.`}
        </SaveQuestion>
      );
    case 'open':
      return only === undefined ? (
        <SaveQuestion
          isOpen
          choices={[
            ...matches.map((match) =>
              say(
                isPostponed(match)
                  ? `El que quedó a reprogramar, ${formatOfDay(match.date, today)}`
                  : `El ${formatOfDay(match.date, today)}, ${match.time ?? ''}`,
                match.id,
              ),
            ),
            say('Ninguno: es otro', null),
          ]}
        >
          ¿Cuál de los partidos anunciados es?
        </SaveQuestion>
      ) : (
        <SaveQuestion isOpen choices={[say('Sí, es ese', only.id), say('No, es otro', null)]}>
          {`¿Es ${nameOf(only)}?`}
        </SaveQuestion>
      );
    default:
      return assertNever(settling);
  }
}
