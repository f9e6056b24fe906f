import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { tiePresets } from '../../league/rulePresets.ts';
import { choices, type Criterion, type StandingsRule } from '../../league/standingsRule.ts';
import { keysOf } from '../../padel/keysOf.ts';
import { lineTexts } from '../../standings/ruleSections.ts';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import controls from '../../ui/theme/controls.module.css';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { MoveArrows } from './MoveArrows.tsx';
import { presetOfTies, tiePresetLabels } from './ruleChoices.ts';
import { useFocusOfMoved } from './useFocusOfMoved.ts';
import classes from './SettingsEditor.module.css';

type TieLinesFieldProps = {
  /** The criteria among pairs with equal points, in this order. */
  ties: ReadonlyArray<Criterion>;
  /** Called with what is compared then. */
  onChange: (ties: StandingsRule['ties']) => void;
};

const other = 'other';

/**
 * The order of criteria that separate pairs with equal points: as most leagues have it, or line by line behind *Otra*.
 *
 * - **When:** In the form of a season.
 * - **When not:** For other lists: SettingsEditor.
 * - **Keyboard:** Arrows and X of each line are buttons, and so is each line that can be added. The focus stays on
 *   the line that was moved, and goes on where one was removed or added.
 * - **Screen reader:** Each button names its line; what has changed is said.
 */
export function TieLinesField({ ties, onChange }: TieLinesFieldProps) {
  const preset = presetOfTies(ties);
  const [isOther, setOther] = useState(preset === undefined);
  const isOpen = isOther || preset === undefined;
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusOfMoved(root, ties);
  const [said, setSaid] = useState('');
  const change = (next: StandingsRule['ties'], what: string) => {
    setOther(true);
    setSaid(what);
    onChange(next);
    // The button that had the focus may be gone with its line.
    requestAnimationFrame(() => {
      const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
      if (isFocusLost()) buttons.find(({ style }) => style.visibility !== 'hidden')?.focus();
    });
  };
  const move = (line: Criterion, to: number) => {
    keepFocus(line);
    const moved = ties.filter((each) => each !== line);
    moved.splice(to, 0, line);
    change(moved, `${nameOf(line)}: lugar ${to + 1} de ${ties.length}.`);
  };
  return (
    <>
      <SelectField
        label="Empates en puntos"
        required
        data={[
          ...keysOf(tiePresets).map((value) => ({ value, label: tiePresetLabels[value] })),
          { value: other, label: 'Otra' },
        ]}
        value={isOpen ? other : preset}
        onChange={({ currentTarget: { value } }) => {
          const chosen = keysOf(tiePresets).find((each) => each === value);
          setOther(chosen === undefined);
          if (chosen !== undefined) onChange(tiePresets[chosen]);
        }}
      />
      {isOpen ? (
        <Stack ref={root} gap="var(--space-8)">
          {ties.length === 0 ? (
            <Text size="sm">Nada se compara: a igualdad de puntos se define por sorteo.</Text>
          ) : (
            <ol
              className={`${controls['list']} ${classes['root']}`}
              aria-label="Se compara, en este orden"
            >
              {ties.map((line, index) => (
                <li key={line} className={classes['item']}>
                  <Group wrap="nowrap" gap="var(--space-8)">
                    <Text size="sm" flex={1} miw={0}>
                      {`${index + 1}. ${nameOf(line)}`}
                    </Text>
                    <Group gap={0} wrap="nowrap">
                      <MoveArrows
                        id={line}
                        what={lineTexts[line]}
                        index={index}
                        count={ties.length}
                        onMove={(to) => move(line, to)}
                      />
                      <ActionIcon
                        aria-label={`Quitar ${lineTexts[line]}`}
                        color="brand"
                        onClick={() =>
                          change(
                            ties.filter((each) => each !== line),
                            `${nameOf(line)}: fuera de la lista.`,
                          )
                        }
                      >
                        <IconX size={20} aria-hidden />
                      </ActionIcon>
                    </Group>
                  </Group>
                </li>
              ))}
            </ol>
          )}
          <Group gap="var(--space-8)">
            {choices.ties
              .filter((line) => !ties.includes(line))
              .map((line) => (
                <Button
                  key={line}
                  variant="default"
                  px="var(--space-12)"
                  aria-label={`Agregar ${lineTexts[line]}`}
                  onClick={() =>
                    change([...ties, line], `${nameOf(line)}: lugar ${ties.length + 1}.`)
                  }
                >
                  {`+ ${nameOf(line)}`}
                </Button>
              ))}
          </Group>
          <output className={visuallyHidden}>{said}</output>
        </Stack>
      ) : null}
    </>
  );
}

/** As it begins a line. */
function nameOf(line: Criterion): string {
  const text = lineTexts[line];
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
