import { useId, useState, type ReactNode } from 'react';
import { IconShare2 } from '@tabler/icons-react';
import { type Category, type CategoryName, categoryByName } from '../../league/category.ts';
import { outcomeLetters, type Outcome } from '../outcome.ts';
import type { Shareable } from '../../matches/shareContext.ts';
import { paths } from '../../league/paths.ts';
import { Link } from '../../ui/Link.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { useStarredPairs } from '../myPairsContext.ts';
import arrival from '../arrival.module.css';
import classes from './MatchRow.module.css';
import { useSettings } from '../../league/settings.ts';

type MatchRowProps = {
  /** Id of the result or match: links lead to it. */
  id: string;
  /** The row that a tap on the panel shares, where it does nothing else. */
  share: Extract<Shareable, { kind: 'result' | 'match' }>;
  /** The row as one sentence, for screen readers and copied text. */
  description: string;
  /** Without one there is no tag, e.g. on the category's own page. */
  category?: CategoryName | undefined;
  /** In the place of the category, e.g. *sáb 7 nov*; the sentence has it too. */
  day?: string | undefined;
  /** The outcome for the pair whose page it stands on. */
  outcome?: Outcome | null;
  /** Below the category, or else below the names, e.g. *Ret.* */
  status?: string | undefined;
  /** The two lines of names. */
  children: ReactNode;
  /** A line below the names: the place of a match, a score as typed. */
  note?: ReactNode;
  /** A line below the names: that it was corrected. */
  remark?: ReactNode;
  /** The scoreboard or the time. */
  panel: ReactNode;
  /** The administrator's button in place of the panel, whose content then stands below the names. */
  action?: ReactNode;
  /** Whether it arrived a moment ago: it is highlighted without moving anything. */
  isNew?: boolean;
  /** The administrator's controls. */
  actions?: ReactNode;
};

/**
 * The frame of a result and of a match in a list: category, two lines, a dark panel.
 *
 * - **When:** In every list by day. A phone shows nine of them at once.
 * - **When not:** For a few by themselves: ResultCard, MatchCard.
 * - **Keyboard:** Category, both pairs and the scoreboard are stops. A name that is cut is shown in
 *   full while it has the focus.
 * - **Screen reader:** An article named by one sentence: “Victoria de Los Smash ante Doble Pared
 *   por 6 a 4 y 6 a 3. Sexta Damas, …”. What is visible is hidden from screen readers.
 */
export function MatchRow(props: MatchRowProps) {
  const {
    id,
    share,
    description,
    category,
    day,
    outcome = null,
    status,
    children,
    note,
    remark,
    panel,
    action,
    actions,
  } = props;
  const league = useSettings();
  // Without the first column all names begin at the edge: a status stands below them.
  const tag = category === undefined ? undefined : categoryByName(category, league);
  const isBare = tag === undefined && day === undefined && outcome === null;
  const { pair1Id, pair2Id } = share.kind === 'result' ? share.result : share.match;
  const isMine = useStarredPairs().some(({ id }) => id === pair1Id || id === pair2Id);
  const bareStatus = isBare ? status : undefined;
  // What the row is made of stands in attributes: older browsers have no `:has()`.
  const descriptionId = useId();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <article
      id={id}
      tabIndex={-1}
      translate="no"
      className={`${arrival['root']} ${classes['root']}`}
      aria-labelledby={descriptionId}
      data-new={props.isNew || undefined}
      data-expanded={isExpanded || undefined}
      data-of={share.kind}
      data-mine={isMine || undefined}
      data-action={action !== undefined || undefined}
      data-actions={actions !== undefined || undefined}
      data-side={tag && status ? 'tag status' : tag ? 'tag' : isBare ? 'empty' : undefined}
    >
      <span className={visuallyHidden} id={descriptionId}>
        {description}
      </span>
      <div className={classes['side']}>
        {tag === undefined ? null : <CategoryTag category={tag} />}
        {day === undefined ? null : (
          <span className={classes['day']} aria-hidden="true">
            {/* The weekday has a line of its own. */}
            {day.replaceAll(/ (?=\D)/gu, '\u00a0')}
          </span>
        )}
        {outcome === null ? null : (
          <span className={classes['outcome']} data-outcome={outcome} aria-hidden="true">
            {outcomeLetters[outcome]}
          </span>
        )}
        {status === undefined || isBare ? null : (
          <span className={classes['status']} aria-hidden="true">
            {status}
          </span>
        )}
      </div>
      {/* A tap beside the names shows them and the place in full, as the keyboard's focus does. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={classes['names']}
        data-below={remark ? 'remark' : (note ?? bareStatus) ? 'note' : undefined}
        onClick={() => setExpanded(!isExpanded)}
      >
        {children}
        {note}
        {bareStatus === undefined ? null : (
          <span className={classes['note']} aria-hidden="true">
            {bareStatus}
          </span>
        )}
        {remark === undefined ? null : <span className={classes['line']} />}
      </div>
      {remark === undefined ? null : <div className={classes['remark']}>{remark}</div>}
      {action === undefined ? (
        <ShareButton share={share} describedBy={descriptionId} className={classes['share']}>
          <span className={classes['panel']} aria-hidden="true">
            {panel}
            <IconShare2 size={14} className={classes['shareMark']} />
          </span>
        </ShareButton>
      ) : (
        <div className={classes['action']}>{action}</div>
      )}
      {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
    </article>
  );
}

function CategoryTag({ category }: { category: Category }) {
  return (
    <Link className={classes['tag'] ?? ''} to={paths.category(category.slug)}>
      <span className={classes['shortName']} aria-hidden="true">
        {category.shortName}
      </span>
      <span className={classes['longName']} aria-hidden="true">
        {category.title}
      </span>
      <span className={visuallyHidden}>{category.title}</span>
    </Link>
  );
}
