import { Text } from '@mantine/core';
import { positionOfDay, ruleOfSeason, seasonsTable } from './settingTables.ts';
import { useSettings } from '../../league/settings.ts';
import { useToday } from '../../league/useNow.ts';
import type { Season } from '../../league/season.ts';
import type { MatchPoints } from '../../league/standingsRule.ts';
import { allItemsOf } from '../../live/listState.ts';
import { useList } from '../../live/useList.ts';
import { announced } from '../../matches/announced.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { keysOf } from '../../padel/keysOf.ts';
import { dateProblem } from '../../padel/fieldRules.ts';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import { describeRule } from '../../standings/standingsText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { MovedRowsNote } from './MovedRowsNote.tsx';
import { movedRows, seasonsWith } from './movedRows.ts';
import { SeasonCategoriesSection } from './SeasonCategoriesSection.tsx';
import { seasonAddition } from './seasonAddition.ts';
import { PointsField } from './PointsField.tsx';
import { pointFields, seasonFields, typedOf } from './settingFields.ts';
import type { Typed } from '../form/field.ts';
import { remarksOf } from '../form/remarks.ts';
import { SettingsRows } from './SettingsRows.tsx';
import { TieLinesField } from './TieLinesField.tsx';

type SeasonsSectionProps = {
  /** The texts that the form of the first season begins with. */
  first?: Pick<Typed<keyof typeof seasonFields>, 'name' | 'slug' | 'startsOn'>;
  /** Called after each season that is stored. */
  onSaved?: () => void;
};

/** The seasons and how their tables are counted. */
export function SeasonsSection({ first, onSaved }: SeasonsSectionProps) {
  const settings = useSettings();
  const today = useToday();
  return (
    <SettingsRows
      table={seasonsTable}
      addRow={seasonAddition}
      first={first}
      onSaved={onSaved}
      refusals={{
        nameTaken: 'Otra temporada empieza ese día o tiene ese final de la dirección: elegir otro.',
        inUse:
          'No se puede eliminar: hay partidos que pertenecen a ella aunque su fecha sea de otra.',
      }}
      noun="temporada"
      addLabel="Agregar temporada"
      most={60}
      isOrdered={false}
      more={{
        label: 'Categorías',
        render: (season, onClose) => <SeasonCategoriesSection season={season} onClose={onClose} />,
      }}
      fields={seasonFields}
      shown={{
        win20: {
          render: ({ values, onChange }) => (
            <PointsField
              points={pointsIn(values)}
              onChange={(points) => onChange(typedOf(pointFields, points))}
            />
          ),
        },
        tieLines: {
          render: ({ values, onChange }) => (
            <TieLinesField
              ties={seasonFields.tieLines.toValue(values.tieLines)}
              onChange={(ties) => onChange({ tieLines: seasonFields.tieLines.toTyped(ties) })}
            />
          ),
        },
      }}
      // A season begins with the rule of the one before.
      begun={(last) => {
        if (last === undefined) return {};
        const {
          name: _name,
          slug: _slug,
          startsOn: _startsOn,
          endsOn: _endsOn,
          ...rule
        } = typedOf(seasonFields, last);
        return rule;
      }}
      remarks={(typed, kept) => {
        const points = pointsIn(typed);
        const row = { kind: 'season', texts: {}, points, kept, saves: true } as const;
        return remarksOf(row, { settings }, today);
      }}
      renderNote={(typed, stored) => (
        <>
          {stored === null || isSameRule(typed, typedOf(seasonFields, stored)) ? null : (
            <RuleChangeNote season={stored.slug} />
          )}
          {typed.startsOn === stored?.startsOn || dateProblem(typed.startsOn) !== null ? null : (
            <MovedRows
              season={{
                id: stored?.id ?? '',
                name: typed.name,
                // As visitors know it: a new one is none of theirs.
                slug: stored?.slug ?? '',
                firstDay: typed.startsOn,
              }}
            />
          )}
        </>
      )}
      positionOf={({ startsOn }) => positionOfDay(startsOn)}
      nameOf={({ name }) => name}
      detailOf={({ startsOn }) => `Desde el ${formatDayOfMonth(startsOn)} ${startsOn.slice(0, 4)}`}
      renderPreview={(_, season) => <Text size="sm">{describeRule(ruleOfSeason(season))}</Text>}
    />
  );
}

/** The eight numbers that are chosen in a season's form. */
function pointsIn(typed: Typed<keyof typeof seasonFields>): MatchPoints {
  const { win20, win21, draw, loss12, loss02, walkoverWin, walkoverLoss, unplayed } = pointFields;
  return {
    win20: win20.toValue(typed.win20),
    win21: win21.toValue(typed.win21),
    draw: draw.toValue(typed.draw),
    loss12: loss12.toValue(typed.loss12),
    loss02: loss02.toValue(typed.loss02),
    walkoverWin: walkoverWin.toValue(typed.walkoverWin),
    walkoverLoss: walkoverLoss.toValue(typed.walkoverLoss),
    unplayed: unplayed.toValue(typed.unplayed),
  };
}

function isSameRule(
  one: Typed<keyof typeof seasonFields>,
  other: Typed<keyof typeof seasonFields>,
): boolean {
  const { name: _name, slug: _slug, startsOn: _startsOn, endsOn: _endsOn, ...rule } = seasonFields;
  return keysOf(rule).every((name) => one[name] === other[name]);
}

/** What a first day moves, of all results and announced matches. */
function MovedRows({ season }: { season: Season }) {
  const { seasons } = useSettings();
  const { results, upcomingMatches } = useData().tables;
  const played = useList(results.lists, { order: 'day', isWhole: true }).state;
  const open = useList(upcomingMatches.lists, announced).state;
  if (played.kind !== 'loaded' || open.kind !== 'loaded') {
    return <output data-loading>Cargando…</output>;
  }
  const rows = [...allItemsOf(played), ...allItemsOf(open)];
  return <MovedRowsNote moves={movedRows(rows, seasons, seasonsWith(season, seasons))} />;
}

/** Says what a change of rule does to a season that has results. */
function RuleChangeNote({ season }: { season: string }) {
  const isKnown = useSettings().seasons.some(({ slug }) => slug === season);
  return isKnown ? <NoteOfKnown season={season} /> : null;
}

function NoteOfKnown({ season }: { season: string }) {
  const { lists } = useData().tables.results;
  const { state } = useList(lists, { order: 'day', season });
  if (state.kind === 'loaded' && state.items.length === 0) return null;
  return (
    <Notice kind="warning">
      {state.kind === 'loaded'
        ? 'Esta temporada ya tiene resultados: sus tablas se calculan de nuevo desde el comienzo y dicen qué día cambió la regla. Después de guardar se puede deshacer.'
        : 'Si la temporada ya tiene resultados, sus tablas se calculan de nuevo desde el comienzo.'}
    </Notice>
  );
}
