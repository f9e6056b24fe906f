import '../../ui/theme/mantineDialog.css';
import { CloseButton, Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { MyPair } from '../../matches/myPairsContext.ts';
import type { SearchEntry } from './search.ts';
import { dialogProps } from '../../ui/dialogProps.ts';
import { useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import { useReturnFocus } from '../../ui/hooks/useReturnFocus.ts';
import { SearchAnswers } from './SearchAnswers.tsx';
import classes from './SearchDialog.module.css';

type SearchDialogProps = {
  /** The pairs with a star, where a tap gives or takes one; else it leads there. */
  starred?: readonly Pick<MyPair, 'id'>[] | undefined;
  /** The entries that answer a query, the best first. */
  find: (query: string) => readonly SearchEntry[];
  /** State of the list of pairs; categories and clubs are found at once. */
  state: 'loading' | 'error' | 'loaded';
  /** Tries again to load what failed. */
  onRetry: () => void;
  /** Called with the entry that was chosen. */
  onChoose: (entry: SearchEntry) => void;
  /** Called when the dialog closes. */
  onClose: () => void;
};

/** The number of answers that are shown at first. */
const firstAnswers = 8;

/**
 * The search of the site: one field, answers as one types.
 *
 * - **When:** From the magnifier of the header, the key / or “¿Cuál es tu pareja?”.
 * - **When not:** Within a form: PairField. To narrow a list: CategoryFilter.
 * - **Keyboard:** The field has the focus. Arrows choose, Enter goes there, Escape closes and
 *   returns the focus.
 * - **Screen reader:** A combobox with a list; the number of answers is announced, shown or not.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { starred, find, state, onRetry, onChoose, onClose } = props;
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answers = find(query);
  const shown = showsAll ? answers : answers.slice(0, firstAnswers);
  // The last option shows the others.
  const optionCount = shown.length + (shown.length < answers.length ? 1 : 0);
  const current = Math.min(active, optionCount - 1);
  const optionId = (index: number) =>
    `${listId} ${shown[index]?.id ?? 'all'}`.replaceAll(/\W/gu, '-');

  const combobox = useCombobox({ opened: optionCount > 0 });
  useReturnFocus();
  useCloseOnBack(true, () => {
    onClose();
    return true;
  });

  const choose = (index: number) => {
    const entry = shown[index];
    if (entry !== undefined) {
      onChoose(entry);
      return;
    }
    setActive(index);
    setShowsAll(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && optionCount > 0) choose(current);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  const move = (by: number) => {
    if (optionCount === 0) return;
    const next = (current + by + optionCount) % optionCount;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Modal
      {...dialogProps}
      classNames={{
        root: classes['root'] ?? '',
        content: `${dialogProps.classNames.content} ${classes['content']}`,
        body: classes['body'] ?? '',
      }}
      attributes={{ content: { 'aria-label': 'Buscar' } }}
      centered={false}
      size={640}
      xOffset={0}
      yOffset="var(--search-offset)"
      padding={8}
      withCloseButton={false}
      transitionProps={{ duration: 0 }}
      opened
      onClose={onClose}
    >
      <Combobox store={combobox}>
        <Combobox.EventsTarget
          withExpandedAttribute
          // The arrows begin at the first answer, and go on to those that are shown later.
          withKeyboardNavigation={false}
          aria-activedescendant={optionCount === 0 ? undefined : optionId(current)}
          // Escape is the dialog's: the answers have nothing to close.
          data-mantine-stop-propagation={undefined}
        >
          <TextInput
            ref={field}
            size="lg"
            classNames={{ input: classes['input'] ?? '' }}
            aria-label="Buscar parejas, jugadores, categorías y clubes"
            aria-autocomplete="list"
            placeholder={
              starred === undefined ? 'Pareja, jugador, categoría o club' : '¿Cuál es tu pareja?'
            }
            spellCheck={false}
            enterKeyHint="go"
            leftSection={<IconSearch className={classes['icon']} size={22} aria-hidden="true" />}
            rightSection={<CloseButton {...dialogProps.closeButtonProps} onClick={onClose} />}
            // The dialog is opened to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setActive(0);
              setShowsAll(false);
              // Before the new answers are there: later it would force a layout.
              document.getElementById(listId)?.scrollTo(0, 0);
            }}
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
        <SearchAnswers
          id={listId}
          starred={starred}
          answers={shown}
          count={answers.length}
          current={current}
          optionId={optionId}
          hasQuery={query.trim() !== ''}
          state={state}
          onRetry={onRetry}
          onChoose={(index, isTouch) => {
            choose(index);
            // A finger puts a phone's keyboard away, which leaves room for all; a mouse leaves the focus here.
            if (isTouch) field.current?.blur();
          }}
        />
      </Combobox>
    </Modal>
  );
}
