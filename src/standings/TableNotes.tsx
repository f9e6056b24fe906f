import type { ReactNode } from 'react';
import { noDecisions, type Decisions } from './decisions.ts';
import type { CategorySlug } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import { formatDay } from '../padel/spanishDate.ts';
import type { UncountedResult } from './standings.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import {
  describeAdjustment,
  describeRule,
  describeRuleChange,
  describeUncounted,
  describeUncountedResult,
  describeUndrawn,
  describeWithdrawal,
} from './standingsText.ts';
import type { CivilDate, CivilMoment } from '../padel/time.ts';
import { paths } from '../league/paths.ts';
import { Link } from '../ui/Link.tsx';
import classes from './TableNotes.module.css';

type TableNotesProps = {
  /** The category, as in its address. */
  category: CategorySlug;
  /** The rule by which places are decided. */
  rule: StandingsRule;
  /** The day on which it last changed while there were results; `null`: it has not. */
  ruleChangedOn?: CivilDate | null;
  /** Its season, where another one is played now: as in its address. */
  earlierSeason?: string | undefined;
  /** The moment at which a result was last stored or corrected, on the league's clock. */
  changedAt: CivilMoment | null;
  /** The last day of play. */
  matchday: CivilDate | null;
  /** Whether the table has imagined results: movements are then relative to the table without them. */
  isHypothesis: boolean;
  /** The civil date of today in the league’s zone. */
  today: CivilDate;
  /** The results that do not count, with their reasons. */
  uncounted: ReadonlyArray<UncountedResult<Result>>;
  /** What the organiser has decided of its pairs. */
  decisions?: Decisions;
  /** The pairs of each shared place that lots have to part. */
  undrawn?: ReadonlyArray<readonly string[]>;
  /** The administrator's buttons. */
  children?: ReactNode;
};

/**
 * The notes under a table: how it is counted, how recent it is, and what does not count.
 *
 * - **Keyboard:** Enter opens the rule.
 * - **Screen reader:** Paragraphs; details are expanded or collapsed.
 */
export function TableNotes(props: TableNotesProps) {
  const { category, rule, changedAt, matchday, isHypothesis, today, uncounted } = props;
  const { decisions = noDecisions, undrawn = [], ruleChangedOn = null, earlierSeason } = props;
  const { adjustments, withdrawn } = decisions;
  const changed = describeRuleChange(ruleChangedOn);
  const missing = describeUncounted(uncounted);
  const dayOf = (date: CivilDate) => formatDay(date, today).toLocaleLowerCase('es');
  return (
    <div className={classes['root']}>
      {changedAt === null ? null : (
        <p>
          <strong>{`Último resultado guardado: ${dayOf(changedAt.date)}, ${changedAt.time}.`}</strong>
        </p>
      )}
      {missing === null ? null : (
        <div>
          <p>{missing}</p>
          <ul>
            {uncounted.map((each) => (
              <li key={each.result.id}>
                <Link to={paths.result(category, each.result.id)}>
                  {describeUncountedResult(each)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {adjustments.length === 0 ? null : (
        <div>
          <p>* Puntos dados o quitados por la organización:</p>
          <ul>
            {adjustments.map((each) => (
              <li key={JSON.stringify(each)}>{describeAdjustment(each)}</li>
            ))}
          </ul>
        </div>
      )}
      {undrawn.map((names) => (
        <p key={names.join('\n')}>{describeUndrawn(names)}</p>
      ))}
      {withdrawn.map((each) => (
        <p key={each.name}>{describeWithdrawal(each)}</p>
      ))}
      {props.children}
      {changed === null ? null : <p>{changed}</p>}
      <p>{describeRule(rule)}</p>
      <p>
        <Link to={paths.rules(earlierSeason)}>Reglamento</Link>
      </p>
      <p>
        <span>El signo = marca un empate en puntos: al tocarlo se lee el porqué del puesto.</span>
        <span>
          {isHypothesis
            ? ' ▲ y ▼ son los puestos ganados y perdidos con la hipótesis.'
            : matchday === null
              ? null
              : ` ▲ y ▼ son los puestos ganados y perdidos en la última fecha, la del último día con resultados que cuentan (${dayOf(matchday)}).`}
        </span>
      </p>
    </div>
  );
}
