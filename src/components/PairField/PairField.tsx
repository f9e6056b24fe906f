import '../../theme/mantineForms.css';
import { Combobox, useCombobox, type TextInputProps } from '@mantine/core';
import type { KnownPair, KnownPairs } from '../../domain/knownPairs.ts';
import { FormField } from '../FormField/FormField.tsx';
import classes from './PairField.module.css';
import { PairNote } from './PairNote.tsx';

export type PairFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** What is typed. */
  value: string;
  onChange: (name: string) => void;
  /** The pairs of the league; `undefined`: they are not known. */
  pairs: KnownPairs | undefined;
  /** The chosen category, or nothing. */
  category: string;
  /** A known pair is chosen instead of what is typed. */
  onPick: (pair: KnownPair) => void;
};

/** The name of a pair: known ones are suggested while it is typed; below, whether it is one of them. */
export function PairField(props: PairFieldProps) {
  const { value, onChange, pairs, category, onPick, ...field } = props;
  const combobox = useCombobox();
  const suggestions = pairs?.suggest(value, category) ?? [];
  const isOpen = combobox.dropdownOpened && suggestions.length > 0;
  // What is not shown must not take Escape from the dialog.
  const store = { ...combobox, dropdownOpened: isOpen };
  const close = () => {
    combobox.closeDropdown();
    combobox.resetSelectedOption();
  };
  return (
    <div className={classes['root']}>
      <Combobox
        store={store}
        // Inside the dialog: what is outside of it does not exist for a screen reader.
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
                <span className={classes['detail']}>
                  {[pair.category === category ? null : pair.category, pair.players]
                    .filter((detail) => detail !== null)
                    .join(' · ')}
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <PairNote
        check={isOpen || pairs === undefined ? { kind: 'none' } : pairs.check(value, category)}
        onPick={onPick}
      />
    </div>
  );
}
