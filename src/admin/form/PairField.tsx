import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import {
  Box,
  Combobox,
  Text,
  UnstyledButton,
  useCombobox,
  type TextInputProps,
} from '@mantine/core';
import { assertNever } from '../../padel/assertNever.ts';
import type { KnownPair, KnownPairs, NameCheck } from '../../pairs/knownPairs.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import classes from './PairField.module.css';

export type PairFieldProps = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  /** The typed text. */
  value: string;
  /** Called with the name as it is typed or chosen. */
  onChange: (name: string) => void;
  /** The pairs of the league; `undefined`: they are not known. */
  pairs: KnownPairs | undefined;
  /** The chosen category; empty if none is. */
  category: string;
  /** Called with the known pair that was chosen from the suggestions. */
  onPick: (pair: KnownPair) => void;
};

/**
 * A field for a pair's name, with suggestions of known pairs, and a note whether the pair is known.
 *
 * - **Keyboard:** Arrows choose a suggestion, Enter takes it, Escape closes the list and not the
 *   dialog.
 * - **Screen reader:** A combobox with a list; what stands below is its description.
 */
export function PairField(props: PairFieldProps) {
  const { value, onChange, pairs, category, onPick, ...field } = props;
  const combobox = useCombobox();
  const suggestions = pairs?.suggest(value, category) ?? [];
  const isOpen = combobox.dropdownOpened && suggestions.length > 0;
  // A dropdown without suggestions is not shown, and must not handle Escape instead of the dialog.
  const store = { ...combobox, dropdownOpened: isOpen };
  const close = () => {
    combobox.closeDropdown();
    combobox.resetSelectedOption();
  };
  return (
    <Box pos="relative" miw={0}>
      <Combobox
        store={store}
        // Inside the dialog: screen readers ignore what is outside.
        withinPortal={false}
        offset={4}
        zIndex={3}
        transitionProps={{ duration: 0 }}
        onOptionSubmit={(id) => {
          const pair = suggestions.find((each) => each.id === id);
          if (pair !== undefined) onPick(pair);
          close();
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <FormField
            {...field}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            onBlur={(event) => {
              field.onBlur?.(event);
              close();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={classes['dropdown']}>
          <Combobox.Options aria-label="Parejas de la liga">
            {suggestions.map((pair) => (
              <Combobox.Option key={pair.id} value={pair.id} className={classes['option']}>
                <bdi>{pair.name}</bdi>
                <Text span size="xs" c="dimmed">
                  {[pair.category === category ? null : pair.category, pair.players]
                    .filter((detail) => detail !== null)
                    .join(' · ')}
                </Text>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <PairNote
        check={isOpen || pairs === undefined ? { kind: 'none' } : pairs.check(value, category)}
        onPick={onPick}
      />
    </Box>
  );
}

type PairNoteProps = { check: NameCheck; onPick: (pair: KnownPair) => void };

/** Says whether a typed name is a new pair or nearly a known one; keeps its line when it says nothing. */
export function PairNote({ check, onPick }: PairNoteProps) {
  return (
    // The note's line is always there: what is below stays in place while a name is typed.
    <Text
      component="output"
      display="block"
      size="sm"
      c="dimmed"
      lh="1.25rem"
      mih="1.25rem"
      mt="var(--space-4)"
      mb="calc(-1 * var(--space-8))"
    >
      {contentOf(check, onPick)}
    </Text>
  );
}

function contentOf(check: NameCheck, onPick: PairNoteProps['onPick']) {
  switch (check.kind) {
    case 'none':
    case 'known':
      return null;
    case 'new':
      return (
        <>
          <Text span inherit fw="var(--weight-bold)" c="var(--color-brand)">
            Pareja nueva
          </Text>
          {check.elsewhere === null ? null : <span>{` · hay una en ${check.elsewhere}`}</span>}
        </>
      );
    case 'meant':
      return (
        <>
          <span>Es</span>{' '}
          <Text span inherit fw="var(--weight-bold)" c="var(--color-brand)">
            <bdi>{check.pair.name}</bdi>
          </Text>
          <span>: los signos no distinguen parejas.</span>
        </>
      );
    case 'near':
      return (
        <UnstyledButton
          className={classes['near'] ?? ''}
          pos="relative"
          w="100%"
          fz="inherit"
          c="var(--color-text)"
          // Keeps the focus in the field, and a phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(check.pair)}
        >
          <span>¿Es «</span>
          <Text
            component="bdi"
            inherit
            fw="var(--weight-bold)"
            c="var(--color-brand)"
            td="underline"
          >
            {check.pair.name}
          </Text>
          <span>»?</span>
        </UnstyledButton>
      );
    default:
      return assertNever(check);
  }
}
