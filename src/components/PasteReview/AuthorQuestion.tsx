import '../../theme/mantineForms.css';
import { NativeSelect } from '@mantine/core';
import { fieldProps } from '../FormField/fieldProps.ts';
import type { ReviewPair } from './CorrectionFields.tsx';

type AuthorQuestionProps = {
  pairs: readonly ReviewPair[];
  /** The pair that is known already. */
  author: string | null;
  onAuthor: (name: string) => void;
};

/** Whose result *ganamos* is: asked once on a device. */
export function AuthorQuestion({ pairs, author, onAuthor }: AuthorQuestionProps) {
  const groups = [...Map.groupBy(pairs, ({ category }) => category)].map(([group, own]) => ({
    group,
    items: own.map(({ name }) => ({ value: name, label: name })),
  }));
  return (
    <NativeSelect
      {...fieldProps}
      label="Algunos mensajes dicen «ganamos»: ¿qué pareja los escribió?"
      description="Queda guardado en este dispositivo."
      value={author ?? ''}
      data={[{ value: '', label: 'Elegir pareja', disabled: true }, ...groups]}
      onChange={(event) => onAuthor(event.currentTarget.value)}
    />
  );
}
