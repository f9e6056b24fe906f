import { SelectField } from '../../ui/form/SelectField.tsx';
import type { ReviewPair } from './CorrectionFields.tsx';
import { groupBy } from '../../padel/groupBy.ts';

type AuthorQuestionProps = {
  pairs: readonly ReviewPair[];
  /** The member of the group who says it; `null`: the person who pastes. */
  sender?: string | null;
  /** The pair that is known already. */
  author: string | null;
  onAuthor: (name: string) => void;
};

/** Asks whose result *ganamos* is: once on a device, or once for each member of a group. */
export function AuthorQuestion({ pairs, sender = null, author, onAuthor }: AuthorQuestionProps) {
  const groups = [...groupBy(pairs, ({ category }) => category)].map(([group, own]) => ({
    group,
    items: own.map(({ name }) => ({ value: name, label: name })),
  }));
  return (
    <SelectField
      label={
        sender === null
          ? 'Algunos mensajes dicen «ganamos»: ¿qué pareja los escribió?'
          : `${sender} dice «ganamos»: ¿cuál es su pareja?`
      }
      description="Queda guardado en este dispositivo."
      value={author ?? ''}
      data={[{ value: '', label: 'Elegir pareja', disabled: true }, ...groups]}
      onChange={(event) => onAuthor(event.currentTarget.value)}
    />
  );
}
