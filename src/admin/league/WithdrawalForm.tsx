import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listOf } from '../../padel/spanishText.ts';
import { useSaving, type SaveOutcome } from '../../session/save.ts';
import type { NamedWithdrawal } from '../../standings/decisions.ts';
import { describeWithdrawal, formatDifference } from '../../standings/standingsText.ts';
import { choiceProps } from '../../ui/form/choiceProps.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { planWithdrawal, TableChange, Withdrawal, WithdrawalKind } from './withdrawal.ts';

type WithdrawalFormProps = {
  /** The pair's name. */
  name: string;
  /** The season's name. */
  season: string;
  /** What each way of leaving would do. */
  plan: ReturnType<typeof planWithdrawal>;
  /** How the pair has left; `null`: it plays. */
  stored: NamedWithdrawal | null;
  /** Lets the pair leave. */
  onLeave: (way: Withdrawal) => Promise<SaveOutcome>;
  /** Lets the pair come back. */
  onReturn: () => Promise<SaveOutcome>;
};

/** More changes of the table are counted. */
const mostChanges = 8;

const labels: Readonly<Record<WithdrawalKind, string>> = {
  annul: 'Se anula lo que jugó',
  walkover: 'Vale lo que jugó, el resto es W.O.',
};

/**
 * Lets a pair leave a season, in one of two ways, and says first what that does to the table; or lets it come back.
 *
 * - **When:** A pair plays no more in this season.
 * - **When not:** One player is replaced: the pair stays, with a new line of players.
 * - **Keyboard:** Arrows choose the way; Enter on the button saves.
 * - **Screen reader:** What a way does is read out when it is chosen.
 */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { name, season, plan, stored, onLeave, onReturn } = props;
  const { ways, suggested } = plan;
  const [kind, setKind] = useState<WithdrawalKind | null>(suggested);
  const { isSaving, failure, run } = useSaving();
  const way = ways.find((each) => each.kind === kind);
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
        label={`Qué pasa con los resultados de ${name} en ${season}`}
        value={kind}
        onChange={(value) => setKind(value === 'annul' ? 'annul' : 'walkover')}
      >
        <Stack gap="var(--space-4)" mt="var(--space-8)">
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
      {way === undefined ? (
        <Text size="sm">Elegir una manera para ver qué cambia en la tabla.</Text>
      ) : (
        <output>
          <Effect way={way} />
        </output>
      )}
      <Group>
        <Button
          loading={isSaving}
          disabled={way === undefined}
          onClick={() => way && void run(() => onLeave(way))}
        >
          {`Dar de baja a ${name}`}
        </Button>
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
