import '../../ui/theme/mantineForms.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete, type AutocompleteProps, type ComboboxItem } from '@mantine/core';
import { nameKey } from '../../padel/nameKey.ts';
import { fieldProps } from '../../ui/form/fieldProps.ts';

/** At most so many suggestions are shown. */
const most = 30;

type SuggestionsFieldProps = Omit<AutocompleteProps, 'data'> & {
  /** The suggestions, in this order. */
  suggestions: ReadonlyArray<string>;
};

/**
 * A line of text with the suggestions that contain it: accents, underscores and slashes may be left out.
 *
 * - **When:** In a form, for one of many, or for a text of which a few are usual: a time zone, a reason.
 * - **When not:** For one of few: SelectField. For a pair: PairField.
 * - **Keyboard:** Arrows choose a suggestion, Enter takes it.
 * - **Screen reader:** A combobox with a list.
 */
export function SuggestionsField({ suggestions, ...props }: SuggestionsFieldProps) {
  return (
    <Autocomplete
      {...fieldProps}
      data={[...suggestions]}
      limit={most}
      autoComplete="off"
      spellCheck={false}
      comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      filter={({ options, search, limit }) => {
        const items = options.filter((option): option is ComboboxItem => !('group' in option));
        // The field has one of them: all others can be chosen.
        if (items.some(({ value }) => value === search)) return items.slice(0, limit);
        const key = searchKey(search);
        return items.filter(({ value }) => searchKey(value).includes(key)).slice(0, limit);
      }}
      {...props}
    />
  );
}

function searchKey(text: string): string {
  return nameKey(text.replaceAll(/[/_-]/gu, ' '));
}
