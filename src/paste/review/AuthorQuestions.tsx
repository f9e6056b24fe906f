import type { Authors } from '../reading/reader.ts';
import { Disclosure } from '../Disclosure.tsx';
import { AuthorQuestion } from './AuthorQuestion.tsx';
import type { ReviewPair } from './CorrectionFields.tsx';

type AuthorQuestionsProps = {
  /** Members of the chat who say *ganamos*. */
  senders: readonly string[];
  pairs: readonly ReviewPair[];
  authors: Authors;
  onAuthor: (sender: string, pair: string) => void;
};

/** In a group *ganamos* is another pair's with each sender: closed once all are known. */
export function AuthorQuestions({ senders, pairs, authors, onAuthor }: AuthorQuestionsProps) {
  const open = senders.filter((sender) => authors[sender] === undefined).length;
  const isAsked = open > 0;
  const missing = open > 1 ? `: faltan ${open} personas` : isAsked ? ': falta 1 persona' : '';
  return (
    <Disclosure
      // The last answer closes it; it can be opened again by hand.
      key={String(isAsked)}
      isOpen={isAsked}
      title={senders.length === 1 ? 'Quién dice «ganamos»' : `Quiénes dicen «ganamos»${missing}`}
    >
      {senders.map((sender) => (
        <AuthorQuestion
          key={sender}
          pairs={pairs}
          sender={sender}
          author={authors[sender] ?? null}
          onAuthor={(pair) => onAuthor(sender, pair)}
        />
      ))}
    </Disclosure>
  );
}
