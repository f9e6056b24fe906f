import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { Button, Chip, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { LinesField } from '../../ui/form/LinesField.tsx';
import type { NewCategory } from '../league/settingTables.ts';
import { useSaving, type SaveOutcome } from '../../session/save.ts';
import {
  categorySets,
  newCategories,
  noCategories,
  othersProblem,
  withSets,
  type CategoryPlan,
} from './categorySets.ts';
import classes from './CategorySets.module.css';

type CategorySetsProps = {
  /** The categories that the league has. */
  existing: Parameters<typeof newCategories>[1];
  /** Stores the chosen ones. */
  onCreate: (categories: readonly NewCategory[]) => Promise<SaveOutcome>;
  /** A preview of the page with them. */
  renderPreview: (categories: readonly NewCategory[]) => ReactNode;
};

/**
 * The usual categories to choose from; names of their own are typed.
 *
 * - **Keyboard:** Each is a check box.
 * - **Screen reader:** Check boxes in named groups; the button says how many are created.
 */
export function CategorySets({ existing, onCreate, renderPreview }: CategorySetsProps) {
  const [choice, setChoice] = useState<CategoryPlan>(noCategories);
  const { isSaving, failure, run, clear } = useSaving();
  /** The problem, in Spanish, with what is chosen or with what is typed. */
  const [problem, setProblem] = useState<{ of: 'sets' | 'others'; text: string } | null>(null);
  const others = useRef<HTMLTextAreaElement>(null);
  const added = newCategories(choice, existing);
  const change = (changed: CategoryPlan) => {
    setChoice(changed);
    setProblem(null);
    clear();
  };
  const create = async () => {
    const wrong = othersProblem(choice.others);
    if (wrong !== null) {
      setProblem({ of: 'others', text: wrong });
      others.current?.focus();
      return;
    }
    if (added.length === 0) {
      setProblem({ of: 'sets', text: 'Elegir al menos una categoría que la liga no tenga.' });
      return;
    }
    setProblem(null);
    const { kind } = await run(() => onCreate(added));
    if (kind === 'saved') setChoice(noCategories);
  };
  return (
    <Stack gap="var(--space-16)">
      {existing.length === 0 ? null : (
        <Text>{`Ya están: ${existing.map(({ title }) => title).join(', ')}.`}</Text>
      )}
      <Chips
        label="¿Quiénes juegan?"
        titles={categorySets.map(({ title }) => title)}
        chosen={choice.sets}
        onChange={(sets) => change(withSets(choice, sets))}
      />
      {problem?.of === 'sets' ? <Notice kind="failure">{problem.text}</Notice> : null}
      {categorySets
        .filter(({ title }) => choice.sets.includes(title))
        .map(({ title, titles }) => (
          <Chips
            key={title}
            label={title}
            titles={titles}
            chosen={choice.titles.filter((each) => titles.includes(each))}
            onChange={(chosen) => {
              const rest = choice.titles.filter((each) => !titles.includes(each));
              change({ ...choice, titles: [...rest, ...chosen] });
            }}
          />
        ))}
      <LinesField
        ref={others}
        error={problem?.of === 'others' ? problem.text : null}
        errorProps={{ role: 'alert' }}
        label="Otras"
        description="Con otro nombre, una por renglón."
        placeholder="Principiantes"
        value={choice.others}
        onChange={(event) => change({ ...choice, others: event.currentTarget.value })}
      />
      {added.length === 0 ? null : <div inert>{renderPreview(added)}</div>}
      <Group>
        <Button aria-disabled={isSaving} onClick={() => void create()}>
          {added.length === 0
            ? 'Crear categorías'
            : added.length === 1
              ? 'Crear 1 categoría'
              : `Crear ${added.length} categorías`}
        </Button>
      </Group>
      {failure === null ? null : <Notice kind="failure">{failure}</Notice>}
    </Stack>
  );
}

type ChipsProps = {
  label: string;
  titles: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function Chips({ label, titles, chosen, onChange }: ChipsProps) {
  return (
    <Fieldset variant="unstyled" m={0} miw={0}>
      <Text component="legend" fw="var(--weight-bold)" mb="var(--space-8)">
        {label}
      </Text>
      <Chip.Group multiple value={[...chosen]} onChange={onChange}>
        <Group gap="var(--space-8)">
          {titles.map((title) => (
            <Chip
              key={title}
              value={title}
              color="brand"
              size="md"
              classNames={{ label: classes['chip'] ?? '' }}
            >
              {/* Below *Damas*, *Sexta* is enough. */}
              {title.endsWith(` ${label}`) ? title.slice(0, -label.length - 1) : title}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Fieldset>
  );
}
