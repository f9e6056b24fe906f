import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { fieldProps } from '../FormField/fieldProps.ts';
import { FormField } from '../FormField/FormField.tsx';
import { isBlank, limits, textProblem } from '../../domain/fieldRules.ts';
import type { Pair } from '../../domain/pair.ts';
import classes from './PairsEditor.module.css';

/** What is to be saved of a pair. */
export type PairChange =
  | { kind: 'add'; name: string; players: string | null }
  | { kind: 'edit'; pair: Pair; name: string; players: string | null }
  | { kind: 'merge'; pair: Pair; intoId: string };

type PairFormProps = {
  /** `null`: a new one. */
  pair: Pair | null;
  /** With which it can be merged. */
  others: readonly Pair[];
  /** How many matches follow; `null`: not known. */
  matches: number | null;
  /** @returns what went wrong, in Spanish; `null`: it is saved */
  onSave: (change: PairChange) => Promise<string | null>;
};

const longestPlayers = 160;

/** Name and players of a pair, and with which other it is the same one. */
export function PairForm({ pair, others, matches, onSave }: PairFormProps) {
  const [name, setName] = useState(pair?.name ?? '');
  const [players, setPlayers] = useState(pair?.players ?? '');
  const [intoId, setIntoId] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async (change: PairChange) => {
    if (isSaving) return;
    setSaving(true);
    const problem = await onSave(change);
    setFailure(problem);
    setSaving(false);
    if (problem === null && pair === null) {
      setName('');
      setPlayers('');
    }
  };
  const submit = () => {
    const problem =
      textProblem(name, limits.team) ??
      (isBlank(players) ? null : textProblem(players, longestPlayers));
    setFailure(problem);
    if (problem !== null) return;
    const typed = { name: name.trim(), players: isBlank(players) ? null : players.trim() };
    void save(pair === null ? { kind: 'add', ...typed } : { kind: 'edit', pair, ...typed });
  };
  const follow = matches === 1 ? 'Lo sigue 1 partido.' : `Lo siguen ${matches ?? '…'} partidos.`;
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormField
        label="Nombre"
        required
        value={name}
        description={pair === null ? undefined : follow}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <FormField
        label="Jugadores"
        value={players}
        placeholder="Ana Pérez / Luz Gómez"
        onChange={(event) => setPlayers(event.currentTarget.value)}
      />
      <div className={classes['actions']}>
        <Button type="submit" aria-disabled={isSaving}>
          Guardar
        </Button>
      </div>
      {pair === null || others.length === 0 ? null : (
        <div className={classes['actions']}>
          <NativeSelect
            {...fieldProps}
            label="Es la misma pareja que"
            value={intoId}
            data={[
              { value: '', label: 'Elegir pareja' },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => setIntoId(event.currentTarget.value)}
          />
          <Button
            variant="default"
            aria-disabled={isSaving || intoId === ''}
            onClick={() => {
              if (intoId !== '') void save({ kind: 'merge', pair, intoId });
            }}
          >
            Unir
          </Button>
        </div>
      )}
      {failure === null ? null : (
        <p className={classes['failure']} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
