import '@mantine/core/styles/Stack.layer.css';
import { Button, Group, Stack } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { FormField } from '../ui/form/FormField.tsx';
import { isBlank, nameProblem, textProblem } from '../padel/fieldRules.ts';
import { olderNamesake } from '../pairs/pairAddress.ts';
import { knownPairs } from '../pairs/knownPairs.ts';
import type { Pair } from '../padel/pair.ts';
import { isSameName } from '../padel/pairSlug.ts';
import { useSaving, type SaveOutcome } from '../session/save.ts';
import { NameTakenError } from '../session/writeErrors.ts';
import { PairNote } from './form/PairField.tsx';

/**
 * A change of a pair to save.
 * @property near another pair that has nearly this name
 */
export type PairChange =
  | { kind: 'add'; name: string; players: string | null; near: Pair | null }
  | { kind: 'edit'; pair: Pair; name: string; players: string | null; near: Pair | null }
  | { kind: 'merge'; pair: Pair; into: Pair };

type PairFormProps = {
  /** `null`: a new one. */
  pair: Pair | null;
  /** The other pairs of its category. */
  others: ReadonlyArray<Pair>;
  /** The number of matches that the pair has; `null` if that is not known. */
  matches: number | null;
  /** It `asks` where the question before it was declined: what is typed stays. */
  onSave: (change: PairChange) => Promise<SaveOutcome>;
  /** Called with the known pair that a new one turned out to be. */
  onChoose: (pair: Pair) => void;
};

const longestPlayers = 160;

/** The problem, in Spanish, by the field below which it stands; `save`: below the button. */
type Problems = Partial<Record<'name' | 'players' | 'into' | 'save', string | null>>;

const errorProps = { role: 'alert' } as const;

/** Why a pair cannot have a name. @param owner the pair that has it; `null`: not known */
export function nameTaken(owner: string | null): string {
  return owner === null
    ? 'Otra pareja de la categoría ya se llama así: se pueden unir.'
    : `Es el nombre de «${owner}», aunque cambien los signos: si son la misma pareja, se pueden unir.`;
}

/** The form for a pair's name and players, and for merging it into another pair. */
export function PairForm({ pair, others, matches, onSave, onChoose }: PairFormProps) {
  const [name, setName] = useState(pair?.name ?? '');
  const [players, setPlayers] = useState(pair?.players ?? '');
  // Of two that differ only in signs the newer one is probably the other.
  const [intoId, setIntoId] = useState(() => (pair && olderNamesake(pair, others)?.id) ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const { isSaving, run } = useSaving();
  const nameInput = useRef<HTMLInputElement>(null);
  const playersInput = useRef<HTMLInputElement>(null);
  const sameAs = useRef<HTMLSelectElement>(null);
  const known = useMemo(() => knownPairs(others), [others]);
  const check = known.check(name, '');
  // A stored name that is near another one was confirmed before: only a new name is asked about.
  const isNear = check.kind === 'near' && name.trim() !== pair?.name;
  const near = isNear ? (others.find(({ id }) => id === check.pair.id) ?? null) : null;
  const into = others.find(({ id }) => id === intoId);

  const save = async (change: PairChange) => {
    if (isSaving) return;
    setProblems({});
    const outcome = await run(() => onSave(change));
    if (outcome.kind === 'failed') {
      const isName = outcome.error instanceof NameTakenError;
      const field = change.kind === 'merge' ? 'into' : isName ? 'name' : 'save';
      setProblems({ [field]: outcome.message });
    }
    if (outcome.kind === 'saved' && pair === null) {
      setName('');
      setPlayers('');
    }
  };
  const submit = () => {
    const isRenamed = name.trim() !== pair?.name;
    const taken = isRenamed ? others.find((other) => isSameName(other.name, name)) : undefined;
    const found = {
      name:
        (isRenamed ? nameProblem(name) : null) ??
        (taken === undefined ? null : nameTaken(taken.name)),
      players: isBlank(players) ? null : textProblem(players, longestPlayers),
    };
    setProblems(found);
    if (found.name !== null || found.players !== null) {
      (found.name === null ? playersInput : nameInput).current?.focus();
      return;
    }
    const typed = { name: name.trim(), players: isBlank(players) ? null : players.trim(), near };
    void save(pair === null ? { kind: 'add', ...typed } : { kind: 'edit', pair, ...typed });
  };
  const follow =
    matches === 1
      ? 'También cambia en 1 partido.'
      : `También cambia en ${matches ?? '…'} partidos.`;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="var(--space-12)" py="var(--space-8)">
        <div>
          <FormField
            ref={nameInput}
            label="Nombre"
            required
            value={name}
            description={pair === null ? undefined : follow}
            error={problems.name}
            errorProps={errorProps}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblems({ ...problems, name: null });
            }}
          />
          <PairNote
            check={near === null ? { kind: 'none' } : { kind: 'near', pair: near }}
            onPick={() => {
              if (near === null) return;
              if (pair === null) {
                onChoose(near);
                return;
              }
              setName(pair.name);
              setProblems({ ...problems, name: null });
              setIntoId(near.id);
              sameAs.current?.focus();
            }}
          />
        </div>
        <FormField
          ref={playersInput}
          label="Jugadores"
          value={players}
          placeholder="Ana Pérez / Luz Gómez"
          error={problems.players}
          errorProps={errorProps}
          onChange={(event) => {
            setPlayers(event.currentTarget.value);
            setProblems({ ...problems, players: null });
          }}
        />
        <Group>
          <Button type="submit" aria-disabled={isSaving}>
            Guardar
          </Button>
        </Group>
        {problems.save ? <Notice kind="failure">{problems.save}</Notice> : null}
        {pair === null || others.length === 0 ? null : (
          <>
            <SelectField
              ref={sameAs}
              label="Es la misma pareja que"
              value={intoId}
              error={problems.into}
              errorProps={errorProps}
              data={[
                { value: '', label: 'Elegir pareja' },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => {
                setIntoId(event.currentTarget.value);
                setProblems({ ...problems, into: null });
              }}
            />
            <Group>
              <Button
                variant="default"
                aria-disabled={isSaving}
                onClick={() => {
                  if (into === undefined) {
                    setProblems({ into: 'Elegir con qué pareja se une.' });
                    sameAs.current?.focus();
                  } else void save({ kind: 'merge', pair, into });
                }}
              >
                Unir
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}
