import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Box, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { dateProblem, textProblem } from '../../padel/fieldRules.ts';
import type { CivilDate } from '../../padel/time.ts';
import { listOf } from '../../padel/spanishText.ts';
import { useSaving, type SaveOutcome } from '../../session/save.ts';
import type { NamedWithdrawal } from '../../standings/decisions.ts';
import { describeWithdrawal, formatDifference } from '../../standings/standingsText.ts';
import { choiceProps } from '../../ui/form/choiceProps.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type {
  NewLine,
  planWithdrawal,
  TableChange,
  Withdrawal,
  WithdrawalKind,
} from './withdrawal.ts';

type WithdrawalFormProps = {
  /** The pair's name. */
  name: string;
  /** The season's name. */
  season: string;
  /** What each way of leaving would do. */
  plan: ReturnType<typeof planWithdrawal>;
  /** How the pair has left; `null`: it plays. */
  stored: NamedWithdrawal | null;
  /** Who plays for the pair; `null`: not known. */
  players: string | null;
  /** The civil date of today in the league’s zone. */
  today: CivilDate;
  /** Lets others play for the pair: it stays. */
  onLine: (line: NewLine) => Promise<SaveOutcome>;
  /** Lets the pair leave. */
  onLeave: (way: Withdrawal) => Promise<SaveOutcome>;
  /** Lets the pair come back. */
  onReturn: () => Promise<SaveOutcome>;
};

/** More changes of the table are counted. */
const mostChanges = 8;

/** As the database has it. */
const longestPlayers = 160;

const kinds = ['line', 'annul', 'walkover'] as const;
const labels: Readonly<Record<(typeof kinds)[number], string>> = {
  line: 'Cambia una jugadora, la pareja sigue',
  annul: 'Se anula lo que jugó',
  walkover: 'Vale lo que jugó, el resto es W.O.',
};

/**
 * Lets others play for a pair; or lets it leave a season, in one of two ways, and says first what that does to the
 * table; or lets it come back.
 *
 * - **When:** A pair plays no more in this season, or with other players.
 * - **When not:** A substitute for one night: nothing changes.
 * - **Keyboard:** Arrows choose the way; Enter on the button saves.
 * - **Screen reader:** What a way does is read out when it is chosen.
 */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { name, season, plan, stored, today, onLine, onLeave, onReturn } = props;
  const { ways, suggested } = plan;
  const [kind, setKind] = useState<WithdrawalKind | 'line' | null>(suggested);
  const [line, setLine] = useState<NewLine>({ players: props.players ?? '', from: today });
  const { isSaving, failure, run } = useSaving();
  const way = ways.find((each) => each.kind === kind);
  const isSame = line.players.trim() === (props.players ?? '');
  const problem = textProblem(line.players, longestPlayers);
  if (stored !== null) {
    return (
      <Stack gap="var(--space-12)">
        <Text>{describeWithdrawal(stored)}</Text>
        <Text size="sm">
          Si vuelve, sus resultados cuentan otra vez. Los partidos que tenía anunciados se anuncian
          de nuevo.
        </Text>
        <Button variant="default" loading={isSaving} onClick={() => void run(onReturn)}>
          {`Vuelve a ${season}`}
        </Button>
        {failure === null ? null : <Notice kind="failure">{failure}</Notice>}
      </Stack>
    );
  }
  return (
    <Stack gap="var(--space-12)">
      <Radio.Group
        label={`Qué pasa con ${name} en ${season}`}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each === value) ?? null)}
      >
        <Stack gap="var(--space-4)" mt="var(--space-8)">
          <Radio {...choiceProps} value="line" label={labels.line} />
          {ways.map((each) => (
            <Radio
              {...choiceProps}
              key={each.kind}
              value={each.kind}
              label={`${labels[each.kind]}${each.kind === suggested ? ' (sugerido)' : ''}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'line' ? (
        <>
          <FormField
            label="Quiénes juegan ahora"
            required
            value={line.players}
            error={problem}
            onChange={({ currentTarget }) => setLine({ ...line, players: currentTarget.value })}
          />
          <FormField
            type="date"
            label="Desde"
            required
            value={line.from}
            error={dateProblem(line.from)}
            onChange={({ currentTarget }) => setLine({ ...line, from: currentTarget.value })}
          />
          <Text size="sm">
            Lo que ya jugó muestra a quienes jugaban entonces. Para un reemplazo de una noche no
            hace falta cambiar nada.
          </Text>
        </>
      ) : way === undefined ? (
        <Text size="sm">Elegir una manera para ver qué cambia en la tabla.</Text>
      ) : (
        <Box component="output" display="block" my="var(--space-8)">
          <Effect way={way} />
        </Box>
      )}
      <Group>
        {kind === 'line' ? (
          <Button
            loading={isSaving}
            disabled={isSame || problem !== null || dateProblem(line.from) !== null}
            onClick={() => void run(() => onLine({ ...line, players: line.players.trim() }))}
          >
            Guardar el cambio
          </Button>
        ) : (
          <Button
            loading={isSaving}
            disabled={way === undefined}
            onClick={() => way && void run(() => onLeave(way))}
          >
            {`Dar de baja a ${name}`}
          </Button>
        )}
      </Group>
      {failure === null ? null : <Notice kind="failure">{failure}</Notice>}
    </Stack>
  );
}

/** What a way does to matches and to the table. */
function Effect({ way }: { way: Withdrawal }) {
  const { unplayed, rivals, changes } = way;
  const more = changes.length - mostChanges;
  return (
    <Notice kind="said">
      <p>{describeUnplayed(unplayed.length)}</p>
      {rivals.length === 0 ? null : (
        <p>
          {rivals.length === 1
            ? 'Gana por W.O. 1 rival.'
            : `Por W.O. se ganan ${rivals.length} partidos.`}
        </p>
      )}
      {changes.length === 0 ? (
        <p>En la tabla no cambia nadie más.</p>
      ) : (
        <>
          <p>En la tabla:</p>
          <ul>
            {changes.slice(0, mostChanges).map((change) => (
              <li key={change.name}>{describeTableChange(change)}</li>
            ))}
            {more > 0 ? <li>{`y ${more} más`}</li> : null}
          </ul>
        </>
      )}
    </Notice>
  );
}

function describeUnplayed(count: number): string {
  if (count === 0) return 'No tiene partidos anunciados.';
  return count === 1
    ? 'Se borra su partido anunciado.'
    : `Se borran sus ${count} partidos anunciados.`;
}

/** *Los Mellis: 3.ª → 2.ª, −2 puntos*. */
function describeTableChange({ name, places, points }: TableChange): string {
  const [was, is] = places;
  const difference = points[1] - points[0];
  const parts = [
    ...(was === is ? [] : [`${placeOf(was)} → ${placeOf(is)}`]),
    ...(difference === 0
      ? []
      : [`${formatDifference(difference)} ${Math.abs(difference) === 1 ? 'punto' : 'puntos'}`]),
  ];
  return `${name}: ${listOf(parts)}`;
}

function placeOf(place: number | null): string {
  return place === null ? '–' : `${place}.ª`;
}
