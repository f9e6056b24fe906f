import type { Authors } from '../reading/reader.ts';
import { AuthorQuestion } from './AuthorQuestion.tsx';
import type { ReviewPair } from './CorrectionFields.tsx';
import classes from './PasteReview.module.css';

type AuthorQuestionsProps = {
  /** Members of the chat who say *ganamos*. */
  senders: readonly string[];
  pairs: readonly ReviewPair[];
  authors: Authors;
  onAuthor: (sender: string, pair: string) => void;
};

/** In a group *ganamos* is another pair's with each sender: closed once all are known. */
export function AuthorQuestions({ senders, pairs, authors, onAuthor }: AuthorQuestionsProps) {
  const isAsked = senders.some((sender) => authors[sender] === undefined);
  return (
    <details className={classes['authors']} open={isAsked}>
      <summary>
        {senders.length === 1
          ? 'Quién dice «ganamos»'
          : `Quiénes dicen «ganamos»: ${senders.length} personas`}
      </summary>
      {senders.map((sender) => (
        <AuthorQuestion
          key={sender}
          pairs={pairs}
          sender={sender}
          author={authors[sender] ?? null}
          onAuthor={(pair) => onAuthor(sender, pair)}
        />
      ))}
    </details>
  );
}
