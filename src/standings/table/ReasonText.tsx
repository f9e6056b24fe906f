import { Fragment, type ReactNode } from 'react';
import type { CategorySlug } from '../../league/category.ts';
import type { Result } from '../../padel/result.ts';
import type { Standing } from '../standings.ts';
import { describeListedResult, describeReason, describeScoreOf } from '../standingsText.ts';
import { paths } from '../../league/paths.ts';
import { Link } from '../../ui/Link.tsx';
import classes from './RowDetail.module.css';
import { useSettings } from '../../league/settings.ts';

type ReasonTextProps = {
  standing: Standing<Result>;
  category: CategorySlug;
  /** The address of how ties are separated. */
  rules: string;
  /** Whether a result is imagined: it has no address. */
  isImagined: (result: Result) => boolean;
};

/** Why a pair stands where it stands; the scores that it rests on lead to those results. */
export function ReasonText({ standing, category, rules, isImagined }: ReasonTextProps) {
  const league = useSettings();
  const sentence = describeReason(standing);
  if (sentence === null || standing.reason === null) return null;
  const steps = [...standing.reason.earlier, standing.reason];
  const results = [...new Set(steps.flatMap(({ matches }) => matches))];
  const linkTo = (result: Result, text: string) =>
    isImagined(result) ? text : <Link to={paths.result(category, result.id)}>{text}</Link>;

  // The sentence names the scores of two pairs; those of more stand below it.
  let rest = sentence;
  const parts: ReactNode[] = [];
  const listed: Result[] = [];
  for (const result of results) {
    const text = describeScoreOf(standing.name, result);
    const index = rest.indexOf(text);
    if (index === -1) {
      listed.push(result);
      continue;
    }
    parts.push(
      <Fragment key={result.id}>
        <span>{rest.slice(0, index)}</span>
        {linkTo(result, text)}
      </Fragment>,
    );
    rest = rest.slice(index + text.length);
  }
  return (
    <div className={classes['reason']}>
      <p className={classes['sentence']}>
        {parts}
        <span>{rest}</span>
      </p>
      <p className={classes['sentence']}>
        <Link className={classes['rules'] ?? ''} to={rules}>
          Cómo se desempata
        </Link>
      </p>
      {listed.length === 0 ? null : (
        <ul className={classes['results']}>
          {listed.map((result) => (
            <li key={result.id}>{linkTo(result, describeListedResult(result, league))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
