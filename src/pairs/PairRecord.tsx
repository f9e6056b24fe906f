import '@mantine/core/styles/Card.layer.css';
import { Card, Group } from '@mantine/core';
import { eveningOf } from '../padel/evening.ts';
import { formatDay, formatMonth } from '../padel/spanishDate.ts';
import { describeResult, describeScore } from '../matches/describeMatch.ts';
import { outcomeLetters } from '../matches/outcome.ts';
import type { FormEntry } from '../matches/pairMatches.ts';
import type { SeasonRecord } from './seasonRecord.ts';
import type { CivilDate } from '../padel/time.ts';
import { Link } from '../ui/Link.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import row from '../matches/card/MatchCard.module.css';
import controls from '../ui/theme/controls.module.css';
import classes from './PairRecord.module.css';
import { useSettings } from '../league/settings.ts';

const outcomeWords = { won: 'Ganado', drawn: 'Empatado', lost: 'Perdido' } as const;

const outcomes = [
  { outcome: 'won', plural: 'Ganados', short: 'PG' },
  { outcome: 'drawn', plural: 'Empatados', short: 'PE' },
  { outcome: 'lost', plural: 'Perdidos', short: 'PP' },
] as const;

/** The outcomes that a match of the season can have for a pair. */
function outcomesOf(record: Pick<SeasonRecord, 'hasDraws'> | null) {
  return outcomes.filter(({ outcome }) => outcome !== 'drawn' || record?.hasDraws === true);
}

type PairRecordProps = {
  /** `null` where it is not known. */
  record: SeasonRecord | null;
  /** The address of its row in the table. */
  inTable: string;
  /** The civil date of today in the league’s zone. */
  today: CivilDate;
};

const ratio = (own: number, others: number) => `${own}-${others}`;

/**
 * The record of a pair in a season: its row of the table, its last five matches, its months.
 *
 * - **When:** On the page of a pair.
 * - **When not:** For the row of a starred pair: MyPairCard. For all pairs: StandingsTable.
 * - **Keyboard:** The place is a link.
 * - **Screen reader:** A list of terms and figures; each match is a sentence; the months are a
 *   table.
 */
export function PairRecord({ record, inTable, today }: PairRecordProps) {
  const place = record?.position ?? null;
  const names = [
    'Puntos',
    'Jugados',
    ...outcomesOf(record).map(({ plural }) => plural),
    'Sets',
    'Games',
  ];
  const figures =
    record === null
      ? []
      : [
          record.points,
          record.played,
          ...outcomesOf(record).map(({ outcome }) => record[outcome]),
          ratio(record.setsFor, record.setsAgainst),
          ratio(record.gamesFor, record.gamesAgainst),
        ];
  return (
    <Card padding={0} shadow="none" className={classes['root'] ?? ''}>
      <dl className={classes['figures']}>
        <div className={classes['figure']}>
          <dt className={classes['name']}>Posición</dt>
          <dd>
            {place === null ? (
              '–'
            ) : (
              <Link className={classes['place'] ?? ''} to={inTable}>
                <span>{`${place}.ª`}</span>
                <span className={visuallyHidden}> en la tabla</span>
              </Link>
            )}
          </dd>
        </div>
        {names.map((name, index) => (
          <div key={name} className={classes['figure']}>
            <dt className={classes['name']}>{name}</dt>
            <dd>{figures[index] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {record === null || record.form.length === 0 ? null : (
        <Form entries={record.form} today={today} />
      )}
      {/* One month alone would repeat the season. */}
      {record === null || record.months.length < 2 ? null : (
        <Months record={record} today={today} />
      )}
    </Card>
  );
}

function Form({ entries, today }: { entries: readonly FormEntry[]; today: CivilDate }) {
  const league = useSettings();
  return (
    <Group className={classes['form'] ?? ''} gap="6px 12px" px={12} py={8}>
      <span className={classes['name']}>Forma</span>
      <ol className={`${controls['list']} ${classes['entries']}`}>
        {entries.map(({ result, outcome }) => (
          <li
            key={result.id}
            className={row['outcome']}
            data-outcome={outcome}
            title={`${formatDay(eveningOf(result), today)}: ${result.team1} – ${result.team2}, ${describeScore(result, league)}`}
          >
            <span aria-hidden="true">{outcomeLetters[outcome]}</span>
            <span className={visuallyHidden}>
              {`${outcomeWords[outcome]}. ${describeResult(result, league)}`}
            </span>
          </li>
        ))}
      </ol>
    </Group>
  );
}

function Months({ record, today }: { record: SeasonRecord; today: CivilDate }) {
  const own = outcomesOf(record);
  const columns = [
    ['PJ', 'Partidos jugados'],
    ...own.map(({ short, plural }) => [short, `Partidos ${plural.toLowerCase()}`] as const),
  ] as const;
  return (
    <table className={classes['months']} data-draws={record.hasDraws || undefined}>
      <caption className={visuallyHidden}>Por mes</caption>
      <thead>
        <tr>
          <th scope="col">Mes</th>
          {columns.map(([short, name]) => (
            <th key={short} scope="col">
              <abbr title={name} aria-label={name}>
                {short}
              </abbr>
            </th>
          ))}
          <th scope="col">Sets</th>
          <th scope="col">Games</th>
        </tr>
      </thead>
      <tbody>
        {record.months.map((each) => (
          <tr key={each.month}>
            <th scope="row">{formatMonth(each.month, today)}</th>
            <td>{each.played}</td>
            {own.map(({ outcome }) => (
              <td key={outcome}>{each[outcome]}</td>
            ))}
            <td>{ratio(each.setsFor, each.setsAgainst)}</td>
            <td>{ratio(each.gamesFor, each.gamesAgainst)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
