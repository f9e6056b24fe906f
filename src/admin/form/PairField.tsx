import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Box, Combobox, Text, useCombobox, type TextInputProps } from '@mantine/core';
import type { KnownPair, KnownPairs } from '../../pairs/knownPairs.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import classes from './PairField.module.css';
import { PairNote } from './PairNote.tsx';

export type PairFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
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
